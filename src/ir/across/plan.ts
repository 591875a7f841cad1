/**
 * A plan across the words of rows: where the numbers of a formula stand in each round, and how each row of factors is
 * made of the rows before it. All placements are looked at; what decides is when the new state is ready, by latencies.
 */
import { invariant } from '../../base/errors.ts';
import type { LaneNode } from '../lanes/expression.ts';
import {
  bestForm,
  type RowForm,
  type FormContext,
  type Formed,
  isAsItIs,
  wantedMask,
  OPERATION_COST,
  type Placed,
} from './forms.ts';
import { type Latencies, moveKind } from './moves.ts';
import type { RoundProduct, Rounds } from './rounds.ts';
import { type Mask, ROW } from './rows.ts';

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

export interface AcrossPlan {
  /** The element of the state, and of what does not change, that each word has. */
  readonly state: readonly number[];
  readonly rounds: readonly PlannedRound[];
  readonly results: RowForm;
  /** Estimated, in cycles. */
  readonly latency: number;
  readonly operations: number;
}

/** Rows of the state and of what does not change. */
export const STATE = 0;
export const FIXED = 1;

/** Latencies that placements do not change. */
const CARRY = 3;
const PRODUCT = 10;
const SQUARE = 8;

const LONG_AGO = -1000;

type Words = readonly (LaneNode | null)[];

export class AcrossPlanner {
  readonly #rounds: Rounds;
  readonly #times: Latencies;
  readonly #ids = new Map<LaneNode | null, number>();
  readonly #known = new Map<string, Formed | null>();

  constructor(rounds: Rounds, times: Latencies) {
    this.#rounds = rounds;
    this.#times = times;
  }

  /** The best of all placements; moves do the same to words whose numbers have other bits: the first may stay first. */
  best(): AcrossPlan {
    let best: AcrossPlan | null = null;
    for (const state of ORDERS.filter(([first]) => first === 0)) {
      for (const plan of this.#plans(state)) if (best === null || costOf(plan) < costOf(best)) best = plan;
    }
    invariant(best !== null, () => 'no placement can be made with one move a word');
    return best;
  }

  /** Round by round, the best of each placement of the products of the round before: what is later sees only that. */
  #plans(state: readonly number[]): AcrossPlan[] {
    const { rounds, state: nodes, fixed } = this.#rounds;
    const rows: Placed[] = [
      { words: state.map((k) => nodes[k]), isCarried: true, ready: 0 },
      { words: state.map((k) => fixed[k]), isCarried: true, ready: LONG_AGO },
    ];
    let partial: Partial[] = [{ rows, rounds: [], operations: 0 }];
    rounds.forEach((round, k) => {
      const isLast = k === rounds.length - 1;
      const places = isLast ? ORDERS.filter((order) => this.#isInState(round, order, state)) : ORDERS;
      partial = partial.flatMap((one) =>
        places.flatMap((order) =>
          this.#next(
            one,
            order.map((i) => round[i]),
          ),
        ),
      );
      partial = bestOfEach(partial, isLast ? 1 : MAX_PARTIAL_PLANS);
    });
    return partial.flatMap((one) => this.#finished(one, state));
  }

  /** Whether the products stand where the results that they are belong. */
  #isInState(round: readonly RoundProduct[], order: readonly number[], state: readonly number[]): boolean {
    const { results } = this.#rounds;
    return state.every((element, word) => {
      const { node } = round[order[word]];
      return !results.includes(node) || results[element] === node;
    });
  }

