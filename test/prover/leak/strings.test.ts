/**
 * What the analysis calls public behind random string instructions must not depend on secrets on the processor, which
 * runs them on pairs of states that differ in secrets only. COUNT says how many pieces of code, SEED which.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { MachineInstruction } from '../../../src/base/machineCode.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { decodeEach } from '../../../src/frontend/object/readFunction.ts';
import { acceptedForm } from '../../../src/prover/instructions/accept.ts';
import { bytesOf, secrecyOf, valueOf, isPointer } from '../../../src/prover/leak/byte.ts';
import { Region } from '../../../src/prover/leak/region.ts';
import { registerPlace, State } from '../../../src/prover/leak/state.ts';
import { transfer } from '../../../src/prover/leak/transfer.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { assembled } from '../redteam/random/pool.ts';
import { pick } from '../redteam/source.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const toolchain = await toolchainOrSkip();
const COUNT = Number(process.env['COUNT'] ?? 400);
const SEED = Number(process.env['SEED'] ?? 1);

/** As runStrings.c has it. */
const REGISTERS = ['rax', 'rcx', 'rsi', 'rdi', 'r8', 'r9'] as const;
const FLAGS_AT = 48;
const MEMORY_AT = 56;
const MEMORY = 2048;
const MIDDLE = 512;
const SIZE = MEMORY_AT + MEMORY;
const FLAGS = [
  ['C', 0],
  ['P', 2],
  ['A', 4],
  ['Z', 6],
  ['S', 7],
  ['O', 11],
] as const;
/** Where bytes may be secrets: all that code begins at, and a little more. */
const SECRETS = 96;

const range = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

/** Lines of which each is drawn as it is; r8 and r9 are small public numbers that the analysis does not know. */
const LINES: readonly string[] = [
  ...['movs', 'stos', 'lods'].flatMap((name) =>
    ['', 'rep ', 'rep '].flatMap((repeat) => [...'bwdq'].map((size) => `${repeat}${name}${size}`)),
  ),
  ...['cmps', 'scas'].flatMap((name) =>
    ['', 'repe ', 'repne '].flatMap((repeat) => [...'bwdq'].map((size) => `${repeat}${name}${size}`)),
  ),
  ...range(8).map(() => 'xlatb'),
];
const SETTINGS: readonly string[] = [
  ...[0, 1, 3, 8, 16, 24, 40].flatMap((at) => [`lea rdi, [rbx+${at}]`, `lea rsi, [rbx+${at}]`]),
  ...['lea rdi, [rbx+r8]', 'lea rsi, [rbx+r8]'],
  ...[0, 1, 2, 3, 5, 6].map((count) => `mov ecx, ${count}`),
  ...['mov ecx, r9d', 'mov rcx, r9', 'mov ecx, r9d'],
  ...[0, 8, 17].map((at) => `mov rax, [rbx+${at}]`),
  ...['cmp eax, [rbx+8]', 'xor eax, eax', 'mov eax, 0x5a', 'mov rax, rbx', 'mov eax, r9d'],
];

const register = (name: string) => registerPlace(name)!;

interface Case {
  readonly text: readonly string[];
  readonly code: Uint8Array;
  readonly states: readonly [Buffer, Buffer];
  /** Bytes and flags that the analysis calls public. */
  readonly open: readonly number[];
  readonly flags: string;
}

test.skipIf(toolchain === null)(`the processor agrees on ${COUNT} pieces of code (seed ${SEED})`, async () => {
  const texts = [...new Set([...LINES, ...SETTINGS])];
  const bytes = assembled(texts);
  const decoded = await decodeEach(
    toolchain!.bridge.decoder,
    texts.map((text) => bytes.get(text)!),
  );
  const instructions = new Map(texts.map((text, k) => [text, decoded[k]!]));
  const cases = range(COUNT).flatMap((k) => caseOf(seeded(SEED, `piece ${k}`), instructions) ?? []);
  const results = run(cases);
  const wrong = cases.flatMap(({ text, open, flags }, k) => {
    const [a, b] = [0, 1].map((half) => results.subarray((2 * k + half) * SIZE, (2 * k + half + 1) * SIZE));
    const changed = a.readUInt16LE(FLAGS_AT) ^ b.readUInt16LE(FLAGS_AT);
    const differing = [
      ...open.filter((at) => a[at] !== b[at]),
      ...FLAGS.filter(([letter, bit]) => flags.includes(letter) && ((changed >> bit) & 1) !== 0),
    ];
    return differing.length === 0 ? [] : [`${text.join('; ')}: ${differing.join(' ')}`];
  });
  expect(wrong).toEqual([]);
  expect(cases.length).toBeGreaterThan(COUNT / 8);
});

