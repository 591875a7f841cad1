/**
 * What is public according to the analysis must not depend on secrets on the processor: each accepted form is run on
 * pairs of states that differ in what is secret only. TRIALS says how many pairs, by default one, three with
 * FIELDWRIGHT_LONG=1; SEED says which. Needs AVX-512; without it, nothing is run.
 */
import { formOrNull } from '../instructions/formOrNull.ts';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { MachineInstruction } from '../../../src/base/machineCode.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { decodeEach } from '../../../src/frontend/object/readFunction.ts';
import type { InstructionForm } from '../../../src/x86/form.ts';
import { bytesOf, secrecyOf, type Byte } from '../../../src/prover/leak/byte.ts';
import { Region } from '../../../src/prover/leak/region.ts';
import { registerPlace, State } from '../../../src/prover/leak/state.ts';
import { transfer } from '../../../src/prover/leak/transfer.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { allForms } from '../instructions/encodings.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { items } from '../../items.ts';

const TRIALS = Number(process.env['TRIALS'] ?? (process.env['FIELDWRIGHT_LONG'] === '1' ? 3 : 1));
const SEED = Number(process.env['SEED'] ?? 1);
const toolchain = await toolchainOrSkip();
const hasVectors = /avx512vl.*/.test(readFileSync('/proc/cpuinfo', 'utf8'));

/** As runInstructions.c has it. */
const FLAGS_AT = 128;
const MASKS_AT = 136;
const VECTORS_AT = 200;
const MEMORY_AT = 712;
const SIZE = 776;
const MEMORY_BYTES = 64;
const HEAD = 16;
const NAMES = items`rax; rcx; rdx; rbx; rsp; rbp; rsi; rdi; r8; r9; r10; r11; r12; r13; r14; r15`;
const FLAGS = [
  ['C', 0],
  ['P', 2],
  ['A', 4],
  ['Z', 6],
  ['S', 7],
  ['O', 11],
] as const;
/** Random bytes, of which states are pieces. */
const POOL_BYTES = 1 << 18;
const MEMORY_ADDRESS = 0x10000000000n;
const DISPLACEMENT = 0x5050505n;
const REGION = 'rdi';

/** Where the bytes of a state are, without rsp: registers with their first byte. */
const PARTS = [
  ...NAMES.map((name, k) => [name, 8 * k] as const).filter(([name]) => name !== 'rsp'),
  ...Array.from({ length: 8 }, (_, k) => [`k${k}`, MASKS_AT + 8 * k] as const),
  ...Array.from({ length: 8 }, (_, k) => [`zmm${k}`, VECTORS_AT + 64 * k] as const),
].map(([name, at]) => ({ place: registerPlace(name)!, at }));
const RBX_AT = 24;

interface Case {
  readonly instruction: MachineInstruction;
  readonly form: InstructionForm;
  /** Which bytes are public afterwards according to the analysis: 1 where they are. */
  readonly after: Uint8Array;
  readonly flags: string;
  readonly states: readonly [Buffer, Buffer];
}

test.skipIf(toolchain === null || !hasVectors)(
  `the processor agrees on ${TRIALS} pairs of states for each form (seed ${SEED})`,
  async () => {
    const codes = [...allForms(), ...allForms(true)];
    const decoded = await decodeEach(toolchain!.bridge.decoder, codes);
    const rng = seeded(SEED, 'processor');
    const pool = Buffer.from(Array.from({ length: POOL_BYTES }, () => randomByte(rng)));
    const cases = decoded.flatMap((instruction) => {
      const form = instruction === null ? null : formOrNull(instruction);
      if (instruction === null || form === null || !isSimple(instruction, form)) return [];
      return Array.from({ length: TRIALS }, () => caseOf(instruction, form, pool, rng)).filter((one) => one !== null);
    });
    const { wrong, ran } = compare(cases, run(cases));
    expect(wrong).toEqual([]);
    expect(ran).toBeGreaterThan(TRIALS * 5000);
  },
);

/** Neither jumps nor the stack, and nothing of variable time or with indices in a vector, which may also trap. */
function isSimple({ operands }: MachineInstruction, { flow, stack, timing, implicitReads }: InstructionForm): boolean {
  const named = [
    ...operands.flatMap((o) => (o.kind === 'register' ? [o.name] : o.kind === 'memory' ? [o.base, o.index] : [])),
    ...implicitReads,
  ].map((name) => registerPlace(name)?.register);
  const isOfIndices = operands.some((o) => o.kind === 'memory' && /MM/.test(o.index));
  return flow === 'next' && stack === 0 && timing !== 'variable' && !isOfIndices && !named.includes('rsp');
}

