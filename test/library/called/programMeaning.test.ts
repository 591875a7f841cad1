/** What element programs compute modulo the prime, against formulas, and that altered ones compute something else. */
import { EDWARDS_PROGRAMS } from '../../../src/library/edwards/edwardsPoints.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { P256 } from '../../../src/bench/reference/peerPoints.ts';
import { parseStatement } from '../../../src/ir/contract/statement.ts';
import { elementProgram, type ElementProgram } from '../../../src/library/called/elementProgram.ts';
import { JACOBIAN_ADD, JACOBIAN_DOUBLE, JACOBIAN_MIXED } from '../../../src/library/called/jacobianPrograms.ts';
import { computesStated } from '../../../src/library/called/calledObject.ts';
import { formulaText } from '../../../src/library/curve/formulas.ts';

const root = join(import.meta.dirname, '../../..');
const R = 2n ** 256n;
const computes = (program: ElementProgram, name: string, by = name.startsWith('p256') ? R : 1n): boolean =>
  computesStated(program, parseStatement(formulaText(name, { root }), null), by);

const PROGRAMS: readonly (readonly [string, ElementProgram])[] = [
  ['p256.double', JACOBIAN_DOUBLE],
  ['p256.add', JACOBIAN_ADD],
  ['p256.add_affine', JACOBIAN_MIXED],
  ...[...EDWARDS_PROGRAMS].map(([symbol, program]) => [symbol.replace('_', '.'), program] as const),
];

test.each(PROGRAMS)('%s is its formula', (name, program) => {
  expect(computes(program, name)).toBe(true);
  expect(computes(program, name, 2n ** 255n)).toBe(false);
});

test.each(PROGRAMS)('no step of %s but tests and copies can be another', (name, program) => {
  const others = { add: 'subtract', subtract: 'add', subtractFrom: 'add', double: 'halve', halve: 'double' } as const;
  for (const [k, step] of program.steps.entries()) {
    const op = others[step.op as keyof typeof others];
    if (op === undefined) continue;
    const steps = program.steps.with(k, { ...step, op });
    expect(computes({ ...program, steps }, name), `step ${k}`).toBe(false);
  }
});

test('what a bit chooses is told apart, and what words choose is no polynomial', () => {
  const swapped = { ...JACOBIAN_MIXED, steps: JACOBIAN_MIXED.steps.filter(({ op }) => op !== 'choose') };
  expect(computes(swapped, 'p256.add_affine')).toBe(false);
  const program = elementProgram('test none X; load X; choose none X; give X', [['X']]);
  const stated = { relation: 'arg1', modulus: P256 };
  expect(() => computesStated(program, stated, R)).toThrow('none is no polynomial');
});
