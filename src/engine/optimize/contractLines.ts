/** The contract of a function as lines for file heads: what it computes, bounds, overlap. */
import { isPowerOfTwo } from '../../base/integers.ts';
import { returnedResult } from '../../ir/callForm.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';

/**
 * What a caller must know of a function, for the head of its files: what it computes, how large numbers may be that go
 * in and come out, and which arrays may overlap. Numbers are the integers that limbs make up; bounds of single limbs
 * where those say more.
 */
export function contractLines(fn: IrFunction): string[] {
  const named = callerNames(fn);
  const lines = [
    ...formulaLine(fn),
    ...laneLines(fn),
    [...grouped(inputTexts(fn)), ...grouped(outputTexts(fn)), overlapText(fn)].join('; '),
  ];
  return lines.map((line) => line.replace(/\b(?:arg|out)\d+\b/g, (name) => named.get(name) ?? name));
}

/** How elements lie in the arrays of a vectorised function, and what the processor must have. */
function laneLines({ lanes, spec }: IrFunction): string[] {
  if (lanes === undefined || spec === undefined) return [];
  const { weights, relation } = spec;
  const [features, saved] = lanes === 4 ? ['AVX2', '6'] : ['AVX512F, AVX512DQ and AVX512IFMA', '0xe6'];
  const R = `2^${weights.length * (weights[1] ?? 0)}`;
  const isMontgomery = relation.includes(`/${R}`) || relation.includes(`*${R}`);
  return [
    ...(isMontgomery ? [`Montgomery form: an element x is held as x*${R} modulo p, another R than that of words`] : []),
    `a row has one limb of ${lanes} numbers side by side; of an array, the first ${weights.length} rows have the ` +
      `limbs (${weights.map((w) => `2^${w}`).join(', ')}) of the first elements, the next ones those of the second`,
    `arrays are aligned to ${8 * lanes} bytes; the processor must have ${features}, and the system must save their ` +
      `registers (XCR0 & ${saved} = ${saved})`,
  ];
}

/** What callers call results and parameters, where they have names of their own for them. */
export function callerNames({ call }: IrFunction): ReadonlyMap<string, string> {
  const pairs = (call?.arguments ?? []).flatMap(({ name, result, param }) =>
    [result, param].flatMap((own) => (own === undefined || own === name ? [] : [[own, name] as const])),
  );
  const returned = call?.returned?.as === 'value' ? ([[call.returned.result, 'the returned value']] as const) : [];
  return new Map([...pairs, ...returned]);
}

/** How large a parameter may be (`below 2^256`), by its name. */
type BoundText = readonly [name: string, text: string];
export const inputTexts = ({ params, spec }: IrFunction): BoundText[] =>
  params.map((p) => [p.name, inputText(p, spec)]);
/** How large a result is at most. */
export const outputTexts = ({ results, spec }: IrFunction): BoundText[] =>
  results.map((p) => [p.name, outputText(p, spec)]);

/** Longer relations are formulas of several steps; the record has them. */
const MAX_RELATION_LENGTH = 100;

function formulaLine({ spec, results }: IrFunction): string[] {
  if (spec === undefined || spec.relation.length > MAX_RELATION_LENGTH) return [];
  return [
    spec.relation.includes('=')
      ? `${spec.relation}, modulo p`
      : `${results[0].name} is congruent to ${spec.relation} modulo p`,
  ];
}

/** Arrays that are written are never the same one. */
function overlapText(fn: IrFunction): string {
  const { aliasing, results } = fn;
  const written = results.filter(({ shape }, i) => shape === 'array' && i !== returnedResult(fn));
  const more = aliasing !== 'none' && written.length > 1 ? ', those that are written apart from each other' : '';
  return OVERLAPS[aliasing] + more;
}

const OVERLAPS = {
  any: 'arrays may overlap',
  equal: 'a result may be the same array as an argument, or apart',
  none: 'arrays must be apart',
} as const;

const inputText = (p: Param, spec: Specification | undefined): string =>
  statedText(p, spec, spec?.canonicalInputs) ?? (allowsAll(p, spec) ? `below ${power(value(p) + 1n)}` : limbText(p));

const outputText = (p: Param, spec: Specification | undefined): string =>
  statedText(p, spec, spec?.canonical) ?? (isNumber(p, spec) ? `below 2^${value(p).toString(2).length}` : limbText(p));

/** What the specification itself says of an element. */
function statedText(p: Param, spec: Specification | undefined, isCanonical = false): string | null {
  const limit = spec?.limits?.find(({ name }) => name === p.name);
  if (limit !== undefined) return `below ${power(limit.below)}`;
  return isCanonical && isElement(p, spec) ? 'below p' : null;
}

const isElement = (p: Param, spec: Specification | undefined): spec is Specification =>
  p.shape === 'array' && spec?.weights.length === p.bounds.length;

/** An element whose limbs are whole words. */
const isNumber = (p: Param, spec: Specification | undefined): boolean =>
  isElement(p, spec) && spec.weights.every((w, i) => w === p.width * i);

/** Every number up to the largest is allowed. */
function allowsAll(p: Param, spec: Specification | undefined): boolean {
  const full = (1n << BigInt(p.width)) - 1n;
  return (
    isNumber(p, spec) &&
    p.bounds.every(({ lower, upper }, i) => lower === 0n && (upper === full || i === p.bounds.length - 1))
  );
}

/** The number whose limbs are the greatest. */
const value = ({ bounds, width }: Param): bigint =>
  bounds.reduce((sum, { upper }, i) => sum + (upper << BigInt(width * i)), 0n);

const limbText = ({ bounds }: Param): string => {
  const uppers = bounds.map(({ upper }) => power(upper + 1n));
  return `${bounds.length > 1 ? 'limbs ' : ''}below ${new Set(uppers).size === 1 ? uppers[0] : uppers.join(', ')}`;
};

/** `2^k` for powers of two, else hexadecimal. */
const power = (x: bigint): string =>
  x > 1n && isPowerOfTwo(x) ? `2^${x.toString(2).length - 1}` : `0x${x.toString(16)}`;

/** Names with the same text side by side, in order. */
function grouped(texts: readonly BoundText[]): string[] {
  const names = new Map<string, string[]>();
  for (const [name, text] of texts) names.set(text, [...(names.get(text) ?? []), name]);
  return [...names].map(([text, members]) => `${members.join(', ')} ${text}`);
}
