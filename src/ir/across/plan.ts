/**
 * A plan across the words of rows: where the numbers of a formula stand in each round, and how each row of factors is
 * made of the rows before it. All placements are looked at; what decides is when the new state is ready, by latencies.
 */
import type { RowForm, FormContext, Formed, Raises } from './rowForm.ts';
import { Failure } from '../../base/errors.ts';
import type { LaneNode } from '../lanes/expression.ts';
import { bestForm, isAsItIs, movesOf, needsCarry, wantedMask } from './forms.ts';
import { type Latencies, moveKind, type Moved, type Placed } from './moves.ts';
import { NO_RAISES, raisedBy } from './raises.ts';
import type { NumberCosts } from './rowNumbers.ts';
import type { RoundProduct, Rounds } from './rounds.ts';
import { has, type Mask, ROW, WORDS } from './rows.ts';

/** A row that is carried, and made so. */
export interface PlannedRow {
  readonly form: RowForm;
  /** The number of the row that it is from now on; null if it is one already. */
  readonly row: number | null;
}

export interface PlannedRound {
  readonly left: PlannedRow;
  readonly right: PlannedRow;
  readonly isSquare: boolean;
  /** What the columns begin with in words that have such a thing. */
  readonly start: RowForm | null;
  readonly startMask: number;
  /** Number of the row of products, and of the one with twice these in words of a mask, if that is used. */
  readonly row: number;
  readonly twice: { readonly row: number; readonly mask: Mask } | null;
}

/** Elements of the state, of what does not change and of the results; whether a bit chooses. */
interface PlanSizes {
  readonly state: number;
  readonly fixed: number;
  readonly results: number;
  readonly hasBit: boolean;
}

export interface AcrossPlan {
  /** The element of the state, and of what does not change, that each word has. */
  readonly state: readonly number[];
  readonly rounds: readonly PlannedRound[];
  readonly results: RowForm;
  readonly sizes: PlanSizes;
  /** Estimated, in cycles. */
  readonly latency: number;
  readonly operations: number;
}

/** Rows of the state and of what does not change. */
export const STATE = 0;
export const FIXED = 1;

const LONG_AGO = -1000;

type Words = readonly (LaneNode | null)[];
/** The product that each word has. */
type Placement = readonly (RoundProduct | null)[];

export class AcrossPlanner {
  readonly #rounds: Rounds;
  readonly #times: Latencies;
  readonly #costs: NumberCosts;
  readonly #ids = new Map<LaneNode | null, number>();
  readonly #known = new Map<string, Made>();

  constructor(rounds: Rounds, times: Latencies, costs: NumberCosts) {
    this.#rounds = rounds;
    this.#times = times;
    this.#costs = costs;
  }

