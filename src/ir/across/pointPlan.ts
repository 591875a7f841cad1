/**
 * Plans of formulas in Montgomery form across the four words of rows: rounds of at most four products, and a search for
 * where each product stands.
 */
import { Failure } from '../../base/errors.ts';
import { inverse } from '../../base/integers.ts';
import { formulaIn } from '../contract/formula.ts';
import { Expressions, type LaneNode, readBy } from '../lanes/expression.ts';
import { type Linear, linearForm, type LinearForm, Linears, type SourceRow, type WordsOf } from './linear.ts';
import type { Latencies } from './moves.ts';
import { ROW, WORDS } from './rows.ts';

/** A product by its node, which is the product divided by R, and what its factors are. */
interface PointProduct {
  readonly node: Linear;
  readonly left: Linear;
  readonly right: Linear;
}

interface PointFormula {
  readonly rounds: readonly (readonly PointProduct[])[];
  readonly state: readonly Linear[];
  readonly fixed: readonly Linear[];
  readonly results: readonly Linear[];
  readonly linears: Linears;
}

/** A formula with four elements of `arg1`, as many of `arg2`, and results; products are divided by R. */
export function pointFormula(relation: string, modulus: bigint, R: bigint): PointFormula {
  const division = inverse(R, modulus);
  const expressions = new Expressions(modulus);
  const numbers = (): LaneNode[] => Array.from({ length: ROW }, () => ({ kind: 'number', limbs: [], isBit: false }));
  const [state, fixed] = [numbers(), numbers()];
  const elements = new Map([
    ['arg1', state],
    ['arg2', fixed],
  ]);
  const results = formulaIn<LaneNode>(relation, modulus, {
    constant: (value) => expressions.constant(value),
    add: (x, y) => expressions.add(x, y),
    sub: (x, y) => expressions.sub(x, y),
    mul: (x, y) => expressions.mul(x, y),
  })((name) => elements.get(name));
  const isProduct = (node: LaneNode): node is LaneNode & { kind: 'multiple' } =>
    node.kind === 'multiple' && node.factor === division && node.of.kind === 'product';
  const linears = new Linears((node) => node.kind === 'number' || isProduct(node));
  const of = (node: LaneNode): Linear => linears.of(node);
  const products: PointProduct[] = [];
  const seen = new Set<LaneNode>();
  const visit = (node: LaneNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    readBy(node).forEach(visit);
    if (!isProduct(node) || node.of.kind !== 'product') return;
    products.push({ node: of(node), left: of(node.of.left), right: of(node.of.right) });
  };
  results.forEach(visit);
  return {
    rounds: roundsOf(products, relation),
    state: state.map(of),
    fixed: fixed.map(of),
    results: results.map(of),
    linears,
  };
}

/** Each product as soon as it can be made; those first on which the most others wait. */
function roundsOf(products: readonly PointProduct[], relation: string): PointProduct[][] {
  const reads = ({ left, right }: PointProduct, { node }: PointProduct): boolean =>
    [...node.keys()].some((atom) => left.has(atom) || right.has(atom));
  const height = new Map<PointProduct, number>();
  for (const one of products.toReversed()) {
    const users = products.filter((user) => reads(user, one));
    height.set(one, 1 + Math.max(0, ...users.map((user) => height.get(user) ?? 0)));
  }
  const rounds: PointProduct[][] = [];
  let waiting = [...products];
  while (waiting.length > 0) {
    const able = waiting
      .filter((one) => !waiting.some((other) => reads(one, other)))
      .sort((a, b) => (height.get(b) ?? 0) - (height.get(a) ?? 0))
      .slice(0, ROW);
    if (able.length === 0) throw new Failure('unsupported', 'products wait for each other', { where: relation });
    rounds.push(able);
    waiting = waiting.filter((one) => !able.includes(one));
  }
  return rounds;
}

interface PointRound {
  /** Products by the words in which they stand. */
  readonly nodes: WordsOf<Linear>;
  readonly left: LinearForm;
  /** Null for squares. */
  readonly right: LinearForm | null;
  readonly leftRow: number | null;
  readonly rightRow: number | null;
  readonly row: number;
}

export interface PointPlan {
  /** The element that each word has, of the state and of what does not change. */
  readonly state: readonly number[];
  readonly rounds: readonly PointRound[];
  readonly results: LinearForm;
  readonly cost: number;
}

/** Cycles that placements do not change, and what an operation on rows costs. */
const PRODUCT = 34;
const SQUARE = 30;
const CARRY = 2;
const OPERATION = 5 / 3;
const BEAM = 6;

