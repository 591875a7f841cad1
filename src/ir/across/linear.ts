/**
 * Rows whose words are sums of small multiples of words of other rows: which rows are moved, and what is added or
 * subtracted in which words.
 */
import { magnitude } from '../../base/integers.ts';
import type { LaneNode } from '../lanes/expression.ts';
import { latencyOfMove, moveKind, type Latencies } from './moves.ts';
import { type Mask, type Order, orderOf, WORDS } from './rows.ts';

/** A number as multiples of elements and products; equal ones are one object, by `Linears`. */
export type Linear = ReadonlyMap<LaneNode, bigint>;
export type WordsOf<T> = readonly (T | null)[];

/** A row that there is. */
export interface SourceRow {
  readonly words: WordsOf<Linear>;
  readonly isCarried: boolean;
  /** When it is there, in cycles. */
  readonly ready: number;
}

/** Words of a row, moved: each word of the mask is a multiple of one of them. */
interface Slot {
  readonly from: number;
  readonly places: readonly number[];
  readonly factors: readonly bigint[];
}

/** Adds 2^shift times words of a moved row to words of a mask, or subtracts them. */
interface LinearStep {
  readonly from: number;
  readonly order: Order;
  readonly shift: number;
  readonly sums: Mask;
  readonly differences: Mask;
}

export interface LinearForm {
  /** Words that are wanted. */
  readonly mask: Mask;
  /** Whether words are only moved. */
  readonly isPlain: boolean;
  /** Whether all words that are moved are carried. */
  readonly isCarried: boolean;
  readonly steps: readonly LinearStep[];
  readonly ready: number;
  /** Operations on rows, each as often as there are limbs. */
  readonly operations: number;
}

/** How these words are made; null if one of the numbers is in no row. */
export function linearForm(
  wanted: WordsOf<Linear>,
  rows: readonly SourceRow[],
  linears: Linears,
  times: Latencies,
): LinearForm | null {
  const isThere = (one: Linear): boolean => rows.some(({ words }) => words.includes(one));
  const isPlain = wanted.every((one) => one === null || isThere(one));
  const slots: Slot[] = [];
  for (const word of WORDS) {
    const own = wanted[word];
    if (own === null) continue;
    const terms = isThere(own) ? [[own, 1n] as const] : [...own].map(([node, f]) => [linears.of(node), f] as const);
    for (const [linear, factor] of terms) {
      const place = placeOf(linear, word, rows, isPlain, slots);
      if (place === null) return null;
      const at = slots.findIndex((slot) => slot.from === place.from && slot.places[word] < 0);
      const { places, factors } = slots[at] ?? { places: NOWHERE, factors: NOTHING };
      const slot = { from: place.from, places: places.with(word, place.at), factors: factors.with(word, factor) };
      if (at < 0) slots.push(slot);
      else slots[at] = slot;
    }
  }
  const mask = WORDS.reduce((all, i) => (wanted[i] === null ? all : all | (1 << i)), 0);
  const steps = slots
    .toSorted((a, b) => readyOf(a, rows, times) - readyOf(b, rows, times))
    .flatMap((slot) => stepsOf(slot));
  const moves = slots.filter(({ places }) => isMoved(places)).length;
  const shifts = steps.filter(({ shift }) => shift > 0).length;
  const sums = steps.reduce((all, s) => all + Number(s.sums > 0) + Number(s.differences > 0), 0);
  const soonest = Math.max(...slots.map((slot) => readyOf(slot, rows, times)));
  return {
    mask,
    isPlain,
    isCarried: slots.every(({ from }) => rows[from].isCarried),
    steps,
    ready: soonest + (isPlain ? slots.length - 1 : sums) * times.alu,
    operations: moves + (isPlain ? slots.length - 1 : shifts + sums),
  };
}

const NOTHING: readonly bigint[] = WORDS.map(() => 0n);
const NOWHERE: readonly number[] = WORDS.map(() => -1);

const maskOf = (isIn: (word: number) => boolean): Mask =>
  WORDS.reduce((mask, i) => (isIn(i) ? mask | (1 << i) : mask), 0);
const isMoved = (places: readonly number[]): boolean => places.some((place, i) => place >= 0 && place !== i);

/** Where a number is taken from: carried where it stands alone, else as soon as it is there; without a move if can be. */
function placeOf(
  linear: Linear,
  word: number,
  rows: readonly SourceRow[],
  isPlain: boolean,
  slots: readonly Slot[],
): { readonly from: number; readonly at: number } | null {
  const all = rows.flatMap(({ words }, from) => WORDS.flatMap((at) => (words[at] === linear ? [{ from, at }] : [])));
  const cost = ({ from, at }: { from: number; at: number }): number =>
    (at === word ? 0 : 2) +
    (rows[from].isCarried === isPlain ? 0 : isPlain ? 8 : 4) +
    (slots.some((slot) => slot.from === from && slot.places[word] < 0) ? 0 : 1);
  return all.reduce<{ from: number; at: number } | null>((a, c) => (a === null || cost(c) < cost(a) ? c : a), null);
}

function readyOf({ from, places }: Slot, rows: readonly SourceRow[], times: Latencies): number {
  const kind = moveKind(
    orderOf(places.map((p, i) => (p < 0 ? i : p))),
    maskOf((i) => places[i] >= 0),
  );
  return rows[from].ready + (isMoved(places) ? latencyOfMove(kind, times) : 0);
}

/** Bit by bit of the factors. */
function stepsOf({ from, places, factors }: Slot): LinearStep[] {
  const order = orderOf(places.map((place, i) => (place < 0 ? i : place)));
  const bits = Math.max(...factors.map((factor) => magnitude(factor).toString(2).length));
  return Array.from({ length: bits }, (_, shift): LinearStep => {
    const isSet = (i: number): boolean => ((magnitude(factors[i]) >> BigInt(shift)) & 1n) === 1n;
    return {
      from,
      order,
      shift,
      sums: maskOf((i) => factors[i] > 0n && isSet(i)),
      differences: maskOf((i) => factors[i] < 0n && isSet(i)),
    };
  }).filter(({ sums, differences }) => (sums | differences) > 0);
}

/** Nodes as sums of multiples of those that `isAtom` says of. */
export class Linears {
  readonly #known: Linear[] = [];
  readonly #isAtom: (node: LaneNode) => boolean;

  constructor(isAtom: (node: LaneNode) => boolean) {
    this.#isAtom = isAtom;
  }

  of(node: LaneNode): Linear {
    const own = this.#made(node);
    const known = this.#known.find((other) => isSame(own, other));
    if (known === undefined) this.#known.push(own);
    return known ?? own;
  }

  #made(node: LaneNode): Linear {
    if (this.#isAtom(node)) return new Map([[node, 1n]]);
    switch (node.kind) {
      case 'sum':
        return total(this.#made(node.left), 1n, this.#made(node.right));
      case 'difference':
        return total(this.#made(node.left), -1n, this.#made(node.right));
      case 'multiple':
        return total(new Map(), node.factor, this.#made(node.of));
      default:
        throw new Error(`a ${node.kind} among sums`);
    }
  }
}

function total(x: Linear, factor: bigint, y: Linear): Linear {
  const all = new Map(x);
  for (const [node, times] of y) all.set(node, (all.get(node) ?? 0n) + factor * times);
  return new Map([...all].filter(([, times]) => times !== 0n));
}

const isSame = (x: Linear, y: Linear): boolean => x.size === y.size && [...x].every(([n, f]) => y.get(n) === f);
