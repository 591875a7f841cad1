/** Names that users give fields and operations, and suggestions for unknown ones. */
import { parseBigExpr } from '../../base/bigExpr.ts';
import { didYouMean, plainWord } from '../../base/didYouMean.ts';
import { Failure } from '../../base/errors.ts';
import { shellWord } from '../../base/printable.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** A field by all its names; the first one is shown. */
export interface NamedField {
  readonly names: readonly string[];
  readonly modulusText: string;
}

/** Words for operations, by ours. */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  mul: ['multiply', 'multiplication', 'times', 'product'],
  square: ['sqr', 'sq', 'squaring', 'sqare'],
  add: ['addition', 'plus', 'sum'],
  sub: ['subtract', 'subtraction', 'minus', 'difference'],
  opp: ['neg', 'negate', 'negation', 'opposite'],
  inv: ['invert', 'inverse', 'inversion'],
  mul121665: ['mula24', 'scmul121665', 'muls121665'],
};

/**
 * The one of `fields` that `wanted` names: by a name, where case, blanks, - and _ do not count, or by its modulus, such
 * as `2^255-19` or `2**255-19`. Throws `input` that says which one may have been meant, or which ones a name means
 * that several have. `elsewhere` are fields that other commands know.
 */
export function fieldNamed<F extends NamedField>(
  wanted: string,
  fields: readonly F[],
  elsewhere: readonly NamedField[] = [],
): F {
  const modulus = modulusOf(wanted);
  const exactly = fields.filter(({ names }) => names.includes(wanted));
  const named = exactly.length > 0 || modulus !== null ? exactly : byName(wanted, fields);
  if (named.length === 1) return named[0];
  if (named.length > 1) throw ambiguous(wanted, named);
  const same = fields.filter((f) => modulus !== null && parseBigExpr(f.modulusText) === modulus);
  if (same.length === 1) return same[0];
  const names = fields.flatMap((f) => f.names);
  const near = didYouMean(wanted, names);
  const [other] = byName(wanted, elsewhere);
  const hint =
    same.length > 1
      ? `--curve ${same.map((f) => f.names[0]).join(' or ')}`
      : other !== undefined
        ? primeOption(other.modulusText)
        : modulus !== null
          ? primeOption(wanted)
          : near === null
            ? `${PROGRAM} list shows them; --prime takes any modulus`
            : `did you mean ${near}?`;
  throw new Failure('input', `unknown field "${wanted}"`, {
    expected: `one of ${fields.map((f) => f.names[0]).join(', ')}`,
    hint,
  });
}

/**
 * The one of `known` that `wanted` names, also in other words. Throws `input` that says which one may have been meant.
 */
export function operationNamed(wanted: string, known: readonly string[], field: string): string {
  const word = plainWord(wanted);
  const own = known.find((name) => name === wanted) ?? known.find((name) => plainWord(name) === word);
  const ours = own ?? known.find((name) => Object.hasOwn(OPERATIONS, name) && OPERATIONS[name].includes(word));
  if (ours !== undefined) return ours;
  const near = didYouMean(wanted, known);
  throw new Failure('input', `field ${field} has no operation "${wanted}"`, {
    expected: `one of ${known.join(', ')}`,
    ...(near === null ? {} : { hint: `did you mean ${near}?` }),
  });
}

const byName = <F extends NamedField>(wanted: string, fields: readonly F[]): F[] =>
  fields.filter(({ names }) => names.some((name) => plainWord(name) === plainWord(wanted)));

/** A name that people use for several fields: which one is meant is for the user to say. */
const ambiguous = (wanted: string, fields: readonly NamedField[]): Failure =>
  new Failure('input', `"${wanted}" means ${fields.length} fields`, {
    expected: fields.map(({ names: [name], modulusText }) => `${name}, modulo ${modulusText}`).join('; or '),
    found: wanted,
    hint: `--curve ${fields.map(({ names: [name] }) => name).join(' or ')}`,
  });

const primeOption = (modulus: string): string => `--prime ${shellWord(modulus.replaceAll('**', '^'))}`;

/** Of texts that are formulas; names of curves are none. */
function modulusOf(text: string): bigint | null {
  if (!/[\d)]\s*[-+*^]/.test(text) && !/^(0x[\da-f]{8,}|\d{12,})$/i.test(text)) return null;
  try {
    return parseBigExpr(text);
  } catch {
    return null;
  }
}
