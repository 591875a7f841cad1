/**
 * Encodings that are drawn near to those of coq/LaneDecode.v: whatever it accepts is an instruction of the processor,
 * of this length and with these operands, as iced-x86 reads it too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Code, Decoder, DecoderOptions, type Instruction, Mnemonic, OpKind, Register } from 'iced-x86';
import { describe, expect, it } from 'vitest';
import { type Rng, seeded } from '../../../src/base/rng.ts';
import { openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';
import { saidByCoq } from './acceptedTerms.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 12;
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const DRAWN = IS_LONG ? 60_000 : 1_000;
const TIMEOUT = IS_LONG ? 3_600_000 : 300_000;
/** More than the longest instruction of these has. */
const LENGTH = 15;

const WIDTHS = [
  { isa: 'AVX2', bits: 256, hasVex: true, hasEvex: false },
  { isa: 'AVX512', bits: 512, hasVex: false, hasEvex: true },
  { isa: 'ACROSS', bits: 256, hasVex: true, hasEvex: true },
  { isa: 'ACROSS512', bits: 512, hasVex: false, hasEvex: true },
] as const;
type Width = (typeof WIDTHS)[number];

/* What is drawn: fields that are those of an instruction for the most part, and any bits. */

const [VEX, EVEX] = [0xc4, 0x62];
/** Opcode maps with what LaneDecode.v has there. */
const OPCODES: readonly (readonly [map: number, opcodes: readonly number[]])[] = [
  [1, [0x6f, 0x72, 0x73, 0x7f, 0x92, 0xd4, 0xdb, 0xdf, 0xeb, 0xef, 0xf4, 0xfb]],
  [2, [0x40, 0x59, 0x64, 0xb4, 0xb5]],
  [3, [0x00, 0x05, 0x25, 0x43]],
];

const oneOf = <T>(rng: Rng, choices: readonly T[]): T => choices[rng.below(choices.length)];
const byte = (rng: Rng): number => rng.below(256);
/** The wanted bits, or now and then any. */
const mostly = (rng: Rng, wanted: number, below: number): number => (rng.below(8) === 0 ? rng.below(below) : wanted);

function drawnEncoding(rng: Rng, { bits, hasVex, hasEvex }: Width): Uint8Array {
  const [map, opcodes] = oneOf(rng, OPCODES);
  const opcode = mostly(rng, oneOf(rng, opcodes), 256);
  const registers = rng.below(16) << 4;
  const w = rng.below(2) << 7;
  const v = mostly(rng, 15, 16) << 3;
  const prefix = mostly(rng, 1, 4);
  const isEvex = hasEvex && (!hasVex || rng.below(2) === 0);
  const front = isEvex
    ? [EVEX, registers | mostly(rng, map, 16), w | v | mostly(rng, 4, 8) | prefix, lastOfEvex(rng, bits)]
    : [VEX, (registers & 0xe0) | mostly(rng, map, 32), w | v | mostly(rng, 4, 8) | prefix];
  const kinds = [
    [...front, opcode],
    [0xc5, (registers & 0x80) | v | mostly(rng, 4, 8) | prefix, opcode],
    [...oneOf(rng, [[], [0x48], [0x40 | rng.below(16)]]), oneOf(rng, [0x81, 0x83, 0x8d, 0x90, 0xb8, 0xc3, 0xc7])],
  ];
  const kind = rng.below(8) === 0 ? 2 : hasVex && !isEvex && rng.below(3) === 0 ? 1 : 0;
  return Uint8Array.from({ length: LENGTH }, (_, i) => kinds[kind][i] ?? byte(rng));
}

/** Zeroing, length, broadcast, the register v, mask. */
const lastOfEvex = (rng: Rng, bits: number): number =>
  (mostly(rng, 0, 2) << 7) |
  (mostly(rng, bits === 256 ? 1 : 2, 4) << 5) |
  (rng.below(3) === 0 ? 1 << 4 : 0) |
  (mostly(rng, 1, 2) << 3) |
  (rng.below(2) === 0 ? 0 : rng.below(8));

