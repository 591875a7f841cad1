/**
 * Rows whose words are sums and differences of several words of available rows. Each term of a word goes to a slot:
 * words of one row, moved together, of which the first are what others are added to or subtracted from. All ways are
 * looked at, but for those that cannot become better than what was found.
 */
import type { LaneNode } from '../lanes/expression.ts';
import type { FormContext, Formed } from './forms.ts';
import { latencyOfMove, moveKind } from './moves.ts';
import { type Moved, OPERATION_COST, placesOf, timeOf } from './placed.ts';
import { raisedBy, reduced } from './raises.ts';
import { has, type Mask, type Order, orderOf, ROW, WORDS } from './rows.ts';

/** Words of a row that are added, or subtracted. */
export interface RowAddend extends Moved {
  readonly sums: Mask;
  readonly differences: Mask;
  /** Taken from multiples of the prime before it is moved, so that it is added everywhere. */
  readonly negated: boolean;
}

/** Terms of a number, at most so many: as many slots. */
const MAX_TERMS = 4;
const MAX_MULTIPLE = 8n;

interface Term {
  readonly node: LaneNode;
  readonly sign: 1 | -1;
}
type Terms = readonly Term[];

/** Words of one row by where they come from, and their signs; -1 and 0 where a word has none. */
interface Slot {
  readonly from: number;
  readonly places: readonly number[];
  readonly signs: readonly number[];
}

/** The best way of making a row so; null if there is none, or if no word is a sum. */
export function combined(wanted: readonly (LaneNode | null)[], context: FormContext): Formed | null {
  const words = WORDS.flatMap((word) => {
    const node = wanted[word];
    return node === null ? [] : [{ word, ways: expansionsOf(node, context) }];
  });
  const lengthOf = ({ ways }: WantedWord): number => Math.max(0, ...ways.map(({ length }) => length));
  if (words.every((word) => lengthOf(word) < 2)) return null;
  return new SlotSearch(
    words.toSorted((a, b) => lengthOf(b) - lengthOf(a)),
    context,
  ).best();
}

/** A number as sums of numbers that are in rows: as it is, if it is there, and what it is made of. */
function expansionsOf(node: LaneNode, context: FormContext): Terms[] {
  const own: Terms[] = context.rows.some((row) => row.words.includes(node)) ? [[{ node, sign: 1 }]] : [];
  const of = (other: LaneNode): Terms[] => expansionsOf(other, context);
  switch (node.kind) {
    case 'sum':
      return [...own, ...pairs(of(node.left), of(node.right))];
    case 'difference': {
      const all = pairs(of(node.left), of(node.right).map(negative));
      return [...own, ...all, ...(context.isEven(node) ? all.map(negative) : [])];
    }
    case 'multiple': {
      if (node.factor > MAX_MULTIPLE) return own;
      const more = Array.from({ length: Number(node.factor) - 1 });
      return [...own, ...more.reduce<Terms[]>((all) => pairs(all, of(node.of)), of(node.of))];
    }
    default:
      return own;
  }
}

