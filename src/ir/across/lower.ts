/** Turns a plan into a program on rows, from the state in registers to the new state. */
import { invariant } from '../../base/errors.ts';
import type { RowAddend } from './combinations.ts';
import { needsCarry, type RowForm } from './forms.ts';
import { moveKind, moveOf, type Latencies } from './moves.ts';
import {
  biases,
  type CarryWay,
  carried,
  EACH_LIMB,
  type LimbRows,
  rowProduct,
  selected,
  square,
  type Way,
} from './numbers.ts';
import { type AcrossPlan, FIXED, type PlannedRound, type PlannedRow, STATE } from './plan.ts';
import { type Combined, reduced, sourceWords, raisedSums } from './raises.ts';
import {
  EVERY,
  has,
  type Mask,
  type Multiples,
  type Order,
  type RowBuilder,
  type RowId,
  RowOverflow,
  WORDS,
} from './rows.ts';

/** Ways of computing that give the same numbers. */
export interface AcrossWays {
  /** Of each column of each round. */
  readonly columns: readonly (readonly Way[])[];
  readonly carry: CarryWay;
  readonly multiples: Multiples;
}

/** Rows of what is lowered, for whoever orders them: columns of each round, and what is carried. */
export interface LoweredRows {
  readonly columns: readonly LimbRows[];
}

/** Rows that a step begins with, and latencies for which moves are chosen. */
interface LoweringInputs {
  readonly state: LimbRows;
  readonly fixed: LimbRows;
  readonly times: Latencies;
}

/** Writes the program of a step into a builder that `begin` makes. Throws RowOverflow if it does not fit words. */
export function lowerPlan<T extends { readonly r: RowBuilder; readonly inputs: LoweringInputs }>(
  begin: () => T,
  plan: AcrossPlan,
  ways: AcrossWays,
): T & { readonly rows: LoweredRows } {
  let last: unknown;
  for (const power of POWERS) {
    const own = begin();
    try {
      return { ...own, rows: lowered(own.r, plan, ways, own.inputs, power) };
    } catch (error) {
      if (!(error instanceof RowOverflow)) throw error;
      last = error;
    }
  }
  throw last;
}

