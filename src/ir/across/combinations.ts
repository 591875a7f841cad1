/**
 * Rows whose words are sums of small multiples of words of available rows. Each term of a word, a number times a
 * power of two, goes to a slot: words of one row, moved together, of which the first are what others are added to or
 * subtracted from. All ways are looked at, but for those that cannot become better than what was found.
 */
import type { Shifted, RowAddend, FormContext, Formed } from './rowForm.ts';
import { magnitude } from '../../base/integers.ts';
import type { LaneNode } from '../lanes/expression.ts';
import { latencyOfMove, moveKind, type Moved, placesOf, timeOf } from './moves.ts';
import { raisedBy, reduced } from './raises.ts';
import { EVERY, has, type Mask, type Order, orderOf, ROW, WORDS } from './rows.ts';

/** What some words of a row are added to may have to be copied: some part of an operation. */
const COPY = 0.02;

/** Terms of a number, at most so many, and as many slots. */
const MAX_TERMS = 4;

/** A number by what it is a sum of, and how often. */
type Linear = ReadonlyMap<LaneNode, bigint>;

interface Term {
  readonly node: LaneNode;
  readonly sign: number;
  readonly shift: number;
}
type Terms = readonly Term[];

/** Words of one row by where they come from, and their signs; -1 and 0 where a word has none. */
interface Slot {
  readonly from: number;
  readonly shift: number;
  readonly places: readonly number[];
  readonly signs: readonly number[];
}

/** The best way of making a row so that costs less than a limit; null if there is none, or if no word is a sum. */
export function combined(wanted: readonly (LaneNode | null)[], context: FormContext, limit: number): Formed | null {
  const words = WORDS.flatMap((word) => {
    const node = wanted[word];
    return node === null ? [] : [{ word, ways: termsOf(node, context) }];
  });
  if (words.some(({ ways }) => ways.length === 0)) return null;
  const lengthOf = ({ ways }: WantedWord): number => Math.max(0, ...ways.map(({ length }) => length));
  const isShifted = words.some(({ ways }) => ways.some((terms) => terms.some(({ shift }) => shift > 0)));
  if (!isShifted && words.every((word) => lengthOf(word) < 2)) return null;
  return new SlotSearch(
    words.toSorted((a, b) => lengthOf(b) - lengthOf(a)),
    context,
    limit,
  ).best();
}

/** A number as sums of numbers that are in rows: as it is, if it is there, and what it is made of. */
function expansionsOf(node: LaneNode, context: FormContext): Linear[] {
  const own: Linear[] = context.rows.some((row) => row.words.includes(node)) ? [new Map([[node, 1n]])] : [];
  const of = (other: LaneNode): Linear[] => expansionsOf(other, context);
  switch (node.kind) {
    case 'sum':
      return [...own, ...totals(of(node.left), 1n, of(node.right))];
    case 'difference': {
      const all = totals(of(node.left), -1n, of(node.right));
      return [...own, ...all, ...(context.isEven(node) ? totals([ZERO], -1n, all) : [])];
    }
    case 'multiple':
      return own.length > 0 ? own : totals([ZERO], node.factor, of(node.of));
    default:
      return own;
  }
}

const ZERO: Linear = new Map();

/** Each of some with so many times each of others. */
const totals = (some: readonly Linear[], factor: bigint, others: readonly Linear[]): Linear[] =>
  some.flatMap((x) =>
    others.map((y) => {
      const sum = new Map(x);
      for (const [node, count] of y) sum.set(node, (sum.get(node) ?? 0n) + factor * count);
      return sum;
    }),
  );

/** Bit by bit of how often. */
function termsOf(node: LaneNode, context: FormContext): Terms[] {
  const all = expansionsOf(node, context).map((linear) =>
    [...linear].flatMap(([of, count]): Term[] => {
      const bits = [...magnitude(count).toString(2)].toReversed();
      return bits.flatMap((bit, shift) => (bit === '1' ? [{ node: of, sign: count < 0n ? -1 : 1, shift }] : []));
    }),
  );
  return all.filter(({ length }) => length > 0 && length <= MAX_TERMS);
}

interface WantedWord {
  readonly word: number;
  readonly ways: readonly Terms[];
}

/** Looks at all ways of giving the terms of words to slots, those with the most terms first. */
class SlotSearch {
  readonly #words: readonly WantedWord[];
  readonly #context: FormContext;
  readonly #mask: Mask;
  /** Rows and words where a number is. */
  readonly #places = new Map<LaneNode, readonly (readonly [row: number, place: number])[]>();
  readonly #latencies: number[] = [];
  #best: Formed | null = null;
  #cost: number;

  constructor(words: readonly WantedWord[], context: FormContext, limit: number) {
    this.#cost = limit;
    this.#words = words;
    this.#context = context;
    this.#mask = words.reduce((mask, { word }) => mask | (1 << word), 0);
  }

  best(): Formed | null {
    this.#from(0, []);
    return this.#best;
  }

