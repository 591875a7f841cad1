import type { Rng } from '../../../src/base/rng.ts';
import { madeUp } from './madeUp.ts';
import { pick } from './source.ts';
import { hexBytes, items } from '../../items.ts';

/** Bytes that do nothing, or nearly so. */
const FILLERS: readonly (readonly number[])[] = items`
  90; 66 90; 0f 1f 00; 0f 1f 40 00; 0f 1f 44 00 00; 66 0f 1f 44 00 00; 0f 1f 80 00 00 00 00
  66 2e 0f 1f 84 00 00 00 00 00; 48 90; 41 90; 49 90; f3 90; f3 0f 1e fa; 0f 18 20; 0f 19 c0; 0f 1c 00; 0f 1e c0
  0f 0d 06; eb 00; eb 01 b8; e9 00 00 00 00; 66 e9 00 00; 74 00; 75 00; e3 00; e8 00 00 00 00; e8 00 00 00 00 58
  e8 00 00 00 00 48 83 c4 08; 50 58; 66 50 66 58; 41 50 41 58; fc; f8; f9; f5; c3; f3 c3; f2 c3; c2 00 00; c2 08 00
  cb; 48 cb; 48 8d 24 24; 48 8d 64 24 f8; 48 8d 64 24 08; 48 89 c0; 89 c0; 88 c0; 48 87 c0; 87 c0; 48 83 c0 00
  48 c1 e0 00; c1 e0 00; 48 0f a4 c0 00; 0f a4 c0 00; 48 63 c0; 63 c0; 48 98; d6; 9b; d9 d0; 0f 77; c5 f8 77
  0f ae e8; 0f a2; 0f 31; 0f 0b; cc; f4; 48 ff c0; ff c0; 66 ff c0; 48 01 04 24; 48 83 04 24 01; 48 8b 04 24
  48 89 44 24 f8; 89 44 24 fc; 48 89 84 24 78 ff ff ff; 48 8b 05 00 00 00 00; 8b 05 00 00 00 00
  48 8d 05 00 00 00 00; 48 8b 04 25 00 00 01 00; c5 f9 6e c0; c4 e1 f9 6e c0; 66 48 0f 6e c0; f3 0f 7e c0
  66 0f d6 c0; c4 e2 fb f6 c0; c4 e2 7b f6 c0; 62 f2 fb 08 f6 c0; d5 18 01 c0; 8f c0; 8f e9 78 01 c8
  f3 48 0f 38 f6 c0; 66 48 0f 38 f6 c0; 66 f3 48 0f 38 f6 c0; f3 66 48 0f 38 f6 c0; 48 0f ba e0 47; 0f ba e0 27
  48 0f c8; 66 0f c8; c0 f0 01; 48 c1 f0 01; f6 c8 01; 48 f7 c8 01 00 00 00; 82 c0 01; 48 d1 d0; 48 c1 d0 40
  48 d1 f0`.map(hexBytes);

/**
 * Registers that most code has in use, below the red zone's end, and back again: what happens to them in between is
 * lost, but for flags.
 */
const SPILL = hexBytes('48 89 44 24 88 48 89 4c 24 90 48 89 54 24 98');
const FILL = hexBytes('48 8b 44 24 88 48 8b 4c 24 90 48 8b 54 24 98');

/** Machine code with the places where its instructions begin. */
export interface Code {
  readonly bytes: Uint8Array;
  readonly starts: readonly number[];
}

/**
 * A way of changing machine code; null where it does not fit. Only the first change of a mutant knows where
 * instructions begin.
 */
interface ByteEdit {
  readonly name: string;
  apply(code: Code, rng: Rng): Uint8Array | null;
}

const LEGACY = [0x66, 0x67, 0x2e, 0x3e, 0x26, 0x36, 0x64, 0x65, 0xf0, 0xf2, 0xf3];

