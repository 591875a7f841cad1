/**
 * Fiat-Crypto's JSON (A. Erbsen et al., IEEE S&P 2019; its `--lang JSON` back end, fiat-json/src), and what we add so
 * that any word-IR function can be written: operations `sum`, `mask`, `eqz`, `sar`, `ror`, `shld`, `shrd`, and the
 * optional keys `aliasing` and `specification`.
 */
import { z } from 'zod';
import { C_WORDS } from '../c/prototype.ts';

/** Decimal or hexadecimal, possibly negative. */
const integer = z.string().regex(/^-?(0x[0-9a-fA-F]+|\d+)$/, 'an integer such as 0x1f');

export interface FiatExpression {
  datatype: string;
  /** Names of the results; empty for a nested expression. */
  name: string[];
  operation: string;
  arguments: FiatArgument[];
  parameters?: FiatParameters | undefined;
}

/** A constant, the name of a value, an array element `arg1[0]`, or a nested expression. */
export type FiatArgument = string | FiatExpression;

/** Bits above words are of no result: results of at most 64 words are searched. */
const MAX_COLUMN = 128;

const parameters = z.strictObject({
  /** Bits of a word. */
  size: z.int().positive().optional(),
  /** Of a sum: sign and column of each argument, whether the last result is the borrow, bounds of the total. */
  signs: z.array(z.union([z.literal(1), z.literal(-1)])).optional(),
  columns: z.array(z.int().nonnegative().max(MAX_COLUMN)).optional(),
  borrow: z.boolean().optional(),
  lower: integer.optional(),
  upper: integer.optional(),
});
type FiatParameters = z.infer<typeof parameters>;

const expression: z.ZodType<FiatExpression> = z.lazy(() =>
  z.strictObject({
    datatype: z.string(),
    name: z.array(z.string().regex(/^[A-Za-z_]\w*(\[\d+\])?$/, 'a name such as x1 or out1[0]')),
    operation: z.string(),
    arguments: z.array(z.union([z.string(), expression])),
    parameters: parameters.optional(),
  }),
);

const identifier = z.string().regex(/^[A-Za-z_]\w*$/, 'an identifier of C');

/** Null where Fiat-Crypto knows no bound but that of the type. */
const bound = integer.nullable();

/** `u64[4]` with one bound per limb, or `u64` with one bound. */
const variable = z.strictObject({
  datatype: z.string().regex(/^[ui]\d+(\[[1-9]\d{0,3}\])?$/, 'a type such as u64[4] or u1, of at most 9999 limbs'),
  name: identifier.refine((name) => !C_WORDS.has(name) && !name.endsWith('_t'), 'an identifier that is no word of C'),
  lbound: z.union([bound, z.array(bound)]),
  ubound: z.union([bound, z.array(bound)]),
});
export type FiatVariable = z.infer<typeof variable>;

const specification = z.strictObject({
  modulus: integer,
  weights: z.array(z.int().nonnegative()),
  relation: z.string(),
  canonical: z.boolean(),
  canonicalInputs: z.boolean(),
  limits: z.array(z.strictObject({ name: z.string(), below: integer })).optional(),
});

export type FiatSpecification = z.infer<typeof specification>;

/** One function. */
export const fiatFunctionSchema = z.strictObject({
  operation: identifier,
  arguments: z.array(variable),
  returns: z.array(variable),
  body: z.array(expression),
  aliasing: z.enum(['any', 'equal', 'none']).optional(),
  specification: specification.optional(),
});
export type FiatFunction = z.infer<typeof fiatFunctionSchema>;

const named = z.looseObject({ operation: z.string() });

/** A file holds a list of functions, or a single one; here only that they have names. */
export const fiatFileSchema = z.union([z.array(named), named.transform((f) => [f])]);

/** The integer that such a text stands for. */
export const integerOf = (text: string): bigint => (text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text));
