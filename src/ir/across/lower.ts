/** A plan as a program on rows, from the state in registers to what becomes of it. */
import { invariant } from '../../base/errors.ts';
import type { RowForm } from './forms.ts';
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
    }
  };

  const combined = (form: RowForm & { kind: 'combined' }): LimbRows => {
    const { sums, differences, copiesY } = form;
    const [x, y] = [eachMoved(form), eachMoved({ x: form.y })];
    const base = copiesY ? y : x;
    if (!form.negated)
      return EACH_LIMB.map((k) => {
        const difference = differences === 0 ? base[k] : r.sub(x[k], y[k], differences, base[k]);
        return sums === 0 ? difference : r.add(x[k], y[k], sums, difference);
      });
    // Negated before it is moved, while x may be on its way.
    const source = numberOf(form.y.from).limbs;
    const before = sources(form.y.order, differences);
    const most = biasesAbove(r, source, before);
    const negated = source.map((limb, k) => moved(r.sub(most[k], limb, before, limb), form.y.order));
    return EACH_LIMB.map((k) => r.add(x[k], negated[k], sums | differences, base[k]));
  };

  const carriedOf = (form: RowForm): LimbRows => {
    if (form.kind === 'joined') {
      const [x, y] = [numberOf(form.x.from), numberOf(form.y.from)];
      if (x.isCarried && !y.isCarried) return carried(r, eachMoved({ x: form.y }), carry, form.mask, eachMoved(form));
      if (!x.isCarried && y.isCarried)
        return carried(r, eachMoved(form), carry, EVERY & ~form.mask, eachMoved({ x: form.y }));
    }
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
    forms.reduce((mask, form) => {
      if (form?.kind !== 'combined' || form.negated || !isOfRound(round, form.x.from)) return mask;
      return mask | sources(form.x.order, form.differences);
    }, 0),
  );
  for (let n = rounds.length - 1; n >= 0; n--) {
    const { start, startMask } = rounds[n];
    const before = start?.kind === 'moved' ? rounds.findIndex(({ row }) => row === start.x.from) : -1;
    if (start === null || before < 0) continue;
    raised[before] |= sources(start.x.order, raised[n] & startMask);
    raised[n] &= ~startMask;
  }
  return raised;
}

/** Where words of a mask come from. */
const sources = (order: Order, mask: Mask): Mask =>
  WORDS.reduce((all, i) => (has(mask, i) ? all | (1 << order[i]) : all), 0);

const isOfRound = ({ row, twice }: PlannedRound, from: number): boolean => row === from || twice?.row === from;

/** Multiples of the prime of which limbs are not below those of some rows in words of the mask. */
function biasesAbove(r: RowBuilder, limbs: LimbRows, mask: Mask): LimbRows {
  for (let power = 0; power < 13; power++) {
    const most = biases(r, power, mask);
    if (limbs.every((limb, k) => WORDS.every((i) => !has(mask, i) || r.lower(most[k], i) >= r.upper(limb, i))))
      return most;
  }
  throw new RowOverflow('what is subtracted');
}