const inserted = ({ bytes }: Code, at: number, more: ArrayLike<number>, instead = 0): Uint8Array =>
  Uint8Array.from([...bytes.subarray(0, at), ...Array.from(more), ...bytes.subarray(at + instead)]);

/** First byte and length of a random instruction. */
function instruction({ bytes, starts }: Code, rng: Rng): readonly [at: number, length: number] {
  const i = rng.below(starts.length);
  const at = starts[i];
  return [at, (starts[i + 1] ?? endOf(bytes, at)) - at];
}

/** The last instruction is `ret`, constants may follow. */
const endOf = (bytes: Uint8Array, at: number): number => Math.min(bytes.length, at + 1);

const changedByte = (code: Code, at: number, value: number): Uint8Array => inserted(code, at, [value & 0xff], 1);

/** Where the bytes behind prefixes and REX begin. */
function opcodeAt(bytes: Uint8Array, at: number): number {
  while (LEGACY.includes(bytes[at])) at++;
  return (bytes[at] & 0xf0) === 0x40 ? at + 1 : at;
}

/** One-byte opcodes with a ModRM byte, `op r/m, r`; two less or more is `op r, r/m`. */
const isBothWays = (opcode: number): boolean =>
  ((opcode & 0xc4) === 0 && opcode < 0x40) || [0x88, 0x89, 0x8a, 0x8b].includes(opcode);

