/**
 * Formulas as they are printed in books: named steps, then one expression per element of the results. arg1*arg2 x, z =
 * arg1; s = x+z; d = x-z; s^2, d^2
 *
 * A list stands for elements one after another, and so does the name of an array of several elements.
 */
import { Failure } from '../base/errors.ts';

interface FormulaStep {
  readonly names: readonly string[];
  /** Expressions that have as many elements as there are names. */
  readonly values: readonly string[];
}

export interface FormulaParts {
  readonly steps: readonly FormulaStep[];
  readonly results: readonly string[];
}

/** Throws `input` that quotes the step. Expressions are not looked into. */
export function splitFormula(text: string): FormulaParts {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.pop();
  if (last === undefined || last.includes('='))
    throw new Failure('input', 'the formula has no result', {
      where: text,
      expected: 'steps "name = expression;", then expressions',
    });
  return { steps: parts.map(step), results: listOf(last) };
}

function step(text: string): FormulaStep {
  const [, left, right] = /^([^=]*)=([^=]*)$/.exec(text) ?? fail(text);
  const names = listOf(left);
  return names.every((name) => /^[A-Za-z_]\w*$/.test(name)) ? { names, values: listOf(right) } : fail(text);
}

const listOf = (text: string): string[] => text.split(',').map((part) => part.trim());

function fail(text: string): never {
  throw new Failure('input', 'the step is not understood', {
    where: text,
    expected: '"name = expression" or "name, name = array"',
  });
}

/**
 * The elements of the results. `elementsOf` knows the parameters; `evaluate` an expression in which `valueOf` knows
 * every name that stands for one element. Throws `input` when the numbers of elements do not fit.
 */
export function evaluateFormula<T>(
  { steps, results }: FormulaParts,
  elementsOf: (name: string) => readonly T[] | undefined,
  evaluate: (expression: string, valueOf: (name: string) => T | undefined) => T,
): T[] {
  const defined = new Map<string, readonly T[]>();
  const lookUp = (name: string): readonly T[] | undefined => defined.get(name) ?? elementsOf(name);
  const only = (name: string): T | undefined => {
    const elements = lookUp(name);
    if (elements !== undefined && elements.length !== 1)
      throw new Failure('input', `${name} has ${elements.length} elements`, {
        expected: `names for them before what is computed of them: "${elements.map((_, i) => `e${i}`)} = ${name};"`,
      });
    return elements?.[0];
  };
  const all = (list: readonly string[]): T[] => {
    const elements: T[] = [];
    for (const text of list) {
      const named = lookUp(text);
      if (named === undefined) elements.push(evaluate(text, only));
      else elements.push(...named);
    }
    return elements;
  };
  for (const { names, values } of steps) {
    const elements = all(values);
    if (elements.length !== names.length)
      throw new Failure('input', 'the numbers of elements differ', {
        where: `${names.join(', ')} = ${values.join(', ')}`,
        expected: `${names.length}`,
        found: `${elements.length}`,
        hint: '--limbs says how many words an element has',
      });
    names.forEach((name, i) => defined.set(name, [elements[i]]));
  }
  return all(results);
}

/** `count`: elements of one batch; null for a number of its own for each batch, `NAME_K`. */
interface RepeatedParam {
  readonly name: string;
  readonly count: number | null;
}

/**
 * With two batches, `x, z = arg1; x*z` becomes `arg1_0e0, arg1_0e1, arg1_1e0, arg1_1e1 = arg1; x_0, z_0 = arg1_0e0,
 * arg1_0e1; …; x_0*z_0, x_1*z_1`. `results`: elements of one batch of each result.
 */
export function repeatedFormula(
  { steps, results }: FormulaParts,
  params: readonly RepeatedParam[],
  resultCounts: readonly number[],
  batches: number,
): string {
  const all = Array.from({ length: batches }, (_, k) => k);
  const elements = ({ name, count }: RepeatedParam, k: number): string[] =>
    count === null || count === 1 ? [`${name}_${k}`] : Array.from({ length: count }, (_, i) => `${name}_${k}e${i}`);
  const own = new Map(params.map((p) => [p.name, p]));
  const inBatch = (text: string, k: number): string =>
    text.replace(/(?<!\w)[A-Za-z_]\w*/g, (name) => {
      const p = own.get(name);
      return p === undefined ? `${name}_${k}` : elements(p, k).join(', ');
    });
  const named = params
    .filter(({ count }) => count !== null)
    .map((p) => `${all.flatMap((k) => elements(p, k)).join(', ')} = ${p.name};`);
  const repeated = steps.flatMap(({ names, values }) =>
    all.map((k) => `${names.map((name) => `${name}_${k}`).join(', ')} = ${inBatch(values.join(', '), k)};`),
  );
  const ends = resultCounts.map((_, r) => resultCounts.slice(0, r + 1).reduce((a, b) => a + b, 0));
  const ofBatch = all.map((k) => inBatch(results.join(', '), k).split(', '));
  const last = ends.flatMap((end, r) => all.flatMap((k) => ofBatch[k].slice(end - resultCounts[r], end)));
  return `${[...named, ...repeated].join(' ')} ${last.join(', ')}`;
}