  #from(index: number, slots: readonly Slot[]): void {
    if (slots.length > 0 && this.#bound(slots) >= this.#cost) return;
    if (index === this.#words.length) return this.#finish(slots);
    const { word, ways } = this.#words[index];
    for (const terms of ways) this.#into(0, terms, -1, slots, word, index);
  }

  /** One of the terms that are left goes to slot `at`, or none; new slots take them in the order in which they are. */
  #into(at: number, terms: Terms, last: number, slots: readonly Slot[], word: number, index: number): void {
    if (terms.length === 0) return this.#from(index + 1, slots);
    if (at >= MAX_TERMS) return;
    const isNew = at === slots.length;
    // What stands alone may be a copy of the first word that is added elsewhere.
    const isCopy = at === 0 && terms.length === 1 && terms[0].sign === 1 && slots.length > 1;
    if (at > 0 && !isNew) this.#into(at + 1, terms, -1, slots, word, index);
    terms.forEach(({ node, sign, shift }, k) => {
      if ((at === 0 && sign < 0) || (isNew && at > 1 && k < last)) return;
      const rest = terms.filter((_, other) => other !== k);
      for (const [from, place] of this.#placesOf(node)) {
        if (!isNew && (slots[at].from !== from || slots[at].shift !== shift)) continue;
        const own = isNew ? { places: NOWHERE, signs: NOTHING } : slots[at];
        const slot = { from, shift, places: own.places.with(word, place), signs: own.signs.with(word, sign) };
        const next = isNew ? [...slots, slot] : slots.with(at, slot);
        this.#into(at + 1, rest, isNew && at > 0 ? k : -1, next, word, index);
      }
    });
    if (isCopy) this.#into(at + 1, terms, -1, slots, word, index);
  }

