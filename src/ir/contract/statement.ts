/**
 * A statement about a function, as a person writes it:
 *
 *   out = a*b mod 2^255-19           out = a*b*R^-1 mod p-as-a-number
 *   out = a^2 mod 2^130-5            out = -a mod 2^256-2^32-977
 *
 * Left of `=` the result, then a polynomial (relation.ts) in the parameters, then the modulus. `R` is the Montgomery
 * factor: 2 to the number of bits of all limbs. What has several elements, or is better said in steps, is a formula
 * (ir/formula.ts), the result last:
 *
 *   x, z = in; s = (x+z)^2; d = (x-z)^2; out = s*d, (s-d)*(s+121665*(s-d)) mod 2^255-19
 *
 * Questions have a form of their own (truth.ts). A line break is as good as a semicolon; from `#` to the end of the
 * line is a comment.
 */
import { parseBigExpr } from '../../base/bigExpr.ts';
import { Failure } from '../../base/errors.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { numberText } from '../../base/numberText.ts';
import { splitFormula, type FormulaParts } from '../formula.ts';
import { requireModestFormula } from './formula.ts';
import type { Aliasing, IrFunction, Param, Specification } from '../function.ts';
import type { StatedBounds } from './statedBounds.ts';
import { differenceOfSides, parseQuestion, questionText, type AskedTruth, type ParsedQuestion } from './truth.ts';

export interface Statement {
  readonly result: string;
  /** In the order in which the relation first names them. */
  readonly params: readonly string[];
  /** A relation or formula in the names of the parameters, in one line; instead of `R` it has the power of two. */
  readonly relation: string;
  readonly modulus: bigint;
  /** The parameter whose array the result replaces: in `r = r*2^-1` the right side means the words before the call. */
  readonly inPlace?: string;
  /** The result says whether the relation is 0, in so many bits if that is stated. */
  readonly asked?: AskedTruth;
}

const FORM = 'e.g. "out = a*b mod 2^255-19"';
const NAME = /[A-Za-z_]\w*/g;
const HEXADECIMAL = /\b0x[0-9a-fA-F]+\b/g;

/**
 * R stands for 2^`montgomery`; null if it may not be used. With `mayReplace` the result may be one of the parameters,
 * and is `out` from there on. Throws `input` that says what is missing.
 */