/* What iced-x86 reads, as Codes.v writes it. */

function readByIced(bytes: Uint8Array, width: Width): string {
  const decoder = new Decoder(64, bytes, DecoderOptions.None);
  const instruction = decoder.decode();
  try {
    return [instruction.length, ...codeOf(instruction, width)].join(' ');
  } finally {
    instruction.free();
    decoder.free();
  }
}

const OPERATIONS: readonly (readonly Mnemonic[])[] = [
  [Mnemonic.Vpmadd52luq],
  [Mnemonic.Vpmadd52huq],
  [Mnemonic.Vpmullq],
  [Mnemonic.Vpmuludq],
  [Mnemonic.Vpaddq],
  [Mnemonic.Vpsubq],
  [Mnemonic.Vpand, Mnemonic.Vpandq],
  [Mnemonic.Vpandn, Mnemonic.Vpandnq],
  [Mnemonic.Vpor, Mnemonic.Vporq],
  [Mnemonic.Vpxor, Mnemonic.Vpxorq, Mnemonic.Vpxord],
];
const SHIFTS: readonly Mnemonic[] = [Mnemonic.Vpsllq, Mnemonic.Vpsrlq, Mnemonic.Vpsraq];
const [ALIGNED, UNALIGNED] = [
  [Mnemonic.Vmovdqa, Mnemonic.Vmovdqa64],
  [Mnemonic.Vmovdqu, Mnemonic.Vmovdqu64],
];

function codeOf(i: Instruction, width: Width): readonly (number | bigint)[] {
  if (i.code === Code.INVALID) return [];
  const operation = OPERATIONS.findIndex((names) => names.includes(i.mnemonic));
  const mask = i.opMask === Register.None ? 0 : i.opMask - Register.K0;
  const of = (k: number): number => vectorNumber(i, k, width);
  const [a, b] = [(): number[] => sourceOf(i, 2, width), (): number[] => sourceOf(i, 1, width)];
  if (i.zeroingMasking) return [];
  if (operation >= 0) return [1, mask, operation, of(0), of(1), ...a()];
  if (SHIFTS.includes(i.mnemonic)) return [2, SHIFTS.indexOf(i.mnemonic), of(0), of(1), Number(i.immediate(2))];
  if (ALIGNED.includes(i.mnemonic) || UNALIGNED.includes(i.mnemonic)) {
    const isAligned = ALIGNED.includes(i.mnemonic) ? 1 : 0;
    return i.opKind(0) === OpKind.Memory ? [4, isAligned, of(1), ...addressOf(i)] : [3, isAligned, of(0), ...b()];
  }
  const moved = Array.from({ length: width.bits / 64 }, (_, k) => k);
  const from = (move: (z: number, k: number) => number, n: number): number[] =>
    moved.map((k) => move(Number(i.immediate(n)), k));
  switch (i.mnemonic) {
    case Mnemonic.Vpternlogq:
      return [1, mask, 1000 + Number(i.immediate(3)), of(0), of(1), ...a()];
    case Mnemonic.Vpbroadcastq:
      return [3, 0, of(0), 2, ...addressOf(i)];
    case Mnemonic.Vpermq:
      return [5, mask, of(0), 0, ...b(), ...from((z, k) => moved.length + (k & ~3) + ((z >> (2 * (k & 3))) & 3), 2)];
    case Mnemonic.Vpermilpd:
      return [5, mask, of(0), 0, ...b(), ...from((z, k) => moved.length + (k & ~1) + ((z >> k) & 1), 2)];
    case Mnemonic.Vshufi64x2:
      return [
        5,
        mask,
        of(0),
        of(1),
        ...a(),
        ...from((z, k) => (k & 1) + 2 * ((z >> (k >> 1)) & 1) + (k < 2 ? 0 : 4), 3),
      ];
    case Mnemonic.Vpblendmq:
      return [6, mask, of(0), of(1), ...a()];
    case Mnemonic.Kmovb:
      return [7, i.opRegister(0) - Register.K0, generalNumber(i.opRegister(1))];
    case Mnemonic.Vzeroupper:
      return [8];
    case Mnemonic.Ret:
      return [9];
    default:
      return generalCode(i);
  }
}

