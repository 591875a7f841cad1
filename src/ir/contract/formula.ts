/** A formula (ir/formula.ts) evaluated in a ring. */
import { Failure } from '../../base/errors.ts';
import { evaluateFormula, splitFormula, type FormulaParts } from '../formula.ts';
import { evaluateRelation, parseRelation, withInverses, type Relation, type Ring } from './relation.ts';

/**
 * Parsed once: the elements of the results for the elements of the parameters. Quotients become products with inverses
 * modulo `modulus`.
 */
export function formulaIn<T>(
  text: string,
  modulus: bigint,
  ring: Omit<Ring<T>, 'name'>,
): (elementsOf: (name: string) => readonly T[] | undefined) => T[] {
  const parts = splitFormula(text);
  requireModestFormula(parts, modulus);
  const parsed = new Map<string, Relation>();
  for (const expression of [...parts.steps.flatMap((s) => s.values), ...parts.results])
    parsed.set(expression, withInverses(parseRelation(expression, modulus), modulus));
  // One ring for all: a formula is evaluated a hundred thousand times.
  let known: (name: string) => T | undefined = () => undefined;
  const named: Ring<T> = { ...ring, name: (label) => known(label) ?? unknownName(label, text) };
  const valueOf = (expression: string, names: typeof known): T => {
    known = names;
    return evaluateRelation(parsed.get(expression) ?? parseRelation(expression, modulus), named, modulus);
  };
  return (elementsOf) => evaluateFormula(parts, elementsOf, valueOf);
}

function unknownName(name: string, text: string): never {
  throw new Failure('input', `unknown name ${name} in the relation`, {
    where: text,
    expected: 'names of parameters and of earlier steps',
  });
}

/*
 * How large a formula becomes, before anything is computed: few characters can ask for any amount of work, as
 * `(((a^255)^255)^255)^255` and repeated squaring do.
 */

/** As many as an exponent may say; what is proved has at most a handful. */
const MAX_DEGREE = 255;
/** Twice what one power of an integer may have. */
const MAX_BITS = 131_072;

/** Of a polynomial: its total degree in the parameters, and bits that its integers have at most. */
interface Size {
  readonly degree: number;
  readonly bits: number;
}

const NAME: Size = { degree: 1, bits: 0 };

/** Throws `unsupported` for a formula that is larger than what is computed with, `input` if it is malformed. */
export function requireModestFormula({ steps, results }: FormulaParts, modulus: bigint): void {
  const defined = new Map<string, Size>();
  const ring = ringOf(defined);
  const sizeOf = (expression: string): Size => evaluateRelation(parseRelation(expression, modulus), ring, modulus);
  for (const { names, values } of steps) {
    const sizes = values.map(sizeOf);
    names.forEach((name, i) => defined.set(name, sizes[i] ?? NAME));
  }
  results.forEach(sizeOf);
}

const ringOf = (defined: ReadonlyMap<string, Size>): Ring<Size> => ({
  constant: (value) => ({ degree: 0, bits: value.toString(16).length * 4 }),
  name: (name) => defined.get(name) ?? NAME,
  add: sum,
  sub: sum,
  mul: (a, b) => modest({ degree: a.degree + b.degree, bits: a.bits + b.bits }),
});

const sum = (a: Size, b: Size): Size =>
  modest({ degree: Math.max(a.degree, b.degree), bits: Math.max(a.bits, b.bits) + 1 });

function modest(size: Size): Size {
  if (size.degree <= MAX_DEGREE && size.bits <= MAX_BITS) return size;
  throw new Failure('unsupported', 'the statement is too large', {
    where: '--spec',
    expected: `a polynomial of degree at most ${MAX_DEGREE}, with integers of at most ${MAX_BITS} bits`,
    found: size.degree > MAX_DEGREE ? `degree ${size.degree}` : `${size.bits} bits`,
  });
}
