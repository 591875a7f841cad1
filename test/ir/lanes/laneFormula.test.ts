/** Vectorised formulas: proved, right on numbers at their bounds, and as cheap as they were planned by hand. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { parseStatement } from '../../../src/ir/contract/statement.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { verify } from '../../../src/ir/verify.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { oneIn } from '../../oneIn.ts';
import { faultInLanes } from './faultInLanes.ts';
import { FORMULAS, source, statement, STEP } from './formulas.ts';

/** Whatever is within the bounds gives what the formula says, within the bounds of the results. */
const expectRight = (fn: IrFunction, calls: number): void =>
  expect(faultInLanes(fn, seeded(1, fn.spec?.relation), calls), fn.spec?.relation).toBeNull();

test.each(oneIn(2, Object.entries(FORMULAS)))('%s is proved, and right at the bounds', (_, formula) => {
  for (const batches of [1, 2]) {
    const fn = laneFunction(source(formula), batches);
    verify(fn);
    if (batches === 1) expect(proveSpec(fn)).toMatchObject({ kind: 'proved' });
    expectRight(fn, 10);
    for (const { bounds } of fn.results)
      bounds.forEach(({ upper }, k) => expect(upper).toBeLessThanOrEqual(fn.params[0].bounds[k % 5].upper));
  }
});

/** Words of products that are added, multiplications, and all other operations on words. */
function counts({ body }: IrFunction): { multiplier: number; other: number } {
  const products = new Set(body.flatMap((op) => (op.kind === 'mul52' ? op.outs : [])));
  const read = new Set<number>();
  let other = 0;
  for (const op of body) {
    const operands = op.kind === 'sum' ? op.terms.map(({ operand }) => operand) : op.ins;
    const words = operands.filter((a) => a.kind !== 'value' || !products.has(a.id));
    for (const a of operands) if (a.kind === 'value' && products.has(a.id)) read.add(a.id);
    const constants = op.kind === 'sum' ? words.filter((a) => a.kind === 'const').length : 0;
    if (op.kind === 'sum') other += Math.max(0, words.length - constants - 1);
    else if (op.kind !== 'mul52' && op.kind !== 'mul') other++;
  }
  return { multiplier: read.size + body.filter(({ kind }) => kind === 'mul').length, other };
}

test('a ladder step takes eleven carries, 437 operations of the multiplier and at most 292 others', () => {
  const fn = laneFunction(source(STEP));
  const shifts = (amount: number) => fn.body.filter((op) => op.kind === 'shr' && op.amount === amount);
  // The top of each number that is carried, and carries of its limbs; of products columns above them, three where sums
  // follow and one where none do.
  expect([47, 52].map((amount) => shifts(amount).length)).toEqual([11, 11 * 4 + 8 * 3 + 1]);
  const { multiplier, other } = counts(fn);
  expect(multiplier).toBe(437);
  expect(other).toBeLessThanOrEqual(292);
});

test('a ladder step of four lanes reduces each product once and its constant multiple, and its sums come back', () => {
  const fn = laneFunction(source(STEP), 1, 4, 'arg1');
  verify(fn);
  expect(proveSpec(fn)).toMatchObject({ kind: 'proved' });
  expectRight(fn, 40);
  const [state] = fn.params;
  fn.results[0].bounds.forEach(({ upper }, k) => expect(upper).toBeLessThanOrEqual(state.bounds[k].upper));
  const multiplied = (by: bigint | null): number =>
    fn.body.filter((op) => op.kind === 'mul' && (op.ins.find((a) => a.kind === 'const')?.value ?? null) === by).length;
  // Five products and four squares; nine columns above each; the top of each and of E*121665.
  expect([null, 1216n, 19n, 121665n].map(multiplied)).toEqual([5 * 81 + 4 * 45, 9 * 9, 9 + 1, 9]);
  expect(fn.body.length).toBeLessThanOrEqual(MOST_OPERATIONS);
  // Limbs of numbers that are no sums are those of products of any function.
  const [x1] = laneFunction(source({ ...STEP, relation: 'arg1*arg2', counts: [1, 1], results: [1] }), 1, 4).params;
  expect(fn.params[1].bounds).toEqual(x1.bounds);
  expect(laneFunction(source(STEP), 1, 4).params[0].bounds.slice(0, 9)).toEqual(x1.bounds);
});

/** As it is planned today; with products that are only reduced before they are factors, as in eight lanes, 1,629. */
const MOST_OPERATIONS = 1500;

test('a step that selects less is what the step of RFC 7748 is, and one that selects otherwise is not', () => {
  const fn = laneFunction(source(STEP));
  const against = (relation: string) => {
    if (fn.spec === undefined) throw new Error('no specification');
    return proveSpec({ ...fn, spec: { ...fn.spec, relation } }).kind;
  };
  const { relation } = parseStatement(statement('step'), null);
  expect(against(relation)).toBe('proved');
  expect(against(relation.replace('a2 + arg3*(a3 - a2)', 'a3 + arg3*(a2 - a3)'))).toBe('refuted');
});

test('a relation of another number of elements than the results have is refused', () => {
  expect(() => laneFunction(source({ ...STEP, results: [3] }))).toThrow(/no plan of limbs/);
});