export function parseStatement(text: string, montgomery: number | null, mayReplace = false): Statement {
  const plain = text.replace(/#.*/g, '').replace(/[^\S\n]+/g, ' ');
  const lines = plain
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = lines.pop() ?? '';
  const question = parseQuestion(last);
  if (question !== null) return asked(question, { text, montgomery, lines, isOfCode: mayReplace });
  const match = /^([A-Za-z_]\w*)\s*=(.*)\bmod\b(.*)$/s.exec(last);
  if (match === null)
    throw new Failure('input', 'the specification is not understood', {
      where: '--spec',
      expected: `<result> = <polynomial> mod <modulus>, ${FORM}`,
      found: text,
    });
  const [, result, body, modulusText] = match;
  const modulus = modulusOf(modulusText);
  const formula = [...lines, body.trim()].join('; ');
  const params = paramsOf(splitFormula(formula));
  const isInPlace = params.includes(result);
  if (isInPlace && !(mayReplace && splitFormula(formula).results.length === 1 && !params.includes(REPLACED)))
    throw new Failure('input', 'the result occurs in its own definition', {
      where: '--spec',
      expected: 'another name for the parameter',
      found: text,
    });
  requireParameters(params, text);
  const relation = withPower(formula, montgomery, text);
  requireModestFormula(splitFormula(relation), modulus);
  return isInPlace
    ? { result: REPLACED, params, relation, modulus, inPlace: result }
    : { result, params, relation, modulus };
}

/** What a question is asked with. */
interface Asking {
  readonly text: string;
  readonly montgomery: number | null;
  /** Before the question. */
  readonly lines: readonly string[];
  readonly isOfCode: boolean;
}

/** A question that code answers, of numbers without steps. */
function asked(
  { result, width, truth, ...question }: ParsedQuestion,
  { text, montgomery, lines, isOfCode }: Asking,
): Statement {
  const modulus = modulusOf(question.modulus);
  const relation = withPower(differenceOfSides(truth.sides), montgomery, text);
  const params = paramsOf(splitFormula(relation));
  requireParameters(params, text);
  if (!isOfCode || lines.length > 0 || relation.includes(',') || params.includes(result))
    throw new Failure('input', 'the question is not understood', {
      where: '--spec',
      expected: isOfCode
        ? 'one line about numbers, and a result that is none of them'
        : 'verify, which alone has questions',
      found: text,
    });
  requireModestFormula(splitFormula(relation), modulus);
  const [left, right] = truth.sides.map((side) => withPower(side, montgomery, text));
  return { result, params, relation, modulus, asked: { truth: { ...truth, sides: [left, right] }, width } };
}

function modulusOf(text: string): bigint {
  const modulus = parseBigExpr(text.trim());
  if (modulus >= 3n && modulus % 2n !== 0n) return modulus;
  throw new Failure('input', 'the modulus must be odd and above 2', {
    where: '--spec',
    found: text.trim(),
    hint: `--ir with what \`${PROGRAM} bridge FILE\` prints of the same function in C`,
  });
}

function requireParameters(params: readonly string[], text: string): void {
  if (params.length > 0) return;
  const message = 'the specification names no parameter';
  throw new Failure('input', message, { where: '--spec', expected: FORM, found: text });
}

/** With the power of two instead of `R`. */
function withPower(formula: string, montgomery: number | null, text: string): string {
  if (montgomery !== null || !/\bR\b/.test(formula)) return formula.replace(/\bR\b/g, `(2^${montgomery})`);
  throw new Failure('input', 'R is not defined for these limbs', {
    where: '--spec',
    expected: 'limbs of one length, or a power such as 2^-256',
    found: text,
  });
}

/** The exponent of R, all bits of limbs that are equally long, a single one `single` bits; null for others. */
export function montgomeryBits(weights: readonly number[], single: number): number | null {
  const length = weights[1] ?? single;
  return weights.every((w, i) => w === i * length) ? length * weights.length : null;
}

/** What a result is called that replaces a parameter. */
const REPLACED = 'out';

/** The line that `parseStatement` makes the same statement of; `result` may also be a list of names. */
export function statementText({ result, relation, modulus, asked: question }: Omit<Statement, 'params'>): string {
  if (question !== undefined) return questionText(result, question, numberText(modulus));
  const end = relation.lastIndexOf(';') + 1;
  const steps = end === 0 ? '' : `${relation.slice(0, end)} `;
  return `${steps}${result} = ${relation.slice(end).trim()} mod ${numberText(modulus)}`;
}

/** Names that no earlier step defines, in the order in which they occur. */
function paramsOf({ steps, results }: FormulaParts): string[] {
  const defined = new Set(['R']);
  const params = new Set<string>();
  const read = (expressions: readonly string[]): void => {
    for (const name of expressions.join(' ').replace(HEXADECIMAL, '').match(NAME) ?? [])
      if (!defined.has(name)) params.add(name);
  };
  for (const { names, values } of steps) {
    read(values);
    for (const name of names) defined.add(name);
  }
  read(results);
  return [...params];
}

/** What is stated beside the statement itself. */
interface StatedForm {
  /** Bit weights of the limbs of all arrays. */
  readonly weights: readonly number[];
  /** Parameters that are passed by value. */
  readonly scalars: readonly string[];
  readonly bounds: StatedBounds;
  readonly aliasing: Aliasing;
  /** Bits of the limbs of arrays, or of scalars, that are not words of 64 bits. */
  readonly widths?: ReadonlyMap<string, Param['width']>;
}

/** A word-IR function without body that states bounds, specification, and how arrays of 64-bit limbs may overlap. */
export function statementContract(name: string, statement: Statement, form: StatedForm): IrFunction {
  const elements = elementCounts(statement);
  const { scalars, bounds, aliasing, widths } = form;
  const param = (label: string): Param => {
    const width = widths?.get(label) ?? 64;
    return {
      name: label,
      shape: scalars.includes(label) ? 'scalar' : 'array',
      width,
      bounds: Array.from({ length: elements.get(label) ?? 1 }, () =>
        element(bounds.upper.get(label) ?? [], width),
      ).flat(),
    };
  };
  return {
    name,
    aliasing,
    values: [],
    inputs: [],
    body: [],
    outputs: [],
    params: statement.params.map(param),
    results: [statement.asked === undefined ? param(statement.result) : answer(statement.result, widths)],
    spec: specificationOf(statement, form),
  };
}

/** One word that says yes or no. */
function answer(name: string, widths: StatedForm['widths']): Param {
  const width = widths?.get(name) ?? 64;
  return { name, shape: 'array', width, bounds: element([(1n << 64n) - 1n], width) };
}

function element(uppers: readonly bigint[], width: Param['width']): Param['bounds'] {
  const most = (1n << BigInt(width)) - 1n;
  return uppers.map((upper) => ({ lower: 0n, upper: upper < most ? upper : most }));
}

/** "Below p" of only some of the arrays is a limit like any other. */
function specificationOf(statement: Statement, { weights, scalars, bounds }: StatedForm): Specification {
  const { result, params, relation, modulus, asked: question } = statement;
  const arrays = params.filter((label) => !scalars.includes(label));
  const reduced = arrays.filter((label) => bounds.reduced.has(label));
  const canonicalInputs = arrays.length > 0 && reduced.length === arrays.length;
  const ofReduced = canonicalInputs ? [] : reduced.map((label): [string, bigint] => [label, modulus]);
  const below = [...bounds.limits, ...ofReduced];
  return {
    modulus,
    relation,
    weights,
    canonical: bounds.reduced.has(result),
    canonicalInputs,
    ...(below.length === 0 ? {} : { limits: below.map(([name, limit]) => ({ name, below: limit })) }),
    ...(question === undefined ? {} : { truth: question.truth }),
  };
}

/** How many elements the result and the parameters have: a parameter that is given several names has as many. */
export function elementCounts({ result, relation }: Statement): ReadonlyMap<string, number> {
  const { steps, results } = splitFormula(relation);
  const counts = new Map<string, number>();
  for (const {
    names,
    values: [first, ...others],
  } of steps) {
    if (others.length === 0 && names.length > 1) counts.set(first, names.length);
  }
  return counts.set(
    result,
    results.reduce((sum, expression) => sum + (counts.get(expression) ?? 1), 0),
  );
}
