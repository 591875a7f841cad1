/** Turns a plan into a program on rows, from the state in registers to the new state. */
import type { RowAddend, Shifted, RowForm } from './rowForm.ts';
import { invariant } from '../../base/errors.ts';
import { needsCarry } from './forms.ts';
import { moveKind, moveOf, type Latencies } from './moves.ts';
import { type AcrossPlan, FIXED, type PlannedRound, type PlannedRow, STATE } from './plan.ts';
import { type Combined, reduced, sourceWords, raisedSums } from './raises.ts';
import type { LimbValues, RowNumbers, Start } from './rowNumbers.ts';
import {
  EACH_LIMB,
  EVERY,
  has,
  type LimbRows,
  type Mask,
  type Order,
  type RowBuilder,
  type RowId,
  RowOverflow,
  selected,
  WORDS,
} from './rows.ts';

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
  numbers: RowNumbers,
): T & { readonly rows: LoweredRows } {
  let last: unknown;
  for (const power of POWERS) {
    const own = begin();
    try {
      return { ...own, rows: lowered(own.r, plan, numbers, own.inputs, power) };
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
  numbers: RowNumbers,
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
  const moved = (x: RowId, order: Order): RowId => {
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

  const shifted = (limbs: LimbRows, shift: number): LimbRows =>
    limbs.map((limb) => (shift === 0 ? limb : shift === 1 ? r.add(limb, limb) : r.left(limb, shift)));

  const combined = (form: Combined): LimbRows => {
    const { x, addends, copies } = form;
    // What is added more than once is moved once.
    const known = new Map<string, LimbRows>();
    const multiple = (row: Shifted): LimbRows => {
      const key = `${row.from} ${row.order.join()}`;
      const limbs = known.get(key) ?? eachMoved({ x: row });
      known.set(key, limbs);
      return shifted(limbs, row.shift);
    };
    let sum = form.isLifted ? liftedRow(form).map((limb) => moved(limb, x.order)) : multiple(x);
    addends.forEach((addend, n) => {
      const { sums, differences, order, negated } = addend;
      const y = negated ? negatedRow(addend).map((limb) => moved(limb, order)) : multiple(addend);
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
    const { x, addends } = form;
    const limbs = shifted(numberOf(x.from).limbs, x.shift);
    const mask = sourceWords(x.order, reduced(form));
    const least = (word: number): LimbValues =>
      EACH_LIMB.map((k) =>
        addends
          .filter(({ differences, negated }) => has(differences, word) && !negated)
          .reduce(
            (sum, { from, order, shift }) => sum + (r.upper(numberOf(from).limbs[k], order[word]) << BigInt(shift)),
            0n,
          ),
      );
    const bias = numbers.multiplesAbove(
      r,
      WORDS.map((i) =>
        has(mask, i)
          ? WORDS.filter((word) => x.order[word] === i)
              .map(least)
              .reduce(most)
          : null,
      ),
    );
    return limbs.map((limb, k) => r.add(limb, bias[k]));
  };
  /** Taken from multiples of the prime before it is moved, while others may be on their way. */
  const negatedRow = ({ from, order, shift, differences }: RowAddend): LimbRows => {
    const limbs = shifted(numberOf(from).limbs, shift);
    const mask = sourceWords(order, differences);
    const bias = numbers.multiplesAbove(
      r,
      WORDS.map((i) => (has(mask, i) ? limbs.map((limb) => r.upper(limb, i)) : null)),
    );
    return limbs.map((limb, k) => r.sub(bias[k], limb, mask, limb));
  };

  const isCarriedForm = (form: RowForm): boolean => !needsCarry(form, (row) => numberOf(row).isCarried);
  const carriedOf = (form: RowForm, isResult = false): LimbRows => {
    const carried = (limbs: LimbRows, mask?: Mask, base?: LimbRows): LimbRows =>
      numbers.carried(r, limbs, isResult, mask, base);
    if (form.kind === 'joined' && numbers.costs.leaveWords) {
      const [x, y] = [numberOf(form.x.from), numberOf(form.y.from)];
      if (x.isCarried && !y.isCarried) return carried(eachMoved({ x: form.y }), form.mask, eachMoved(form));
      if (!x.isCarried && y.isCarried) return carried(eachMoved(form), EVERY & ~form.mask, eachMoved({ x: form.y }));
    }
    // What is carried already may wait for nothing.
    if (form.kind === 'split' && isCarriedForm(form.first) !== isCarriedForm(form.second))
      return blended(carriedOf(form.first, isResult), carriedOf(form.second, isResult), form.mask);
    const { limbs, isCarried } = raw(form);
    return isCarried ? limbs : carried(limbs);
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
    const limbs = round.isSquare ? numbers.square(r, left, n, start) : numbers.product(r, left, right, n, start);
    made.push(limbs);
    rows.set(round.row, { limbs, isCarried: false });
    if (round.twice === null) return;
    const { row, mask } = round.twice;
    rows.set(row, { limbs: limbs.map((limb) => r.add(limb, limb, mask, limb)), isCarried: false });
  });
  const results = carriedOf(plan.results, true);
  results.forEach((limb, k) => r.output(k, limb));
  return { columns: made };

  /** Of words without a start, zero or what is subtracted from them. */
  function startOf({ start, startMask }: PlannedRound, raised: Mask): Start {
    if (start === null && raised === 0) return EACH_LIMB.map(() => null);
    const raises = raised === 0 ? EACH_LIMB.map(() => r.same(0n)) : numbers.raises(r, power, raised);
    if (start === null) return raises;
    if (start.kind === 'moved' && moveKind(start.x.order, startMask) !== 'any')
      return numberOf(start.x.from).limbs.map((limb, k) => r.move(limb, start.x.order, startMask, raises[k]));
    return raw(start).limbs.map((limb, k) => selected(r, limb, startMask, raises[k]));
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

/** The larger ones of two numbers' limbs. */
const most = (x: LimbValues, y: LimbValues): LimbValues => x.map((limb, k) => (limb > y[k] ? limb : y[k]));