function lowered(
  r: RowBuilder,
  plan: AcrossPlan,
  { columns, carry }: AcrossWays,
  { state, fixed, times }: LoweringInputs,
  power: number,
): LoweredRows {
  const rows = new Map<number, { limbs: LimbRows; isCarried: boolean }>([
    [STATE, { limbs: state, isCarried: true }],
    [FIXED, { limbs: fixed, isCarried: true }],
  ]);
  const made: LimbRows[] = [];
  const numberOf = (row: number): { limbs: LimbRows; isCarried: boolean } => {
    const known = rows.get(row);
    invariant(known !== undefined, () => `row ${row} is not there yet`);
    return known;
  };
  const moved = (x: RowId, order: Order, mask: Mask = EVERY, base: RowId | null = null): RowId => {
    if (base !== null && mask !== EVERY) return r.move(x, order, mask, base);
    const { mask: own } = moveOf(order, times);
    return own === 0 ? x : own === EVERY ? r.move(x, order) : r.move(x, order, own, x);
  };
  const eachMoved = ({ x }: { readonly x: { readonly from: number; readonly order: Order } }): LimbRows =>
    numberOf(x.from).limbs.map((limb) => moved(limb, x.order));

  /** Columns that are not carried yet, or limbs where that is what there is. */
  const raw = (form: RowForm): { limbs: LimbRows; isCarried: boolean } => {
    switch (form.kind) {
      case 'moved':
        return { limbs: eachMoved(form), isCarried: numberOf(form.x.from).isCarried };
      case 'chosen': {
        const base = eachMoved(form);
        const { limbs, isCarried } = numberOf(form.x.from);
        const { order, secret, always } = form;
        return { limbs: limbs.map((limb, k) => r.choose(limb, order, base[k], secret, always)), isCarried };
      }
      case 'joined': {
        const base = eachMoved(form);
        const y = numberOf(form.y.from);
        const isCarried = numberOf(form.x.from).isCarried && y.isCarried;
        return { limbs: y.limbs.map((limb, k) => r.move(limb, form.y.order, form.mask, base[k])), isCarried };
      }
      case 'combined':
        return { limbs: combined(form), isCarried: false };
      case 'split': {
        const [first, second] = [raw(form.first), raw(form.second)];
        return { limbs: blended(first.limbs, second.limbs, form.mask), isCarried: first.isCarried && second.isCarried };
      }
    }
  };

  const blended = (x: LimbRows, y: LimbRows, mask: Mask): LimbRows => y.map((limb, k) => selected(r, limb, mask, x[k]));

  const combined = (form: Combined): LimbRows => {
    const { x, addends, copies } = form;
    const lifted = form.isLifted ? liftedRow(form) : numberOf(x.from).limbs;
    let sum: LimbRows = lifted.map((limb) => moved(limb, x.order));
    addends.forEach((addend, n) => {
      const { sums, differences, order, negated } = addend;
      const source = negated ? negatedRow(addend) : numberOf(addend.from).limbs;
      const y = source.map((limb) => moved(limb, order));
      const base = n === 0 && copies > 0 ? y : sum;
      const from = sum;
      sum = EACH_LIMB.map((k) => {
        if (negated) return r.add(from[k], y[k], sums | differences, base[k]);
        const added = sums === 0 ? base[k] : r.add(from[k], y[k], sums, base[k]);
        return differences === 0 ? added : r.sub(from[k], y[k], differences, added);
      });
    });
    return sum;
  };
  /** Raised before it is moved, in words from which something is subtracted. */
  const liftedRow = (form: Combined): LimbRows => {
    const mask = reduced(form);
    const most = WORDS.map((i) =>
      EACH_LIMB.map((k) =>
        form.addends
          .filter(({ differences, negated }) => has(differences, i) && !negated)
          .reduce((sum, { from, order }) => sum + r.upper(numberOf(from).limbs[k], order[i]), 0n),
      ),
    );
    const bias = biasesAbove(r, most, sourceWords(form.x.order, mask), (i) =>
      WORDS.filter((w) => form.x.order[w] === i),
    );
    return numberOf(form.x.from).limbs.map((limb, k) => r.add(limb, bias[k]));
  };
  /** Taken from multiples of the prime before it is moved, while others may be on their way. */
  const negatedRow = ({ from, order, differences }: RowAddend): LimbRows => {
    const { limbs } = numberOf(from);
    const mask = sourceWords(order, differences);
    const most = WORDS.map((i) => limbs.map((limb) => r.upper(limb, i)));
    const bias = biasesAbove(r, most, mask, (i) => [i]);
    return limbs.map((limb, k) => r.sub(bias[k], limb, mask, limb));
  };

  const isCarriedForm = (form: RowForm): boolean => !needsCarry(form, (row) => numberOf(row).isCarried);
  const carriedOf = (form: RowForm): LimbRows => {
    if (form.kind === 'joined') {
      const [x, y] = [numberOf(form.x.from), numberOf(form.y.from)];
      if (x.isCarried && !y.isCarried) return carried(r, eachMoved({ x: form.y }), carry, form.mask, eachMoved(form));
      if (!x.isCarried && y.isCarried)
        return carried(r, eachMoved(form), carry, EVERY & ~form.mask, eachMoved({ x: form.y }));
    }
    // What is carried already may wait for nothing.
    if (form.kind === 'split' && isCarriedForm(form.first) !== isCarriedForm(form.second))
      return blended(carriedOf(form.first), carriedOf(form.second), form.mask);
    const { limbs, isCarried } = raw(form);
    return isCarried ? limbs : carried(r, limbs, carry);
  };
  const factor = ({ form, row }: PlannedRow): LimbRows => {
    const limbs = carriedOf(form);
    if (row !== null) rows.set(row, { limbs, isCarried: true });
    return limbs;
  };

  const raised = raisedWords(plan);
  plan.rounds.forEach((round, n) => {
    const left = factor(round.left);
    const right = round.isSquare ? left : factor(round.right);
    const start = startOf(round, raised[n]);
    const limbs = round.isSquare ? square(r, left, columns[n], start) : rowProduct(r, left, right, columns[n], start);
    made.push(limbs);
    rows.set(round.row, { limbs, isCarried: false });
    if (round.twice === null) return;
    const { row, mask } = round.twice;
    rows.set(row, { limbs: limbs.map((limb) => r.add(limb, limb, mask, limb)), isCarried: false });
  });
  const results = carriedOf(plan.results);
  results.forEach((limb, k) => r.output(k, limb));
  return { columns: made };

  /** Of words without a start, zero or what is subtracted from them. */
  function startOf({ start, startMask }: PlannedRound, raised: Mask): readonly (RowId | null)[] {
    if (start === null && raised === 0) return EACH_LIMB.map(() => null);
    const most = raised === 0 ? EACH_LIMB.map(() => r.same(0n)) : biases(r, power, raised);
    if (start === null) return most;
    if (start.kind === 'moved' && moveKind(start.x.order, startMask) !== 'any')
      return numberOf(start.x.from).limbs.map((limb, k) => r.move(limb, start.x.order, startMask, most[k]));
    return raw(start).limbs.map((limb, k) => selected(r, limb, startMask, most[k]));
  }
}

/** Of what is subtracted from columns of a product: the first with which nothing falls below zero. */
const POWERS = [9, 10, 11, 12, 13];

/**
 * Words of the products of each round that begin with a multiple of the prime, because something is subtracted from
 * them as they are, or because they are what such words begin with.
 */
function raisedWords({ rounds, results }: AcrossPlan): readonly Mask[] {
  const forms = [...rounds.flatMap(({ left, right, start }) => [left.form, right.form, start]), results];
  const raised = rounds.map((round) =>
    forms
      .flatMap((form) => (form === null ? [] : raisedSums(form)))
      .filter(({ x, isLifted }) => !isLifted && isOfRound(round, x.from))
      .reduce((mask, form) => mask | sourceWords(form.x.order, reduced(form)), 0),
  );
  for (let n = rounds.length - 1; n >= 0; n--) {
    const { start, startMask } = rounds[n];
    if (start?.kind !== 'moved') continue;
    const before = rounds.findIndex(({ row }) => row === start.x.from);
    if (before < 0) continue;
    raised[before] |= sourceWords(start.x.order, raised[n] & startMask);
    raised[n] &= ~startMask;
  }
  return raised;
}

const isOfRound = ({ row, twice }: PlannedRound, from: number): boolean => row === from || twice?.row === from;

/**
 * The smallest multiples of the prime, in words of the mask, of which no limb is below the largest ones `most` of the
 * words that `readers` says.
 */
function biasesAbove(
  r: RowBuilder,
  most: readonly (readonly bigint[])[],
  mask: Mask,
  readers: (word: number) => readonly number[],
): LimbRows {
  for (let power = 0; power < 13; power++) {
    const bias = biases(r, power, mask);
    const isAbove = WORDS.filter((i) => has(mask, i)).every((i) =>
      readers(i).every((w) => bias.every((limb, k) => r.lower(limb, i) >= most[w][k])),
    );
    if (isAbove) return bias;
  }
  throw new RowOverflow('what is subtracted');
}
