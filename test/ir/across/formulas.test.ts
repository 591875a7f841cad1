/** Formulas of curves across words of rows, from their plain text: what the rows compute is what the formula says. */
import { residuesModulo } from '../../../src/ir/contract/relation.ts';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { acrossFunction, elementFunction } from '../../../src/ir/across/function.ts';
import { LATENCIES } from '../../../src/ir/across/moves.ts';
import { COSTS_25519, FIXED_UPPER, numbers25519, STATE_UPPER, type Way, WAYS } from '../../../src/ir/across/numbers.ts';
import { type AcrossPlan, AcrossPlanner } from '../../../src/ir/across/plan.ts';
import { roundsOf } from '../../../src/ir/across/rounds.ts';
import { MULTIPLES } from '../../../src/ir/across/rows.ts';
import { formulaIn } from '../../../src/ir/contract/formula.ts';
import { parseStatement } from '../../../src/ir/contract/statement.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import { formulaText } from '../../../src/library/curve/formulas.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { oneIn } from '../../oneIn.ts';

const root = process.cwd();
const PRIME = 2n ** 255n - 19n;
const SEED = 11;
const CALLS = 12;

/** Without choices: what is subtracted where arg3 is 1 is given with the opposite sign. */
const relationOf = (name: string): string =>
  parseStatement(formulaText(name, { root }), null).relation.replaceAll('arg3', '0');

const LIMBS = [0, 1, 2, 3, 4];
const numberOf = (limbs: readonly bigint[]): bigint =>
  limbs.reduce((sum, limb, k) => sum + (limb << BigInt(51 * k)), 0n) % PRIME;

function requireRight(relation: string, plan: AcrossPlan, seed: number): void {
  const rng = seeded(seed, relation);
  const columns = plan.rounds.map(({ isSquare }) =>
    LIMBS.map((): Way => (isSquare ? 'apart' : WAYS[rng.below(WAYS.length)])),
  );
  const ways = { columns, carry: 'multiple', multiples: MULTIPLES[rng.below(2)] } as const;
  const { fn } = acrossFunction('step', plan, numbers25519(ways), LATENCIES.zen4);
  const wanted = formulaIn(relation, PRIME, residuesModulo(PRIME));
  const limb = (upper: bigint): bigint => [0n, upper, rng.big(64) % (upper + 1n)][rng.below(3)];
  const numbers = (upper: bigint): bigint[][] => [0, 1, 2, 3].map(() => LIMBS.map(() => limb(upper)));
  const rows = (all: readonly (readonly bigint[])[]): bigint[] =>
    LIMBS.flatMap((k) => plan.state.map((element) => all[element][k]));
  for (let call = 0; call < CALLS; call++) {
    const [state, fixed] = [numbers(STATE_UPPER), numbers(FIXED_UPPER)];
    const [out] = evaluate(fn, plan.sizes.fixed > 0 ? [rows(state), rows(fixed)] : [rows(state)]);
    const elements = new Map([
      ['arg1', state.slice(0, plan.sizes.state)],
      ['arg2', fixed.slice(0, plan.sizes.fixed)],
    ]);
    const expected = wanted((name) => elements.get(name)?.map(numberOf));
    const found = expected.map((_, element) => numberOf(LIMBS.map((k) => out[4 * k + plan.state.indexOf(element)])));
    expect(found, `seed ${seed}, call ${call}, ${relation}`).toEqual(expected);
  }
}

const PLANNED = oneIn(2, ['edwards.add', 'edwards.double_extended', 'edwards.double']);

describe('points of edwards25519', () => {
  test.each(PLANNED)(`%s in the words of rows (seed ${SEED})`, (name) => {
    const relation = relationOf(name);
    for (const [k, core] of oneIn(3, ['zen4', 'zen5', 'goldenCove'] as const).entries()) {
      const plan = new AcrossPlanner(roundsOf(relation, PRIME), LATENCIES[core], COSTS_25519).best([[0, 2, 1, 3]]);
      expect(plan.rounds).toHaveLength(2);
      requireRight(relation, plan, SEED + k);
      const columns = plan.rounds.map(() => LIMBS.map((): Way => 'apart'));
      const ways = { columns, carry: 'product', multiples: 'multiplied' } as const;
      const fn = elementFunction({ name: 'step', plan, numbers: numbers25519(ways), times: LATENCIES[core], relation });
      expect(proveSpec(fn).kind).toBe('proved');
    }
  });

  test('a formula that is another is not proved', () => {
    const relation = relationOf('edwards.double_extended');
    const plan = new AcrossPlanner(roundsOf(relation, PRIME), LATENCIES.zen4, COSTS_25519).best([[0, 2, 1, 3]]);
    const columns = plan.rounds.map(() => LIMBS.map((): Way => 'apart'));
    const ways = { columns, carry: 'product', multiples: 'multiplied' } as const;
    const other = relation.replace('G = B - A', 'G = B + A');
    const fn = elementFunction({
      name: 'step',
      plan,
      numbers: numbers25519(ways),
      times: LATENCIES.zen4,
      relation: other,
    });
    expect(proveSpec(fn).kind).not.toBe('proved');
  });
});

/** What the planner can do: sums of several terms, one to four products a round, and words that are made apart. */
const RANDOM = [
  'a, b = arg1; A = a*b; B = b^2; A - B, 2*A + B',
  'a, b, c = arg1; A = a*b; B = b*c; C = a*c; (A + B - C)*(A - B), C*(A + C), B*A',
  'a, b, c, d = arg1; x, y = arg2; A = a*x; B = b*y; s = 2*A - B; s*B, A, B - A, s^2',
];
test.each(RANDOM)(`%s (seed ${SEED})`, (relation) => {
  const plan = new AcrossPlanner(roundsOf(relation, PRIME), LATENCIES.zen5, COSTS_25519).best([[0, 1, 2, 3]]);
  requireRight(relation, plan, SEED);
});

test('what does not fit four words is refused', () => {
  expect(() => roundsOf('a, b, c, d, e = arg1; a*b, b*c, c*d, d*e', PRIME)).toThrow(/at most four elements/);
  const apart = roundsOf('a, b = arg1; c = arg2; A = a*b; A + c*b, A - a', PRIME);
  expect(() => new AcrossPlanner(apart, LATENCIES.zen4, COSTS_25519).best()).not.toThrow();
});