export const BYTE_EDITS: readonly ByteEdit[] = [
  {
    name: 'bit',
    apply: (code, rng) => {
      const at = rng.below(code.bytes.length);
      return changedByte(code, at, code.bytes[at] ^ (1 << rng.below(8)));
    },
  },
  { name: 'byte', apply: (code, rng) => changedByte(code, rng.below(code.bytes.length), rng.below(256)) },
  {
    name: 'byte that is a prefix',
    apply: (code, rng) =>
      changedByte(
        code,
        rng.below(code.bytes.length),
        pick([...LEGACY, 0x40, 0x41, 0x48, 0x4f, 0xc4, 0xc5, 0x62, 0x0f, 0x8f, 0xd5], rng),
      ),
  },
  { name: 'legacy prefix', apply: (code, rng) => inserted(code, instruction(code, rng)[0], [pick(LEGACY, rng)]) },
  {
    name: 'two legacy prefixes',
    apply: (code, rng) => inserted(code, instruction(code, rng)[0], [pick(LEGACY, rng), pick(LEGACY, rng)]),
  },
  {
    name: 'many prefixes',
    apply: (code, rng) =>
      inserted(
        code,
        instruction(code, rng)[0],
        Array.from({ length: 1 + rng.below(14) }, () => pick([0x66, 0x2e, 0x3e, 0x36], rng)),
      ),
  },
  { name: 'REX', apply: (code, rng) => inserted(code, instruction(code, rng)[0], [0x40 | rng.below(16)]) },
  {
    name: 'REX behind prefixes',
    apply: (code, rng) => inserted(code, opcodeAt(code.bytes, instruction(code, rng)[0]), [0x40 | rng.below(16)]),
  },
  {
    name: 'prefix behind REX',
    apply: (code, rng) => inserted(code, opcodeAt(code.bytes, instruction(code, rng)[0]), [pick(LEGACY, rng)]),
  },
  {
    name: 'other REX',
    apply: (code, rng) => {
      const at = opcodeAt(code.bytes, instruction(code, rng)[0]) - 1;
      return at >= 0 && (code.bytes[at] & 0xf0) === 0x40
        ? changedByte(code, at, code.bytes[at] ^ (1 << rng.below(4)))
        : null;
    },
  },
  { name: 'filler', apply: (code, rng) => inserted(code, instruction(code, rng)[0], pick(FILLERS, rng)) },
  {
    name: 'filler with another register',
    apply: (code, rng) => {
      const filler = [...pick(FILLERS, rng)];
      filler[filler.length - 1] ^= rng.below(64);
      return inserted(code, instruction(code, rng)[0], filler);
    },
  },
  {
    name: 'filler instead',
    apply: (code, rng) => {
      const [at, length] = instruction(code, rng);
      return inserted(code, at, pick(FILLERS, rng), length);
    },
  },
  {
    name: 'instruction of random fields',
    apply: (code, rng) => inserted(code, instruction(code, rng)[0], madeUp(rng)),
  },
  {
    name: 'instruction of random fields behind a spill',
    apply: (code, rng) => inserted(code, instruction(code, rng)[0], [...SPILL, ...madeUp(rng), ...FILL]),
  },
  {
    name: 'instruction left out',
    apply: (code, rng) => {
      const [at, length] = instruction(code, rng);
      return inserted(code, at, [], length);
    },
  },
  {
    name: 'instruction twice',
    apply: (code, rng) => {
      const [at, length] = instruction(code, rng);
      return inserted(code, at, code.bytes.subarray(at, at + length));
    },
  },
  {
    name: 'instruction from elsewhere',
    apply: (code, rng) => {
      const [from, length] = instruction(code, rng);
      return inserted(code, instruction(code, rng)[0], code.bytes.subarray(from, from + length));
    },
  },
  {
    name: 'instruction instead of another',
    apply: (code, rng) => {
      const [from, length] = instruction(code, rng);
      const [at, own] = instruction(code, rng);
      return inserted(code, at, code.bytes.subarray(from, from + length), own);
    },
  },
  { name: 'two instructions exchanged', apply: exchanged },
  { name: 'byte left out', apply: (code, rng) => inserted(code, rng.below(code.bytes.length), [], 1) },
  { name: 'byte more', apply: (code, rng) => inserted(code, rng.below(code.bytes.length), [rng.below(256)]) },
  {
    name: 'opcode',
    apply: (code, rng) => {
      const at = opcodeAt(code.bytes, instruction(code, rng)[0]);
      return changedByte(code, at, code.bytes[at] ^ pick([1, 2, 3, 8, 16, 32, 0x38], rng));
    },
  },
  {
    name: 'ModRM',
    apply: (code, rng) => {
      const [at, length] = instruction(code, rng);
      const modrm = Math.min(at + length - 1, opcodeAt(code.bytes, at) + 1 + rng.below(2));
      return changedByte(code, modrm, code.bytes[modrm] ^ pick([1, 2, 4, 8, 16, 32, 0x40, 0x80, 0xc0], rng));
    },
  },
  {
    name: 'last byte',
    apply: (code, rng) => {
      const [at, length] = instruction(code, rng);
      const last = at + length - 1;
      return changedByte(code, last, code.bytes[last] + pick([1, -1, 8, -8, 0x80, 0x40], rng));
    },
  },
  {
    name: 'number of four bytes',
    apply: (code, rng) => {
      const [at, length] = instruction(code, rng);
      return length < 5 ? null : changedByte(code, at + length - 1 - rng.below(4), pick([0, 1, 0x7f, 0x80, 0xff], rng));
    },
  },
  { name: 'operands the other way round in the encoding', apply: otherWay },
  {
    name: 'operand and opcode the other way round',
    apply: (code, rng) => {
      const at = opcodeAt(code.bytes, instruction(code, rng)[0]);
      return isBothWays(code.bytes[at]) ? changedByte(code, at, code.bytes[at] ^ 2) : null;
    },
  },
  { name: 'immediate of four bytes', apply: longImmediate },
  { name: 'displacement of four bytes', apply: longDisplacement },
  {
    name: 'zeros instead',
    apply: (code, rng) => {
      const at = rng.below(code.bytes.length);
      const count = Math.min(1 + rng.below(8), code.bytes.length - at);
      return inserted(code, at, new Uint8Array(count), count);
    },
  },
  {
    name: 'zeros',
    apply: (code, rng) => inserted(code, instruction(code, rng)[0], new Uint8Array(2 * (1 + rng.below(8)))),
  },
  {
    name: 'jump over instructions',
    apply: (code, rng) => {
      const i = rng.below(code.starts.length);
      const far = Math.min(code.starts.length - 1, i + rng.below(4));
      return inserted(code, code.starts[i], [0xeb, (code.starts[far] - code.starts[i]) & 0xff]);
    },
  },
  {
    name: 'jump over bytes',
    apply: (code, rng) => {
      const bytes = Array.from({ length: rng.below(6) }, () => rng.below(256));
      return inserted(code, instruction(code, rng)[0], [0xeb, bytes.length, ...bytes]);
    },
  },
  { name: 'jump anywhere', apply: (code, rng) => inserted(code, instruction(code, rng)[0], [0xeb, rng.below(256)]) },
  {
    name: 'call of what follows later',
    apply: (code, rng) => inserted(code, instruction(code, rng)[0], [0xe8, rng.below(16), 0, 0, 0]),
  },
  { name: 'end cut off', apply: ({ bytes }, rng) => bytes.slice(0, Math.max(1, bytes.length - 1 - rng.below(12))) },
  {
    name: 'random bytes',
    apply: (code, rng) =>
      inserted(
        code,
        instruction(code, rng)[0],
        Array.from({ length: 1 + rng.below(6) }, () => rng.below(256)),
      ),
  },
];