const negative = (terms: Terms): Terms => terms.map(({ node, sign }) => ({ node, sign: sign === 1 ? -1 : 1 }));
const pairs = (a: readonly Terms[], b: readonly Terms[]): Terms[] =>
  a.flatMap((x) => b.map((y) => [...x, ...y])).filter(({ length }) => length <= MAX_TERMS);

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
  #cost = Number.POSITIVE_INFINITY;

  constructor(words: readonly WantedWord[], context: FormContext) {
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
    terms.forEach(({ node, sign }, k) => {
      if ((at === 0 && sign < 0) || (isNew && at > 1 && k < last)) return;
      const rest = terms.filter((_, other) => other !== k);
      for (const [from, place] of this.#placesOf(node)) {
        if (!isNew && slots[at].from !== from) continue;
        const own = isNew ? { from, places: NOWHERE, signs: NOTHING } : slots[at];
        const slot = { from, places: own.places.with(word, place), signs: own.signs.with(word, sign) };
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
    const { rows, times } = this.#context;
    let operations = 0;
    let ready = 0;
    slots.forEach((slot, k) => {
      const kinds = k === 0 ? 0 : Number(slot.signs.includes(1)) + Number(slot.signs.includes(-1));
      const latency = this.#latencyOf(slot.places);
      operations += kinds + Number(latency > 0 && !this.#isOfMoves(slot));
      const at = rows[slot.from].ready + latency;
      // Both are one addition where what is subtracted was negated before.
      ready = k === 0 ? at : Math.max(ready, at) + times.alu;
    });
    return ready + OPERATION_COST * operations;
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

  #isOfMoves({ from, places }: Slot): boolean {
    return this.#context.moves.some(
      (m) => m.from === from && m.order.every((p, i) => places[i] < 0 || places[i] === p),
    );
  }

  #finish([x, ...addends]: readonly Slot[]): void {
    if (addends.length === 0) return;
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
    const addends = slots.map((slot, k) => this.#addendOf(slot, k === 0 ? copies : 0));
    const moved = { from: x.from, order: this.#orderOf(x) };
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

  #addendOf(slot: Slot, copies: Mask): { readonly addend: RowAddend; readonly canBeNegated: boolean } {
    const order = this.#orderOf(slot);
    const maskOf = (sign: number): Mask =>
      WORDS.reduce((mask, i) => (slot.signs[i] === sign && !has(copies, i) ? mask | (1 << i) : mask), 0);
    const differences = maskOf(-1);
    // What is added or copied must not have been negated.
    const isOfOthers = WORDS.some(
      (k) => slot.signs[k] > 0 && WORDS.some((l) => has(differences, l) && order[l] === order[k]),
    );
    const addend = { from: slot.from, order, sums: maskOf(1), differences, negated: false };
    return { addend, canBeNegated: differences > 0 && !isOfOthers };
  }

  /** Words that no one wants stay, or come as they came before. */
  #orderOf({ from, places }: Slot): Order {
    const before = this.#context.moves.find(
      (m) => m.from === from && m.order.every((p, i) => places[i] < 0 || places[i] === p),
    );
    return before?.order ?? orderOf(places.map((place, i) => (place < 0 ? i : place)));
  }

  /** Says whether it can be made. */
  #offer(x: Moved, mask: Mask, addends: readonly RowAddend[], copies: Mask, isLifted: boolean): boolean {
    const { times } = this.#context;
    const form = { kind: 'combined', x, addends, copies, isLifted } as const;
    if (isLifted && reduced(form) === 0) return false;
    if (raisedBy(form, this.#context.rows, this.#context.raises) === null) return false;
    const before = timeOf(x, mask, this.#context);
    let ready = this.#context.rows[x.from].ready + before.latency + (isLifted ? times.alu : 0);
    let operations = before.operations + Number(isLifted);
    const timed = addends.map((addend) => {
      const words = addend.sums | addend.differences | (addend === addends[0] ? copies : 0);
      const { latency, operations: moves } = timeOf(addend, words, this.#context);
      const kinds = addend.negated ? 1 : Number(addend.sums > 0) + Number(addend.differences > 0);
      operations += moves + kinds + Number(addend.negated);
      const at = this.#context.rows[addend.from].ready + latency + (addend.negated ? times.alu : 0);
      return { addend, at, kinds };
    });
    const [first, ...rest] = copies > 0 ? timed : timed.toSorted((a, b) => a.at - b.at);
    const sorted = [first, ...rest.toSorted((a, b) => a.at - b.at)];
    for (const { at, kinds } of sorted) ready = Math.max(ready, at) + kinds * times.alu;
    const cost = ready + OPERATION_COST * operations;
    if (cost >= this.#cost) return true;
    this.#cost = cost;
    this.#best = { form: { ...form, addends: sorted.map(({ addend }) => addend) }, ready, operations };
    return true;
  }
}

const NOTHING: readonly number[] = WORDS.map(() => 0);
const NOWHERE: readonly number[] = WORDS.map(() => -1);

const wordsOf = ({ signs }: Slot): Mask => signs.reduce((mask, sign, i) => (sign === 0 ? mask : mask | (1 << i)), 0);