  /**
   * The best of all placements, or of those with the state in these words; moves do the same to words whose numbers
   * have other bits: the first may stay first.
   */
  best(states: readonly (readonly number[])[] = ORDERS.filter(([first]) => first === 0)): AcrossPlan {
    let best: AcrossPlan | null = null;
    for (const state of states) {
      for (const plan of this.#plans(state)) if (best === null || this.#costOf(plan) < this.#costOf(best)) best = plan;
    }
    if (best !== null) return best;
    throw new Failure('unsupported', 'no placement of this formula in the words of rows is known', {
      expected: 'factors and results that are sums of at most four words, and those moved together of one row',
      hint: 'write what is added as products where that helps, such as 2*Z as a product by an element that is 2',
    });
  }

  /** Round by round, the best of each placement of the products of the round before: what is later sees only that. */
  #plans(state: readonly number[]): AcrossPlan[] {
    const { rounds, state: nodes, fixed } = this.#rounds;
    const rows: Placed[] = [
      { words: state.map((k) => nodes[k] ?? null), isCarried: true, ready: 0, product: null },
      { words: state.map((k) => fixed[k] ?? null), isCarried: true, ready: LONG_AGO, product: null },
    ];
    let partial: readonly Partial[] = [{ rows, rounds: [], operations: 0, raises: NO_RAISES }];
    rounds.forEach((round, k) => {
      const isLast = k === rounds.length - 1;
      const orders = ordersOf(round.length);
      const places = isLast ? orders.filter((order) => this.#isInState(round, order, state)) : orders;
      const kept = new Cheapest(isLast ? 1 : MAX_PARTIAL_PLANS, this.#costs);
      for (const one of partial)
        for (const order of places)
          this.#next(
            one,
            order.map((i) => round[i] ?? null),
            kept,
          );
      partial = kept.all;
    });
    return partial.flatMap((one) => this.#finished(one, state));
  }

  /** Whether the products stand where the results that they are belong. */
  #isInState(round: readonly RoundProduct[], order: readonly number[], state: readonly number[]): boolean {
    const { results } = this.#rounds;
    return state.every((element, word) => {
      const result = results[element];
      return round.every(({ node }, k) => node !== result || order[word] === k);
    });
  }

  /** Further by a round with these products, for each way of taking factors as left and right ones. */
  #next(before: Partial, products: Placement, kept: Cheapest): void {
    const isSquare = products.every((one) => one === null || one.left === one.right);
    const flips = isSquare ? [0] : Array.from({ length: 1 << ROW }, (_, k) => k);
    // Left and right are alike: the first product that has two factors keeps them as they are.
    const first = products.findIndex((one) => one !== null && one.left !== one.right);
    for (const flip of flips) {
      const isFlipped = (i: number): boolean => has(flip, i);
      if (products.some((one, i) => (one === null || one.left === one.right || i === first) && isFlipped(i))) continue;
      const factors = [false, true].map((side) =>
        products.map((one, i) => (one === null ? null : isFlipped(i) === side ? one.left : one.right)),
      );
      const one = this.#round(before, products, factors, isSquare, kept.limit);
      if (one !== null) kept.offer(one);
    }
  }

  #round(
    before: Partial,
    products: Placement,
    factors: readonly Words[],
    isSquare: boolean,
    limit: number,
  ): Partial | null {
    const { twice } = this.#rounds;
    const { carry, operation } = this.#costs;
    const multiply = this.#costs[isSquare ? 'square' : 'product'](this.#times);
    const rows = [...before.rows];
    let { operations, raises } = before;
    let moves: readonly Moved[] = [];
    const made: PlannedRow[] = [];
    let ready = 0;
    for (const words of isSquare ? factors.slice(0, 1) : factors) {
      const formed = this.#form(words, { rows, moves, raises });
      if (formed === null) return null;
      const { form } = formed;
      raises = raisedBy(form, rows, raises) ?? raises;
      moves = [...moves, ...movesOf(form)];
      const isOld = isAsItIs(form) && form.kind === 'moved' && rows[form.x.from].isCarried;
      const isNew = needsCarry(form, (row) => rows[row].isCarried);
      const time = formed.ready + (isNew ? carry * this.#times.alu : 0);
      operations += formed.operations + (isNew ? carry : 0);
      ready = Math.max(ready, time);
      if (ready + multiply + operation * operations >= limit) return null;
      made.push({ form, row: isOld ? null : rows.length });
      if (!isOld) rows.push({ words, isCarried: true, ready: time, product: null });
    }
    const starts = products.map((one) => one?.start ?? null);
    const start = starts.every((node) => node === null) ? null : this.#form(starts, { rows, moves, raises });
    if (start === null && starts.some((node) => node !== null)) return null;
    operations += start === null ? 0 : this.#operationsOfStart(start, starts);
    const done = ready + multiply;
    const words = products.map((one) => one?.node ?? null);
    const doubles = words.map((node) => (node && twice.get(node)) ?? node);
    const row = rows.length;
    rows.push({ words, isCarried: false, ready: Math.max(done, start?.ready ?? 0), product: row });
    const doubled = doubles.reduce((mask, node, i) => (node === words[i] ? mask : mask | (1 << i)), 0);
    const hasTwice = doubled > 0;
    if (hasTwice) operations++;
    if (hasTwice) rows.push({ words: doubles, isCarried: false, ready: done + this.#times.alu, product: row });
    const round: PlannedRound = {
      left: made[0],
      right: made[made.length - 1],
      isSquare,
      start: start?.form ?? null,
      startMask: wantedMask(starts),
      row,
      twice: hasTwice ? { row: row + 1, mask: doubled } : null,
    };
    return { rows, rounds: [...before.rounds, round], operations, raises };
  }

  /** What is moved into a row of zeros is one operation if the move may leave the other words out. */
  #operationsOfStart({ form, operations }: Formed, starts: Words): number {
    if (form.kind !== 'moved' || starts.every((node) => node !== null)) return operations;
    return moveKind(form.x.order, wantedMask(starts)) === 'any' ? operations + 1 : operations;
  }

  #costOf = ({ latency, operations }: AcrossPlan): number => latency + this.#costs.operation * operations;

  #finished(one: Partial, state: readonly number[]): AcrossPlan[] {
    const { results, state: elements, fixed, hasBit } = this.#rounds;
    const formed = this.#form(
      state.map((k) => results[k] ?? null),
      { ...one, moves: [] },
    );
    if (formed === null) return [];
    const latency = formed.ready + this.#costs.carry * this.#times.alu;
    const operations = one.operations + formed.operations;
    const sizes = { state: elements.length, fixed: fixed.length, results: results.length, hasBit };
    return [{ state, rounds: one.rounds, results: formed.form, sizes, latency, operations }];
  }

  /** What was made of the same rows with the same moves is remembered. */
  #form(words: Words, known: Omit<FormContext, 'times' | 'costs' | 'isEven'>): Formed | null {
    const { rows, moves, raises } = known;
    const masks = [raises.raised, raises.subtracted].map((of) => [...of].join(';'));
    const context = [
      ...rows.map((row) => `${this.#key(row.words)} ${row.ready}`),
      ...moves.map(({ from, order }) => `${from}:${order.join()}`),
      ...masks,
    ].join('|');
    const made = this.#known.get(context) ?? { whole: new Map(), parts: new Map() };
    this.#known.set(context, made);
    const key = this.#key(words);
    const old = made.whole.get(key);
    if (old !== undefined) return old;
    const whole = { ...known, times: this.#times, costs: this.#costs, isEven: this.#rounds.isEven };
    const formed = bestForm(words, whole, made.parts, (some) => this.#key(some));
    made.whole.set(key, formed);
    return formed;
  }

  #key = (words: Words): string => words.map((node) => this.#id(node)).join();

  #id(node: LaneNode | null): number {
    const known = this.#ids.get(node) ?? this.#ids.size;
    this.#ids.set(node, known);
    return known;
  }
}