/** Null if the analysis reports something. */
function caseOf(rng: Rng, instructions: ReadonlyMap<string, MachineInstruction>): Case | null {
  const text = range(1 + rng.below(4)).flatMap(() => [
    ...range(1 + rng.below(4)).map(() => pick(SETTINGS, rng)),
    pick(LINES, rng),
  ]);
  const all = ['lea rdi, [rbx+40]', 'lea rsi, [rbx+8]', 'mov ecx, 3', ...text];
  const code = Buffer.concat(all.map((line) => instructions.get(line)?.bytes ?? Buffer.of()));
  const first = Buffer.alloc(SIZE);
  for (let at = 0; at < SIZE; at++) first[at] = rng.below(3) === 0 ? rng.below(3) : rng.below(256);
  for (const at of [32, 40]) first.writeBigUInt64LE(BigInt(rng.below(7)), at);
  first.writeBigUInt64LE(2n, FLAGS_AT);
  const second = Buffer.from(first);
  const region = new Region({ from: -MIDDLE, above: 'public', below: 'public' });
  const state = new State();
  state.openRegion('rbx', region);
  state.write(register('rbx'), bytesOf({ region: 'rbx', offset: 0 }, 8), null);
  const isSecret = rng.below(4);
  for (let at = 0; at < SECRETS; at++) {
    if (isSecret === 0 ? at >= 32 : rng.below(isSecret + 1) > 0) continue;
    second[MEMORY_AT + MIDDLE + at] = rng.below(2) === 0 ? rng.below(256) : rng.below(3);
    region.write(at, ['secret']);
  }
  return isReported(
    all.map((line) => instructions.get(line)!),
    state,
  )
    ? null
    : { text: all, code, states: [first, second], open: openBytes(state), flags: openFlags(state) };
}

function isReported(all: readonly MachineInstruction[], state: State): boolean {
  let reported = false;
  const report = (): void => {
    reported = true;
  };
  const image = { path: '', segments: [], symbols: [], relocated: [], placement: null, isMovable: true };
  for (const instruction of all)
    transfer({ instruction, form: acceptedForm(instruction), state, image, leak: report, refuse: report });
  return reported;
}

function openBytes(state: State): number[] {
  const registers = REGISTERS.flatMap((name, k) => {
    const known = state.read(register(name));
    return range(8).flatMap((i) => (secrecyOf([known[i]]) === null ? [8 * k + i] : []));
  });
  const memory = state.region('rbx').read(-MIDDLE, MEMORY);
  // An address of the region with a constant offset is that address.
  for (const name of REGISTERS) {
    const value = valueOf(state.read(register(name)));
    expect(isPointer(value) && value.region !== 'rbx').toBe(false);
  }
  return [...registers, ...memory.flatMap((byte, at) => (secrecyOf([byte]) === null ? [MEMORY_AT + at] : []))];
}

const openFlags = (state: State): string =>
  FLAGS.map(([letter]) => letter)
    .filter((letter) => state.secrecy(letter) === null)
    .join('');

/** The states afterwards, two for each case. */
function run(cases: readonly Case[]): Buffer {
  const folder = temporaryFolder(onTestFinished);
  const [program, input, output] = ['run', 'in', 'out'].map((name) => join(folder, name));
  execFileSync('cc', ['-O1', '-o', program, join(import.meta.dirname, 'runStrings.c')]);
  const length = ({ code }: Case): Buffer => {
    const word = Buffer.alloc(8);
    word.writeBigUInt64LE(BigInt(code.length));
    return word;
  };
  writeFileSync(input, Buffer.concat(cases.flatMap((one) => one.states.flatMap((s) => [length(one), one.code, s]))));
  execFileSync(program, [input, output]);
  return readFileSync(output);
}
