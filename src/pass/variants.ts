import type { IrFunction } from '../ir/function.ts';
import { print } from '../ir/print.ts';
import { cancelWords } from './cancelWords.ts';
import { doubleOnce } from './doubleOnce.ts';
import { gatherTerms } from './gatherTerms.ts';
import { hoistTerms } from './hoistTerms.ts';
import { lowHalfApart } from './lowHalfApart.ts';
import { oneSignedConstants } from './oneSignedConstants.ts';
import { separateRows } from './separateRows.ts';
import { shareTerms } from './shareTerms.ts';
import { shiftedConstants } from './shiftedConstants.ts';
import { shiftedQuotients } from './shiftedQuotients.ts';
import { sparseConstants } from './sparseConstants.ts';

/** A way of writing the same function; which one is fastest is for measurements to say. */
export interface Variant {
  readonly name: string;
  readonly fn: IrFunction;
  /** Whether another variant is the same with less to do: for code that is stored, not to be begun with. */
  readonly isSurpassed?: true;
}

const PASSES: readonly { readonly name: string; readonly apply: (fn: IrFunction) => IrFunction }[] = [
  { name: 'direct', apply: sparseConstants },
  { name: 'doubled', apply: (fn) => doubleOnce(sparseConstants(fn)) },
  { name: 'shared', apply: (fn) => shareTerms(sparseConstants(fn)) },
  { name: 'gathered', apply: (fn) => gatherTerms(sparseConstants(fn)) },
  { name: 'separate', apply: (fn) => separateRows(sparseConstants(fn)) },
  { name: 'hoisted', apply: (fn) => hoistTerms(sparseConstants(fn)) },
  { name: 'hoisted-doubled', apply: (fn) => doubleOnce(hoistTerms(sparseConstants(fn))) },
  { name: 'hoisted-gathered', apply: (fn) => gatherTerms(hoistTerms(sparseConstants(fn))) },
  { name: 'hoisted-gathered-doubled', apply: (fn) => doubleOnce(gatherTerms(hoistTerms(sparseConstants(fn)))) },
  { name: 'shifted', apply: (fn) => shiftedConstants(fn) },
  { name: 'shifted-apart', apply: (fn) => shiftedConstants(fn, true) },
  { name: 'hoisted-shifted-apart', apply: (fn) => shiftedConstants(hoistTerms(fn), true) },
  { name: 'hoisted-shifted', apply: (fn) => shiftedConstants(hoistTerms(fn)) },
  { name: 'halved', apply: (fn) => sparseConstants(lowHalfApart(fn)) },
  { name: 'halved-shifted', apply: (fn) => shiftedConstants(lowHalfApart(fn)) },
  { name: 'halved-shifted-apart', apply: (fn) => shiftedConstants(lowHalfApart(fn), true) },
  { name: 'one-sign', apply: (fn) => oneSignedConstants(fn) },
  { name: 'one-sign-apart', apply: (fn) => oneSignedConstants(fn, true) },
  { name: 'halved-one-sign-apart', apply: (fn) => oneSignedConstants(lowHalfApart(fn), true) },
  { name: 'separate-one-sign-apart', apply: (fn) => oneSignedConstants(separateRows(fn), true) },
  { name: 'plain', apply: (fn) => fn },
  { name: 'plain-separate', apply: separateRows },
  { name: 'plain-doubled', apply: doubleOnce },
  { name: 'plain-hoisted', apply: hoistTerms },
  { name: 'plain-hoisted-doubled', apply: (fn) => doubleOnce(hoistTerms(fn)) },
];

/** What the name of a variant ends with if words cancel in it. */
const CANCELLED = '-cancelled';

/** Names of all variants; a function has those that differ. */
export const VARIANTS: readonly string[] = PASSES.flatMap(({ name }) => [name, `${name}${CANCELLED}`]);

/**
 * The variants of a normalised function that differ from each other. All but the plain ones spell multiplications by
 * sparse constants as shifts and sums. Where words cancel in one, that comes first, and what it is made of is
 * surpassed.
 */
export function variantsOf(fn: IrFunction): Variant[] {
  const known = new Map<string, Variant>();
  for (const { name, apply } of PASSES) {
    const variant = apply(fn);
    const text = print(variant);
    if (known.has(text)) continue;
    const cancelled = cancelWords(shiftedQuotients(variant));
    const isSurpassed = work(cancelled) < work(variant);
    const other = print(cancelled);
    if (isSurpassed && !known.has(other)) known.set(other, { name: `${name}${CANCELLED}`, fn: cancelled });
    known.set(text, { name, fn: variant, ...(isSurpassed ? { isSurpassed } : {}) });
  }
  return [...known.values()];
}

/** Terms of sums and other operations, of which products count twice. */
const work = ({ body }: IrFunction): number =>
  body.reduce(
    (sum, op) => sum + (op.kind === 'sum' ? op.terms.length : op.kind === 'mulx' || op.kind === 'mul' ? 2 : 1),
    0,
  );
