/** Operations that several templates can do: every way is right, and every way is there to be chosen. */
import { expect, test } from 'vitest';
import { nasmFile } from '../../../src/codegen/encoder/file.ts';
import { parse } from '../../../src/ir/parse.ts';
import { checkLowering } from '../../../src/codegen/lowering/explain/checkLowering.ts';
import { SelectionCheck } from './check/checkSelection.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import {
  OPERATION_ALTERNATIVE,
  OPERATION_CLEARS_BIT,
  OPERATION_IN_MEMORY,
  OPERATION,
} from '../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { proveAsm } from '../../prover/listing/proveAsm.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { TARGETS, type Target } from '../../../src/codegen/x86/target.ts';
import { TEMPLATES } from './mutants.ts';

const NATIVE = TARGETS.find((t) => t.name === 'x86-64-v3+adx')!;
const OLD = TARGETS.find((t) => !t.bmi2)!;
const HEAD = 'function f\naliasing any\nparam arg1 u64[2]\nresult out1 u64[1]\n\n';

/**
 * The instructions, but for moves, of every way to compute `operation` of two words of arg1 on the target, after what
 * is computed `before`; each is checked and proved.
 */
function waysOf(operation: string, target: Target, before = ''): Set<string> {
  const text = `${HEAD}${before}x = ${operation}\nreturn out1 = x\n`;
  const fn = parse(text);
  const problem = buildProblem(fn);
  const lowerer = new Lowerer(problem, TEMPLATES, target);
  const program = new Program();
  const ways = new Set<string>();
  const event = problem.events.kind.lastIndexOf(OPERATION);
  const alternatives = Array.from({ length: OPERATION_ALTERNATIVE + 1 }, (_, i) => i);
  for (const choice of alternatives.flatMap((i) => [i, i | OPERATION_CLEARS_BIT, i | OPERATION_IN_MEMORY])) {
    const candidate = initialCandidate(problem);
    candidate.choice[event] = choice;
    expect(lowerer.lower(candidate, program), `choice ${choice} can be lowered`).toBe(true);
    const { code, constants } = lowerer.selection;
    const assembly = nasmFile(program, { symbol: 'f', header: [] });
    checkLowering(problem, TEMPLATES, code, constants, 2, program);
    new SelectionCheck(problem, TEMPLATES).check(code, constants);
    expect(proveAsm(assembly, fn).kind, assembly).toBe('proved');
    ways.add(
      [...assembly.matchAll(/^ +(?!default)(\w+) +(?=[re[])/gm)]
        .map((m) => m[1]!)
        .filter((m) => m !== 'mov')
        .join(' '),
    );
  }
  return ways;
}

test.each([1, 3, 32, 51])('two words shifted right by %i bits', (amount) => {
  const ways = ['shrd', 'shld', 'shr shl lea', 'shrx shlx lea'];
  expect(waysOf(`shrd arg1[0], arg1[1] by ${amount}`, NATIVE)).toEqual(new Set(ways));
  expect(waysOf(`shld arg1[0], arg1[1] by ${64 - amount}`, NATIVE)).toEqual(new Set(ways));
  expect(waysOf(`shrd arg1[0], arg1[1] by ${amount}`, OLD)).toEqual(new Set(ways.slice(0, 3)));
});

test('two words shifted right by 61 to 63 bits: the high word by an address, the low top bit by a carry', () => {
  for (const amount of [61, 62])
    expect(waysOf(`shrd arg1[0], arg1[1] by ${amount}`, NATIVE)).toEqual(
      new Set(['shrd', 'shld', 'shr shl lea', 'shrx shlx lea', 'shr lea']),
    );
  expect(waysOf('shld arg1[0], arg1[1] by 1', NATIVE)).toEqual(
    new Set(['shrd', 'shld', 'shr shl lea', 'shrx shlx lea', 'shr lea', 'add adc']),
  );
});

test('low bits of a word', () => {
  for (const bits of [40, 51, 63]) {
    const mask = `0x${((1n << BigInt(bits)) - 1n).toString(16)}`;
    const ways = ['and', 'shl shr', ...(bits === 63 ? ['btr'] : [])];
    expect(waysOf(`and arg1[0], ${mask}`, NATIVE)).toEqual(new Set(['bzhi', ...ways]));
    expect(waysOf(`and arg1[0], ${mask}`, OLD)).toEqual(new Set(ways));
  }
  expect(waysOf('and arg1[0], 0x3ffffff', NATIVE)).toEqual(new Set(['bzhi', 'and']));
  expect(waysOf('and arg1[0], 0xffffffff', NATIVE)).toEqual(new Set(['', 'and']));
});

test('bytes in reverse order: as a word is loaded, as it is stored, or between', () => {
  expect(waysOf('bswap arg1[0]', NATIVE)).toEqual(new Set(['bswap', 'movbe']));
  expect(waysOf('bswap arg1[0]', OLD)).toEqual(new Set(['bswap']));
  expect(waysOf('bswap y', NATIVE, 'y = not arg1[0]\n')).toEqual(new Set(['not bswap', 'not movbe']));
  expect(waysOf('bswap y', OLD, 'y = not arg1[0]\n')).toEqual(new Set(['not bswap']));
  const readAgain = 'z = not arg1[0]\ny = bswap z\n';
  expect(waysOf('xor y, z', NATIVE, readAgain)).toEqual(new Set(['not bswap xor']));
});

test.each([
  ['movbe rax, [rsi]', 'mov [rdi], rax', 'proved'],
  ['mov rax, [rsi]', 'movbe [rdi], rax', 'proved'],
  ['movbe rax, [rsi]', 'movbe [rdi], rax', 'refuted'],
  ['mov rax, [rsi]', 'mov [rdi], rax', 'refuted'],
  ['movbe rax, [rsi+8]', 'mov [rdi], rax', 'refuted'],
  ['movbe eax, [rsi]', 'mov [rdi], rax', 'refuted'],
])('%s; %s in place of a word in reverse order is %s', (load, store, kind) => {
  const fn = parse(`${HEAD}x = bswap arg1[0]\nreturn out1 = x\n`);
  expect(proveAsm(['f:', load, store, 'ret'].join('\n'), fn).kind).toBe(kind);
});