  #placesOf(node: LaneNode): readonly (readonly [row: number, place: number])[] {
    const known = this.#places.get(node);
    if (known !== undefined) return known;
    const all = this.#context.rows.flatMap((row, from) => placesOf(row, node).map((place) => [from, place] as const));
    this.#places.set(node, all);
    return all;
  }

  /** No way of going on costs less. */
  #bound(slots: readonly Slot[]): number {
    const { rows, times, costs, moves } = this.#context;
    let operations = 0;
    const [first, ...others] = slots.map((slot, k) => {
      // Both are one addition where what is subtracted was negated before.
      const kinds = k === 0 ? 0 : Number(slot.signs.includes(1)) + Number(slot.signs.includes(-1));
      const latency = this.#latencyOf(slot.places);
      const isMade = (): boolean => isOfMoves(slot, moves) || slots.some((other) => isOtherMultiple(slot, other));
      const isShifted = slot.shift > 0;
      operations += kinds + Number(latency > 0 && !isMade()) + Number(isShifted);
      return rows[slot.from].ready + latency + (isShifted ? times.alu : 0);
    });
    const ready = others.sort((a, b) => a - b).reduce((last, at) => Math.max(last, at) + times.alu, first);
    return ready + costs.operation * operations;
  }

  /** Of a move of the words that are known. */
  #latencyOf(places: readonly number[]): number {
    const key = places.reduce((all, place) => (ROW + 1) * all + place + 1, 0);
    const known = this.#latencies[key];
    if (known !== undefined) return known;
    const mask = places.reduce((all, place, i) => (place < 0 ? all : all | (1 << i)), 0);
    const { times } = this.#context;
    const isMoved = places.some((place, i) => place >= 0 && place !== i);
    const latency = isMoved ? latencyOfMove(moveKind(orderOf(places), mask), times) : 0;
    this.#latencies[key] = latency;
    return latency;
  }

  #finish([x, ...addends]: readonly Slot[]): void {
    if (addends.length === 0 && x.shift === 0) return;
    if (addends.length === 0) this.#consider(x, [], 0);
    const alone = WORDS.filter((i) => has(this.#mask, i) && x.signs[i] === 0);
    const copies = alone.reduce((mask, i) => mask | (1 << i), 0);
    for (const [k, first] of addends.entries()) {
      // All words have the first addend if some are copies of it.
      if (copies > 0 && !WORDS.every((i) => !has(this.#mask, i) || first.signs[i] !== 0)) continue;
      if (alone.some((i) => addends.some((one) => (one === first) !== (one.signs[i] !== 0)))) continue;
      const rest = addends.filter((_, other) => other !== k);
      this.#consider(x, [first, ...rest], copies);
      if (copies === 0) return;
    }
  }

  /** With every way of taking differences. */
  #consider(x: Slot, slots: readonly Slot[], copies: Mask): void {
    const others = (slot: Slot): readonly Moved[] =>
      [x, ...slots]
        .filter((other) => isOtherMultiple(slot, other))
        .map(({ from, places }) => ({ from, order: filled(places) }));
    const moved = { from: x.from, order: this.#orderOf(x, others(x)), shift: x.shift };
    const addends = slots.map((slot, k) => this.#addendOf(slot, others(slot), k === 0 ? copies : 0));
    const direct = addends.map(({ addend }) => addend);
    const canRaise = this.#offer(moved, wordsOf(x), direct, copies, false);
    // To subtract first and then to add takes as long as to negate, but for what has to be added, too.
    const pays = ({ addend, canBeNegated }: (typeof addends)[number]): boolean =>
      canBeNegated && (addend.sums > 0 || !canRaise);
    const choices = addends.reduce<(readonly RowAddend[])[]>(
      (all, one) =>
        all.flatMap((list) => [
          [...list, one.addend],
          ...(pays(one) ? [[...list, { ...one.addend, negated: true }]] : []),
        ]),
      [[]],
    );
    for (const choice of choices.slice(1)) this.#offer(moved, wordsOf(x), choice, copies, false);
    if (!canRaise) for (const choice of choices) this.#offer(moved, wordsOf(x), choice, copies, true);
  }

  #addendOf(
    slot: Slot,
    others: readonly Moved[],
    copies: Mask,
  ): { readonly addend: RowAddend; readonly canBeNegated: boolean } {
    const order = this.#orderOf(slot, others);
    const maskOf = (sign: number): Mask =>
      WORDS.reduce((mask, i) => (slot.signs[i] === sign && !has(copies, i) ? mask | (1 << i) : mask), 0);
    const differences = maskOf(-1);
    // What is added or copied must not have been negated.
    const isOfOthers = WORDS.some(
      (k) => slot.signs[k] > 0 && WORDS.some((l) => has(differences, l) && order[l] === order[k]),
    );
    const { from, shift } = slot;
    const addend = { from, order, shift, sums: maskOf(1), differences, negated: false };
    return { addend, canBeNegated: differences > 0 && !isOfOthers };
  }

  /** Words that no one wants stay, or come as they came before. */
  #orderOf(slot: Slot, others: readonly Moved[]): Order {
    const before = [...this.#context.moves, ...others].find((move) => isOfMoves(slot, [move]));
    return before?.order ?? filled(slot.places);
  }

  /** Says whether it can be made. */
  #offer(x: Shifted, mask: Mask, addends: readonly RowAddend[], copies: Mask, isLifted: boolean): boolean {
    const { times, costs } = this.#context;
    const form = { kind: 'combined', x, addends, copies, isLifted } as const;
    const isReduced = reduced(form) !== 0;
    if (isReduced ? !isLifted && !costs.areRaised : isLifted) return false;
    if (raisedBy(form, this.#context.rows, this.#context.raises) === null) return false;
    const moves = [...this.#context.moves];
    const movedAt = (
      row: Shifted,
      words: Mask,
      isChanged: boolean,
    ): { readonly at: number; readonly operations: number } => {
      const { latency, operations: count } = timeOf(row, words, { times, moves });
      const changes = Number(isChanged) + Number(row.shift > 0);
      if (!isChanged) moves.push(row);
      return { at: this.#context.rows[row.from].ready + latency + changes * times.alu, operations: count + changes };
    };
    const own = movedAt(x, mask, isLifted);
    let ready = own.at;
    let { operations } = own;
    const timed = addends.map((addend) => {
      const words = addend.sums | addend.differences | (addend === addends[0] ? copies : 0);
      const kinds = addend.negated ? 1 : Number(addend.sums > 0) + Number(addend.differences > 0);
      const { at, operations: more } = movedAt(addend, words, addend.negated);
      const isWhole = kinds === 1 && (addend.sums | addend.differences) === EVERY;
      operations += more + kinds + (isWhole ? 0 : COPY);
      return { addend, at, kinds };
    });
    const inTurn = (some: typeof timed): typeof timed => some.toSorted((a, b) => a.at - b.at);
    const sorted = copies > 0 ? [timed[0], ...inTurn(timed.slice(1))] : inTurn(timed);
    for (const { at, kinds } of sorted) ready = Math.max(ready, at) + kinds * times.alu;
    const cost = ready + this.#context.costs.operation * operations;
    if (cost >= this.#cost) return true;
    this.#cost = cost;
    this.#best = { form: { ...form, addends: sorted.map(({ addend }) => addend) }, ready, operations };
    return true;
  }
}

const NOTHING: readonly number[] = WORDS.map(() => 0);
const NOWHERE: readonly number[] = WORDS.map(() => -1);

/** What no one wants stays. */
const filled = (places: readonly number[]): Order => orderOf(places.map((place, i) => (place < 0 ? i : place)));
const isOfMoves = ({ from, places }: Slot, moves: readonly Moved[]): boolean =>
  moves.some((m) => m.from === from && m.order.every((p, i) => places[i] < 0 || places[i] === p));
/** Whether the words of one, times another power of two, may be moved with those of the other. */
const isOtherMultiple = (slot: Slot, other: Slot): boolean =>
  other.shift !== slot.shift && isOfMoves(slot, [{ from: other.from, order: filled(other.places) }]);

const wordsOf = ({ signs }: Slot): Mask => signs.reduce((mask, sign, i) => (sign === 0 ? mask : mask | (1 << i)), 0);
