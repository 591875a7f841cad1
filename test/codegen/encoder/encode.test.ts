import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { assembleBytes } from './assembleBytes.ts';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { gasLines, gasPool, nasmInstruction, nasmLines, nasmPool } from '../../../src/codegen/encoder/assemblyText.ts';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { programOfAllForms } from './randomProgram.ts';

const SEED = 20240611;

function encoded(program: Program): Uint8Array {
  const out = new Uint8Array(program.count * 16 + 256);
  return out.slice(0, encode(program, out, 0));
}

const hex = (b: Uint8Array): string => Buffer.from(b).toString('hex');

function expectSameBytes(program: Program, theirs: Uint8Array, label: string): void {
  const ours = encoded(program);
  if (hex(ours) === hex(theirs)) return;
  const at = ours.findIndex((byte, i) => byte !== theirs[i]);
  const i = instructionAt(program, at);
  const [start, end] = [lengthOf(program, i), lengthOf(program, i + 1)];
  expect(hex(ours.slice(start, end)), `seed ${SEED}, ${label}, instruction ${i}: ${nasmInstruction(program, i)}`).toBe(
    hex(theirs.slice(start, end)),
  );
  expect(hex(ours), `seed ${SEED}, ${label}: whole program`).toBe(hex(theirs));
}

/** Bytes of the first `count` instructions. */
function lengthOf(program: Program, count: number): number {
  const prefix = program.clone();
  prefix.count = count;
  prefix.pool = [];
  return encoded(prefix).length;
}

/** Index of the instruction that contains byte `at`. */
function instructionAt(program: Program, at: number): number {
  let low = 0;
  let high = program.count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lengthOf(program, middle) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

const viaNasm = (p: Program): Uint8Array => assembleBytes('nasm', [...nasmLines(p), ...nasmPool(p)].join('\n'));
const gasHead = { intel: '.intel_syntax noprefix', att: '' };
const viaGas = (syntax: 'intel' | 'att', p: Program): Uint8Array =>
  assembleBytes('gas', [gasHead[syntax], ...gasLines(p, syntax, '.Lc'), ...gasPool(p, '.Lc')].join('\n'));

test('every form with random operands has the bytes NASM makes of its text', () => {
  const program = programOfAllForms(seeded(SEED, 'nasm'), 40);
  expectSameBytes(program, viaNasm(program), 'nasm');
});

for (const syntax of ['intel', 'att'] as const)
  test(`GNU as makes the same bytes of the ${syntax} text`, () => {
    const program = programOfAllForms(seeded(SEED, syntax), 40);
    expectSameBytes(program, viaGas(syntax, program), `gas ${syntax}`);
  });

test('code may start anywhere in the buffer and does not depend on where', () => {
  const program = programOfAllForms(seeded(SEED, 'offset'), 1);
  const out = new Uint8Array(program.count * 16 + 512);
  const length = encode(program, out, 0);
  const first = hex(out.slice(0, length));
  expect(encode(program, out, 136)).toBe(length);
  expect(hex(out.slice(136, 136 + length))).toBe(first);
});

test('an empty program has no bytes and a lone ret has one', () => {
  const program = new Program();
  const out = new Uint8Array(32);
  expect(encode(program, out, 0)).toBe(0);
  program.emit(formNamed('ret'));
  expect([encode(program, out, 0), out[0]]).toEqual([1, 0xc3]);
});
