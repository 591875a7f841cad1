import { expect, it } from 'vitest';
import { RULES } from '../../src/prover/algebra/rules.ts';
import { bv, c, F, LEMMAS, type Lemma, min, plus, times, within } from './lemmas.ts';
import { smtSolver } from './smt/solver.ts';
import { oneIn } from '../oneIn.ts';

/** Unsatisfiable if and only if the lemma holds. */
function negated({ variables, width, assume = [], show }: Lemma): string {
  const sort = width === undefined ? 'Int' : `(_ BitVec ${width})`;
  return [
    ...variables.map((v) => `(declare-const ${v} ${sort})`),
    ...assume.map((a) => `(assert ${a})`),
    `(assert (not ${show}))`,
  ].join('\n');
}

const solve = smtSolver();

it.each(RULES.map((rule) => [rule.name, rule.statement] as const))('%s: %s', async (name) => {
  expect(LEMMAS[name].length).toBeGreaterThan(0);
  for (const lemma of LEMMAS[name]) expect(await solve(negated(lemma)), negated(lemma)).toBe('unsat');
});

it.each(oneIn(3, RULES).map((rule) => rule.name))(
  '%s is not true of everything: its assumptions can be met',
  async (name) => {
    for (const lemma of LEMMAS[name]) expect(await solve(negated({ ...lemma, show: 'false' })), name).toBe('sat');
  },
);

it('what is not a lemma is refuted', async () => {
  const wrong: readonly Lemma[] = [
    { variables: ['E'], assume: [within('(- 2)', 'E', '0')], show: `(= ${F(2, 'E')} E)` },
    { variables: ['E', 'G'], show: `(= ${F(2, plus('E', F(1, 'G')))} ${F(3, plus('E', 'G'))})` },
    { variables: ['H', 'c'], show: `(= ${F(3, plus(times(4, 'H'), 'c'))} ${F(1, plus('H', 'c'))})` },
    {
      variables: ['H', 'R'],
      assume: [within('0', 'R', '4')],
      show: `(= ${F(3, plus(times(4, 'H'), 'R'))} ${F(1, 'H')})`,
    },
    { variables: ['E'], show: within('0', `(- E ${times(4, F(2, 'E'))})`, '2') },
    { variables: ['X', 'Y', 'p'], show: `(<= ${min('X', 'Y')} p)` },
    {
      ...bv,
      variables: ['X', 'Y'],
      assume: [`(= (bvurem X ${c(2)}) ${c(0)})`, `(bvult Y ${c(4)})`],
      show: '(= (bvor X Y) (bvadd X Y))',
    },
  ];
  for (const lemma of wrong) expect(await solve(negated(lemma)), negated(lemma)).toBe('sat');
});
