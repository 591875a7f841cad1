/** Results that are stored as soon as nothing is left to be read where they go, and what else saves registers. */
import { expect, test } from 'vitest';
import { Failure } from '../../../../src/base/errors.ts';
import { buildProblem } from '../../../../src/codegen/candidate/build.ts';
import { P_VECTOR_SLOTS, type Candidate, type Problem } from '../../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../../src/codegen/candidate/initial.ts';
import { storedAtOnce } from '../../../../src/codegen/candidate/starts.ts';
import { nasmLines } from '../../../../src/codegen/encoder/assemblyText.ts';
import { check } from '../check/check.ts';
import { checkLowering } from '../../../../src/codegen/lowering/explain/checkLowering.ts';
import { Lowerer } from '../../../../src/codegen/lowering/lower.ts';
import { Program } from '../../../../src/codegen/x86/program.ts';
import { TARGET_NAMES, targetNamed } from '../../../../src/codegen/x86/target.ts';
import type { Aliasing } from '../../../../src/ir/function.ts';
import { parse } from '../../../../src/ir/parse.ts';
import { parseNasm } from '../../encoder/parseNasm.ts';
import { TEMPLATES } from '../mutants.ts';

const ALL = { bmi2: true, adx: true };
const limbs = (order: readonly number[]): string => order.map((i) => `a[${i}]`).join(', ');
const copyOf = (order: readonly number[], aliasing: Aliasing, call = ''): Problem =>
  buildProblem(
    parse(`
function copy
aliasing ${aliasing}
param a u64[${order.length}]
result out u64[${order.length}]
${call}
return out = ${limbs(order)}
`),
  );

/** The instructions of a candidate, checked as those of a champion are. */
function listing(p: Problem, candidate: Candidate): string[] {
  const lowerer = new Lowerer(p, TEMPLATES, targetNamed('native', ALL));
  const program = new Program();
  expect(lowerer.lower(candidate, program)).toBe(true);
  check(p, TEMPLATES, lowerer, candidate, program);
  return nasmLines(program).map((line) => line.trim());
}

const atOnce = (p: Problem): string[] => listing(p, storedAtOnce(p, initialCandidate(p)));
/** Loads and stores in their order, by the limb. */
const order = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => {
      const place = /\[r[sd]i(?:\+0x([\da-f]+))?\]/.exec(line);
      return place === null ? [] : [`${line.startsWith('mov [') ? 'S' : 'L'}${parseInt(place[1] ?? '0', 16) / 8}`];
    })
    .join(' ');

test('a copy of nine words takes one register where arrays are the same or apart, and nine elsewhere', () => {
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(atOnce(copyOf(nine, 'equal'))).toHaveLength(19);
  expect(atOnce(copyOf(nine, 'none'))).toHaveLength(19);
  expect(order(atOnce(copyOf(nine, 'any')))).toBe(
    `${nine.map((i) => `L${i}`).join(' ')} ${nine.map((i) => `S${i}`).join(' ')}`,
  );
});

/** As its source is called: the argument first, or one array that is both. */
const FROM_TO = 'call from:a to:out\n';
const IN_PLACE = 'call x:out=a\n';

test('how the source is called changes nothing, but an array that is changed in place is both', () => {
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (const call of [FROM_TO, IN_PLACE]) expect(atOnce(copyOf(nine, 'equal', call))).toHaveLength(19);
  expect(order(atOnce(copyOf([1, 0], 'none', FROM_TO)))).toBe('L1 S0 L0 S1');
  expect(order(atOnce(copyOf([1, 0], 'none', IN_PLACE)))).toBe('L1 L0 S0 S1');
});

test('a word is not stored where another is still to be read', () => {
  expect(order(atOnce(copyOf([1, 0], 'none')))).toBe('L1 S0 L0 S1');
  expect(order(atOnce(copyOf([1, 0], 'equal')))).toBe('L1 L0 S0 S1');
  expect(order(atOnce(copyOf([1, 0, 2], 'equal')))).toBe('L2 S2 L1 L0 S0 S1');
});

const EARLY = 'mov rax, [rsi+8]; mov [rdi], rax; mov rax, [rsi]; mov [rdi+8], rax; ret';

test.each([
  ['none', '', 'accepted'],
  ['none', FROM_TO, 'accepted'],
  ['none', IN_PLACE, 'the machine program is not what was lowered'],
  ['equal', '', 'the machine program is not what was lowered'],
  ['any', '', 'the machine program is not what was lowered'],
] as const)(
  'the checker on a word that is read after a store to its place, arrays that overlap: %s %s',
  (aliasing, call, said) => {
    const p = copyOf([1, 0], aliasing, call);
    const apart = copyOf([1, 0], 'none');
    const lowerer = new Lowerer(apart, TEMPLATES);
    expect(lowerer.lower(storedAtOnce(apart, initialCandidate(apart)), new Program())).toBe(true);
    const { code, constants } = lowerer.selection;
    const [{ program }] = parseNasm(EARLY.replaceAll(';', '\n'), 'hand.asm');
    const verdict = (): string => {
      try {
        checkLowering(p, TEMPLATES, code, constants, 2, program);
        return 'accepted';
      } catch (error) {
        return error instanceof Failure ? error.message : String(error);
      }
    };
    expect(verdict()).toBe(said);
  },
);

const TIMES = buildProblem(
  parse(`
function times
aliasing equal
param a u64[2]
param b u32
result out u64[4]

x0, x1 = mulx a[0], b
x2, x3 = mulx a[1], b
x4, c:u1 = addcarryx 0x0, x1, x2
x5, d:u1 = addcarryx c, x3, 0x0
return out = x0, x4, x5, 0x0
`),
);

test('a factor that came in rdx stays there, and a constant is stored from the instruction', () => {
  const lines = atOnce(TIMES);
  expect(lines[0]).toBe('mov edx, edx');
  expect(lines).toContain('mov qword [rdi+0x18], 0x0');
  expect(lines.length).toBeLessThan(listing(TIMES, initialCandidate(TIMES)).length);
});

test('code for a target without vector registers spills to the stack or not at all', () => {
  const spilling = initialCandidate(TIMES);
  spilling.params[P_VECTOR_SLOTS] = 1;
  const lowers = (target: string): boolean =>
    new Lowerer(TIMES, TEMPLATES, targetNamed(target, ALL)).lower(spilling, new Program());
  expect(TARGET_NAMES.filter(lowers)).toEqual(TARGET_NAMES.filter((name) => !name.endsWith('-sse')));
  expect(targetNamed('native-sse', ALL)).toEqual({ name: 'native-sse', bmi2: true, adx: true, vectors: false });
  expect(targetNamed('x86-64-sse', { bmi2: false, adx: false })).toMatchObject({ bmi2: false, vectors: false });
});