  /** Further by a round with these products, for each way of taking factors as left and right ones. */
  #next(before: Partial, products: readonly RoundProduct[]): Partial[] {
    const isSquare = products.every(({ left, right }) => left === right);
    const flips = isSquare ? [0] : Array.from({ length: 1 << ROW }, (_, k) => k);
    return flips.flatMap((flip) => {
      // Left and right are alike: the first product that has two factors keeps them as they are.
      const first = products.findIndex(({ left, right }) => left !== right);
      if (products.some(({ left, right }, i) => (left === right || i === first) && (flip >> i) & 1)) return [];
      const factors = [0, 1].map((side) =>
        products.map(({ left, right }, i) => (((flip >> i) & 1) === side ? left : right)),
      );
      const one = this.#round(before, products, factors, isSquare);
      return one === null ? [] : [one];
    });
  }

  #round(
    before: Partial,
    products: readonly RoundProduct[],
    factors: readonly Words[],
    isSquare: boolean,
  ): Partial | null {
    const { twice } = this.#rounds;
    const rows = [...before.rows];
    let { operations } = before;
    const made: PlannedRow[] = [];
    let ready = 0;
    for (const words of isSquare ? factors.slice(0, 1) : factors) {
      const formed = this.#form(words, rows);
      if (formed === null) return null;
      const { form } = formed;
      const isOld = isAsItIs(form) && form.kind === 'moved' && rows[form.x.from].isCarried;
      const needsCarry = this.#needsCarry(form, rows);
      const time = formed.ready + (needsCarry ? CARRY * this.#times.alu : 0);
      operations += formed.operations + (needsCarry ? CARRY : 0);
      ready = Math.max(ready, time);
      made.push({ form, row: isOld ? null : rows.length });
      if (!isOld) rows.push({ words, isCarried: true, ready: time });
    }
    const starts = products.map(({ start }) => start);
    const start = starts.every((node) => node === null) ? null : this.#form(starts, rows);
    if (start === null && starts.some((node) => node !== null)) return null;
    operations += start === null ? 0 : this.#operationsOfStart(start, starts);
    const done = ready + (isSquare ? SQUARE : PRODUCT) * this.#times.madd;
    const words = products.map(({ node }) => node);
    const doubles = words.map((node) => twice.get(node) ?? node);
    const row = rows.length;
    rows.push({ words, isCarried: false, ready: Math.max(done, start?.ready ?? 0) });
    const doubled = doubles.reduce((mask, node, i) => (node === words[i] ? mask : mask | (1 << i)), 0);
    const hasTwice = doubled > 0;
    if (hasTwice) operations++;
    if (hasTwice) rows.push({ words: doubles, isCarried: false, ready: done + this.#times.alu });
    const round: PlannedRound = {
      left: made[0],
      right: made[made.length - 1],
      isSquare,
      start: start?.form ?? null,
      startMask: wantedMask(starts),
      row,
      twice: hasTwice ? { row: row + 1, mask: doubled } : null,
    };
    return { rows, rounds: [...before.rounds, round], operations };
  }

  /** What is moved into a row of zeros is one operation if the move may leave the other words out. */
  #operationsOfStart({ form, operations }: Formed, starts: Words): number {
    if (form.kind !== 'moved' || starts.every((node) => node !== null)) return operations;
    return moveKind(form.x.order, wantedMask(starts)) === 'any' ? operations + 1 : operations;
  }

  #needsCarry(form: RowForm, rows: readonly Placed[]): boolean {
    if (form.kind === 'combined') return true;
    const sources = form.kind === 'joined' ? [form.x, form.y] : [form.x];
    return sources.some(({ from }) => !rows[from].isCarried);
  }

  #finished(one: Partial, state: readonly number[]): AcrossPlan[] {
    const { results } = this.#rounds;
    const formed = this.#form(
      state.map((k) => results[k]),
      one.rows,
    );
    if (formed === null) return [];
    const latency = formed.ready + CARRY * this.#times.alu;
    return [
      { state, rounds: one.rounds, results: formed.form, latency, operations: one.operations + formed.operations },
    ];
  }

  #form(words: Words, rows: readonly Placed[]): Formed | null {
    const key = [words, ...rows.map((row) => row.words)].map((w) => w.map((node) => this.#id(node)).join()).join(';');
    const whole = `${key} ${rows.map(({ ready }) => ready).join()}`;
    const known = this.#known.get(whole);
    if (known !== undefined) return known;
    const context: FormContext = { rows, times: this.#times, isEven: this.#rounds.isEven };
    const formed = bestForm(words, context);
    this.#known.set(whole, formed);
    return formed;
  }

  #id(node: LaneNode | null): number {
    const known = this.#ids.get(node) ?? this.#ids.size;
    this.#ids.set(node, known);
    return known;
  }
}

/** A plan as far as it is made. */
interface Partial {
  readonly rows: readonly Placed[];
  readonly rounds: readonly PlannedRound[];
  readonly operations: number;
}

/** How many are kept after a round. */
const MAX_PARTIAL_PLANS = 6;

const readyOf = ({ rows }: Partial): number => rows[rows.length - 1].ready;
const bestOfEach = (all: readonly Partial[], most: number): Partial[] =>
  all
    .map((one) => ({ one, cost: readyOf(one) + OPERATION_COST * one.operations }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ one }) => one);

const costOf = ({ latency, operations }: AcrossPlan): number => latency + OPERATION_COST * operations;

const ORDERS: readonly (readonly number[])[] = permutations([0, 1, 2, 3]);

function permutations(items: readonly number[]): number[][] {
  return items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