interface Partial {
  readonly rows: readonly SourceRow[];
  readonly rounds: readonly PointRound[];
  readonly operations: number;
}

/**
 * The best of all placements that a beam search sees; `states` are where elements may stand. Moves do the same to words
 * whose numbers have other bits: the first may stay first.
 */
export function pointPlan(
  formula: PointFormula,
  times: Latencies,
  states: readonly (readonly number[])[] = STATES,
): PointPlan {
  const plans = states.map((state) => planFrom(formula, state, times)).filter((plan) => plan !== null);
  return plans.reduce((a, b) => (b.cost < a.cost ? b : a));
}

function planFrom(formula: PointFormula, state: readonly number[], times: Latencies): PointPlan | null {
  const rows: SourceRow[] = [
    { words: state.map((k) => formula.state[k]), isCarried: true, ready: 0 },
    { words: state.map((k) => formula.fixed[k]), isCarried: true, ready: -100 },
  ];
  let beam: Partial[] = [{ rows, rounds: [], operations: 0 }];
  for (const round of formula.rounds) {
    const next = beam.flatMap((one) =>
      placements(round).flatMap((words) => withRound(one, words, formula.linears, times)),
    );
    beam = next.sort((a, b) => costOf(a) - costOf(b)).slice(0, BEAM);
  }
  const plans = beam.flatMap((one): PointPlan[] => {
    const wanted = state.map((k) => formula.results[k] ?? null);
    const results = linearForm(wanted, one.rows, formula.linears, times);
    return results === null
      ? []
      : [
          {
            state,
            rounds: one.rounds,
            results,
            cost: results.ready + OPERATION * (one.operations + results.operations),
          },
        ];
  });
  return plans.length === 0 ? null : plans.reduce((a, b) => (b.cost < a.cost ? b : a));
}

const costOf = ({ rows, operations }: Partial): number => rows[rows.length - 1].ready + OPERATION * operations;

/** All ways of giving products to words. */
function placements(round: readonly PointProduct[]): WordsOf<PointProduct>[] {
  return ORDERS.map((order) => order.map((k) => round[k] ?? null)).filter(
    (words, i, all) => all.findIndex((other) => other.every((p, k) => p === words[k])) === i,
  );
}

/** Further by a round with these products, for each way of taking factors as left and right ones. */
function withRound(before: Partial, products: WordsOf<PointProduct>, linears: Linears, times: Latencies): Partial[] {
  const isSquare = products.every((p) => p === null || p.left === p.right);
  const free = WORDS.filter((i) => {
    const p = products[i];
    return p !== null && p.left !== p.right;
  }).slice(1);
  const flips = isSquare
    ? [0]
    : Array.from({ length: 1 << free.length }, (_, k) => free.reduce((m, w, i) => m | (((k >> i) & 1) << w), 0));
  return flips.flatMap((flip) => {
    const side = (isLeft: boolean): WordsOf<Linear> =>
      products.map((p, i) => (p === null ? null : (((flip >> i) & 1) === 0) === isLeft ? p.left : p.right));
    const rows = [...before.rows];
    let { operations } = before;
    let ready = 0;
    const made = (isSquare ? [true] : [true, false]).map((isLeft) => {
      const wanted = side(isLeft);
      const form = linearForm(wanted, rows, linears, times);
      if (form === null) return null;
      const at = form.ready + (form.isCarried && form.isPlain ? 0 : CARRY * times.alu);
      operations += form.operations + (form.isCarried && form.isPlain ? 0 : 2);
      ready = Math.max(ready, at);
      rows.push({ words: wanted, isCarried: true, ready: at });
      return { form, row: rows.length - 1 };
    });
    if (made.some((one) => one === null)) return [];
    const [left, right] = made;
    if (left === null || left === undefined) return [];
    rows.push({
      words: products.map((p) => p?.node ?? null),
      isCarried: false,
      ready: ready + (isSquare ? SQUARE : PRODUCT),
    });
    const round: PointRound = {
      nodes: products.map((p) => p?.node ?? null),
      left: left.form,
      right: right?.form ?? null,
      leftRow: left.row,
      rightRow: right?.row ?? null,
      row: rows.length - 1,
    };
    return [{ rows, rounds: [...before.rounds, round], operations }];
  });
}

const ORDERS: readonly (readonly number[])[] = permutations([0, 1, 2, 3]);
const STATES = ORDERS.filter(([first]) => first === 0);
function permutations(items: readonly number[]): number[][] {
  return items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
