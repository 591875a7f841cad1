/** Dense, branded indices: a `ValueId` can only index tables of values. */

declare const brand: unique symbol;
type Id<B extends string> = number & { readonly [brand]: B };

/** Index of an SSA value of a word-IR function. */
export type ValueId = Id<'value'>;
/** Index into the table of machine instruction forms (`x86/forms`). */
export type FormId = Id<'form'>;

/** The only places where an id is made from a bare number. */
export const valueId = (n: number): ValueId => n as ValueId;
export const formId = (n: number): FormId => n as FormId;