/** Rows by their words, made of the same rows: in whatever way, and in one piece. */
interface Made {
  readonly whole: Map<string, Formed | null>;
  readonly parts: Map<string, Formed | null>;
}

/** A plan as far as it is made. */
interface Partial {
  readonly rows: readonly Placed[];
  readonly rounds: readonly PlannedRound[];
  readonly operations: number;
  readonly raises: Raises;
}

/** How many are kept after a round. */
const MAX_PARTIAL_PLANS = 6;

/** The first ones of the least cost. */
class Cheapest {
  readonly #most: number;
  readonly #costs: NumberCosts;
  #all: readonly { readonly one: Partial; readonly cost: number }[] = [];

  constructor(most: number, costs: NumberCosts) {
    this.#most = most;
    this.#costs = costs;
  }

  /** What costs as much is not kept. */
  get limit(): number {
    return this.#all.length < this.#most ? Number.POSITIVE_INFINITY : this.#all[this.#all.length - 1].cost;
  }

  get all(): readonly Partial[] {
    return this.#all.map(({ one }) => one);
  }

  offer(one: Partial): void {
    const cost = one.rows[one.rows.length - 1].ready + this.#costs.operation * one.operations;
    if (cost >= this.limit) return;
    this.#all = [...this.#all, { one, cost }].sort((a, b) => a.cost - b.cost).slice(0, this.#most);
  }
}

/** All ways of giving words to so many products, each at least one; -1 are words that stay free. */
function ordersOf(count: number): readonly (readonly number[])[] {
  const products = Array.from({ length: count }, (_, k) => k);
  const all = WORDS.reduce<number[][]>(
    (some) => some.flatMap((one) => [...products, -1].map((k) => [...one, k])),
    [[]],
  );
  return all.filter((order) => products.every((k) => order.includes(k)));
}

const ORDERS = ordersOf(ROW);
