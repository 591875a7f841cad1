/**
 * Encodings with VEX and EVEX of which one bit was changed: what is accepted of them, the processor runs, and accesses
 * memory where LLVM says, with short displacements, too. One in ten; FIELDWRIGHT_LONG=1 takes all. Needs AVX-512.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { MachineInstruction } from '../../../src/base/machineCode.ts';
import { decodeEach } from '../../../src/frontend/object/readFunction.ts';
import { registerPlace } from '../../../src/prover/leak/state.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { allForms } from './encodings.ts';
import { formOrNull } from './formOrNull.ts';

/** As runInstructions.c has it. */
const SIZE = 776;
const [RBX_AT, FLAGS_AT, MASKS_AT] = [24, 128, 136];
const MEMORY_ADDRESS = 0x10000000000n;
const HEAD = 16;
/** ModRM in VEX and EVEX, and the opcode before it, which is left as it is. */
const MODRM: Readonly<Record<number, number>> = { 196: 4, 98: 5 };
const SHORT = [0x01, 0x7f, 0x80];

const toolchain = await toolchainOrSkip();
const hasVectors = /avx512_vbmi2/.test(readFileSync('/proc/cpuinfo', 'utf8'));

test.skipIf(toolchain === null || !hasVectors)('the processor runs whatever is accepted', async () => {
  const { decoder } = toolchain!.bridge;
  const bases = allForms().filter((code) => code.length > (MODRM[code[0]] ?? Infinity));
  const known = await decodeEach(decoder, bases);
  const right = bases.filter((_, k) => known[k] !== null && formOrNull(known[k]) !== null);
  const codes = oneIn(10, [...new Map(right.flatMap(changed).map((code) => [code.join(), code])).values()]);
  const accepted = (await decodeEach(decoder, codes)).filter((instruction) => instruction !== null).filter(isSimple);
  const status = run(accepted);
  expect(accepted.filter((_, k) => status[k] !== 0).map(({ bytes, text }) => `${text}: ${bytes.join()}`)).toEqual([]);
  expect(accepted.length).toBeGreaterThan(codes.length / 3);
});

/** Each bit of the prefixes and of ModRM changed, and displacements of one byte in place of four. */
function changed(code: Uint8Array): Uint8Array[] {
  const at = MODRM[code[0]];
  const flipped = Array.from({ length: 8 * (at + 1) }, (_, bit) =>
    code.with(bit >> 3, code[bit >> 3] ^ (1 << (bit & 7))),
  );
  const isOfRbx = (code[at] & 0xc7) === 0x83;
  const short = SHORT.map((by) =>
    Uint8Array.of(...code.subarray(0, at), code[at] ^ 0xc0, by, ...code.subarray(at + 5)),
  );
  return [...flipped.slice(8, 8 * (at - 1)), ...flipped.slice(8 * at), ...(isOfRbx ? short : [])];
}

/** Accepted, of steady time, without jumps and the stack, and with no address but in rbx. */
function isSimple(instruction: MachineInstruction): boolean {
  const form = formOrNull(instruction);
  if (form?.flow !== 'next' || form.stack !== 0 || form.timing === 'variable') return false;
  const { operands } = instruction;
  const named = operands.flatMap((o) => (o.kind === 'register' ? [o.name] : []));
  const isNear = operands.every((o) => o.kind !== 'memory' || (o.base === 'RBX' && o.index === '' && o.segment === ''));
  return isNear && ![...named, ...form.implicitReads].some((name) => registerPlace(name)?.register === 'rsp');
}

/** Masks of ones, and rbx so that the operand is where there is memory and nothing below. */
function stateOf({ operands }: MachineInstruction): Buffer {
  const state = Buffer.alloc(SIZE);
  const memory = operands.find((o) => o.kind === 'memory');
  state.writeBigUInt64LE(2n, FLAGS_AT);
  state.fill(0xff, MASKS_AT, MASKS_AT + 64);
  if (memory?.kind === 'memory') state.writeBigUInt64LE(MEMORY_ADDRESS - memory.displacement, RBX_AT);
  return state;
}

/** Of each a number that is not 0 if the processor refused it. */
function run(instructions: readonly MachineInstruction[]): number[] {
  const folder = temporaryFolder(onTestFinished);
  const [program, input, output] = ['run', 'in', 'out'].map((name) => join(folder, name));
  execFileSync('cc', ['-O1', '-o', program, join(import.meta.dirname, '../leak/runInstructions.c')]);
  const cases = instructions.flatMap((instruction) => {
    const { bytes } = instruction;
    return [Buffer.of(bytes.length, ...bytes, ...new Uint8Array(HEAD - 1 - bytes.length)), stateOf(instruction)];
  });
  writeFileSync(input, Buffer.concat(cases));
  execFileSync(program, [input, output]);
  const found = readFileSync(output);
  return instructions.map((_, k) => found[k * (SIZE + 1)]);
}