/** Random states and secrets, and what the analysis makes of them; null if it reports something. */
function caseOf(instruction: MachineInstruction, form: InstructionForm, pool: Buffer, rng: Rng): Case | null {
  const from = rng.below(POOL_BYTES - SIZE);
  const first = Buffer.from(pool.subarray(from, from + SIZE));
  const hasMemory = instruction.operands.some((o) => o.kind === 'memory');
  first.writeBigUInt64LE(BigInt(2 | FLAGS.reduce((sum, [, bit]) => sum | (rng.below(2) << bit), 0)), FLAGS_AT);
  if (hasMemory) first.writeBigUInt64LE(MEMORY_ADDRESS - DISPLACEMENT, RBX_AT);
  const second = Buffer.from(first);
  const state = new State();
  const region = state.openRegion(REGION, new Region({ from: 0, above: 'public', below: 'public' }));
  const choose = (at: number, count: number): Byte[] => {
    const kind = hasMemory && at === RBX_AT ? 0 : rng.below(4);
    if (kind < 2) return bytesOf('public', count);
    return Array.from({ length: count }, (_, k): Byte => {
      if (kind === 2 && rng.below(2) === 0) return 'public';
      second[at + k] = randomByte(rng);
      return 'secret';
    });
  };
  for (const { place, at } of PARTS) state.write(place, choose(at, place.count), null);
  region.write(0, choose(MEMORY_AT, MEMORY_BYTES));
  if (hasMemory)
    state.write(registerPlace('rbx')!, bytesOf({ region: REGION, offset: -Number(DISPLACEMENT) }, 8), null);
  for (const [letter, bit] of FLAGS) {
    const isSecret = rng.below(4) === 0;
    state.setFlags(letter, isSecret ? 'secret' : 'public', false);
    if (isSecret && rng.below(2) === 0) second.writeUInt16LE(second.readUInt16LE(FLAGS_AT) ^ (1 << bit), FLAGS_AT);
  }
  let reported = false;
  const report = (): void => {
    reported = true;
  };
  transfer({
    instruction,
    form,
    state,
    image: { path: '', segments: [], symbols: [], relocated: [], placement: null, isMovable: true },
    leak: report,
    refuse: report,
  });
  return reported
    ? null
    : {
        instruction,
        form,
        states: [first, second],
        after: publicBytes(state),
        flags: FLAGS.map(([letter]) => letter)
          .filter((letter) => state.secrecy(letter) === null)
          .join(''),
      };
}

/** Mostly random; often the bytes that are limits. */
const randomByte = (rng: Rng): number => (rng.below(2) === 0 ? rng.below(256) : [0, 1, 0x7f, 0x80, 0xff][rng.below(5)]);

function publicBytes(state: State): Uint8Array {
  const found = new Uint8Array(SIZE);
  const note = (at: number, bytes: readonly Byte[]): void =>
    bytes.forEach((byte, k) => {
      if (secrecyOf([byte]) === null) found[at + k] = 1;
    });
  for (const { place, at } of PARTS) note(at, state.read(place));
  note(MEMORY_AT, state.region(REGION).read(0, MEMORY_BYTES));
  return found;
}

/** The states afterwards, two for each case, each behind a byte that is not 0 if the processor refused. */
function run(cases: readonly Case[]): Buffer {
  const folder = temporaryFolder(onTestFinished);
  const [program, input, output] = ['run', 'in', 'out'].map((name) => join(folder, name));
  execFileSync('cc', ['-O1', '-o', program, join(import.meta.dirname, 'runInstructions.c')]);
  writeFileSync(
    input,
    Buffer.concat(
      cases.flatMap(({ instruction: { bytes }, states }) =>
        states.flatMap((state) => [
          Buffer.of(bytes.length, ...bytes, ...new Uint8Array(HEAD - 1 - bytes.length)),
          state,
        ]),
      ),
    ),
  );
  execFileSync(program, [input, output]);
  return readFileSync(output);
}

function compare(cases: readonly Case[], results: Buffer): { wrong: string[]; ran: number } {
  const wrong: string[] = [];
  let ran = 0;
  cases.forEach(({ instruction, after, flags }, k) => {
    const [a, b] = [0, 1].map((half) => results.subarray((2 * k + half) * (SIZE + 1), (2 * k + half + 1) * (SIZE + 1)));
    if (a[0] !== 0 || b[0] !== 0) return;
    ran++;
    const bytes: number[] = [];
    for (let at = 0; at < SIZE; at++) if (after[at] === 1 && a[at + 1] !== b[at + 1]) bytes.push(at);
    const changed = a.readUInt16LE(FLAGS_AT + 1) ^ b.readUInt16LE(FLAGS_AT + 1);
    const letters = FLAGS.filter(([letter, bit]) => flags.includes(letter) && ((changed >> bit) & 1) !== 0).map(
      ([letter]) => letter,
    );
    if (bytes.length + letters.length > 0)
      wrong.push(`${instruction.opcode} (${instruction.text}): bytes ${bytes.join()} flags ${letters.join()}`);
  });
  return { wrong, ran };
}