function generalCode(i: Instruction): readonly (number | bigint)[] {
  const to = (): number => generalNumber(i.opRegister(0));
  switch (i.mnemonic) {
    case Mnemonic.Lea:
      return [20, to(), ...addressOf(i)];
    case Mnemonic.Add:
      return [21, to(), BigInt.asIntN(64, i.immediate(1))];
    case Mnemonic.Sub:
      return [22, to(), BigInt.asIntN(64, i.immediate(1))];
    case Mnemonic.Mov:
      return [23, to(), BigInt.asUintN(64, i.immediate(1))];
    case Mnemonic.Nop:
      return [24];
    default:
      return [];
  }
}

/** Of a register of 32 or 64 bits. */
const generalNumber = (register: Register): number =>
  register - (register >= Register.RAX ? Register.RAX : Register.EAX);

/** A register of another length has no number. */
function vectorNumber(i: Instruction, k: number, { bits }: Width): number {
  const n = i.opRegister(k) - (bits === 256 ? Register.YMM0 : Register.ZMM0);
  return n >= 0 && n < 32 ? n : -1;
}

const sourceOf = (i: Instruction, k: number, width: Width): number[] =>
  i.opKind(k) === OpKind.Memory ? [i.isBroadcast ? 2 : 1, ...addressOf(i)] : [0, vectorNumber(i, k, width)];

/** Relative to the code, which begins at 0, or to a register; with an index there is none. */
function addressOf(i: Instruction): number[] {
  if (i.memoryIndex !== Register.None) return [];
  const distance = Number(BigInt.asIntN(64, i.memoryDisplacement));
  return i.isIpRelMemoryOperand ? [16, distance] : [i.memoryBase - Register.RAX, distance];
}

describe.skipIf(!hasCoq)(withCoq('the decoder of vector code in Coq'), () => {
  it.each(WIDTHS)(
    `accepts of ${DRAWN} encodings only instructions of $isa, and reads them right (seed ${SEED})`,
    async (width) => {
      const rng = seeded(SEED, width.isa);
      const encodings = Array.from({ length: DRAWN }, () => drawnEncoding(rng, width));
      const { library } = await openCoq(ROOT);
      const said = await saidByCoq(
        [
          'From Coq Require Import ZArith List Bool.',
          'From Fieldwright Require Import Machine Decode LaneMachine LaneDecode.',
          'Import ListNotations.',
          'Open Scope Z_scope.',
          `#[local] Instance registers : width := ${width.isa}.`,
          readFileSync(join(import.meta.dirname, 'Codes.v'), 'utf8'),
          // One list for each, which begins with a number that nothing else is.
          `Eval vm_compute in map (fun l => -9999 :: first_code l) [${encodings
            .map((bytes) => `[${[...bytes].join('; ')}]`)
            .join(';\n')}].`,
          '',
        ].join('\n'),
        library,
      );
      const read = said
        .split('-9999')
        .slice(1)
        .map((text) => (text.split(']')[0].match(/-?\d+/g) ?? []).join(' '));
      expect(read.length).toBe(encodings.length);
      const accepted = encodings.flatMap((bytes, i) => (read[i] === '' ? [] : [{ bytes, code: read[i] }]));
      expect(accepted.length).toBeGreaterThan(DRAWN / 20);
      for (const { bytes, code } of accepted)
        expect(code, Buffer.from(bytes).toString('hex')).toBe(readByIced(bytes, width));
    },
    TIMEOUT,
  );
});