function exchanged(code: Code, rng: Rng): Uint8Array | null {
  const { bytes, starts } = code;
  if (starts.length < 4) return null;
  const i = rng.below(starts.length - 2);
  const [a, b, c] = [starts[i], starts[i + 1], starts[i + 2]];
  return inserted(code, a, [...bytes.subarray(b, c), ...bytes.subarray(a, b)], c - a);
}

/** `op r/m, r` of two registers as `op r, r/m`: the same instruction in other bytes. */
function otherWay(code: Code, rng: Rng): Uint8Array | null {
  const { bytes } = code;
  const at = opcodeAt(bytes, instruction(code, rng)[0]);
  const modrm = bytes[at + 1];
  if (!isBothWays(bytes[at]) || modrm === undefined || modrm < 0xc0) return null;
  const rex = (bytes[at - 1] ?? 0) & 0xf0;
  const flipped = 0xc0 | ((modrm & 7) << 3) | ((modrm >> 3) & 7);
  const both = inserted(code, at, [bytes[at] ^ 2, flipped], 2);
  if (rex === 0x40) both[at - 1] = (bytes[at - 1] & 0xfa) | ((bytes[at - 1] & 1) << 2) | ((bytes[at - 1] >> 2) & 1);
  return both;
}

/** 83 /n ib as 81 /n id. */
function longImmediate(code: Code, rng: Rng): Uint8Array | null {
  const [at, length] = instruction(code, rng);
  const opcode = opcodeAt(code.bytes, at);
  const last = code.bytes[at + length - 1];
  if (code.bytes[opcode] !== 0x83) return null;
  const sign = last < 0x80 ? 0 : 0xff;
  return inserted(
    code,
    opcode,
    [0x81, ...code.bytes.subarray(opcode + 1, at + length - 1), last, sign, sign, sign],
    at + length - opcode,
  );
}

/** A displacement of one byte in four. */
function longDisplacement(code: Code, rng: Rng): Uint8Array | null {
  const [at, length] = instruction(code, rng);
  const opcode = opcodeAt(code.bytes, at);
  const modrm = code.bytes[opcode + 1];
  if (modrm >> 6 !== 1 || opcode + 2 >= at + length) return null;
  const place = opcode + 2 + ((modrm & 7) === 4 ? 1 : 0);
  const value = code.bytes[place];
  const sign = value < 0x80 ? 0 : 0xff;
  return inserted({ ...code, bytes: changedByte(code, opcode + 1, modrm ^ 0xc0) }, place, [value, sign, sign, sign], 1);
}
