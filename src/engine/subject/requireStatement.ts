/** Checks that a stated specification is true of a source before anything is searched. */
import { hex } from '../../base/numberText.ts';
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { compile } from '../../ir/evaluate.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import { isSameArray } from '../../ir/callForm.ts';
import { distinctMode, type AliasMode } from '../../ir/contract/domain.ts';
import { proveSpec } from '../../prover/proof/specification.ts';
import { outsideBounds, specCheck } from '../../prover/inputs/againstSpec.ts';
import { drawBatch, tupleOf } from '../../prover/inputs/vectors.ts';
import { signatureOf } from '../../prover/inputs/runner.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import { basename, extname } from 'node:path';

/** What a function computes at some inputs, and what is stated. */
interface Contradiction {
  readonly inputs: readonly (readonly bigint[])[];
  readonly expected: string;
  readonly found: string;
}

const SAMPLES = 2000;

/**
 * Throws if what is stated of `fn` is not true of it: before any search, in the names of the source. `wrong` if that is
 * so within the bounds that the user states, or even of the smallest numbers of the field; `input` if only inputs are
 * contradicted that nobody said to be possible.
 */
export function requireStatement(fn: IrFunction, names: SourceNames, hasBounds: boolean): void {
  const { spec } = fn;
  if (spec === undefined) return;
  const wrong = contradictionOf(fn) ?? refutationOf(fn);
  if (wrong === null) return;
  const reduced = reducedInputs(fn, spec);
  const least = hasBounds ? null : contradictionOf(reduced);
  const isWrong = hasBounds || least !== null;
  const text = (least ?? wrong).inputs
    .map(
      (limbs, i) =>
        `${names.shown(fn.params[i].name)} = ${fn.params[i].shape === 'array' ? list(limbs) : hex(limbs[0])}`,
    )
    .join(', ');
  throw new Failure(
    isWrong ? 'wrong' : 'input',
    isWrong
      ? `${fn.name} does not compute what is stated`
      : `${fn.name} does not compute what is stated for all inputs of its type`,
    {
      where: `--spec, at ${text}`,
      expected: (least ?? wrong).expected,
      found: (least ?? wrong).found,
      hint: isWrong
        ? 'is it the modulus, --limbs, --bounds or the function?'
        : `bounds may be missing: ${boundsHint(fn, spec, names)}`,
    },
  );
}

/** Throws `wrong`, before any search, if a function of a file exceeds its bounds or is not what is said of it. */
export function requireOwnStatement(fn: IrFunction, file: string): void {
  const wrong = contradictionOf(fn);
  if (wrong === null) return;
  throw new Failure('wrong', `${fn.name} does not compute what is stated about it`, {
    where: `${file}, at ${fn.params.map(({ name }, i) => `${name} = ${list(wrong.inputs[i])}`).join(', ')}`,
    expected: wrong.expected,
    found: wrong.found,
    hint: 'check its bounds, its name and its body',
  });
}

/** Whether results are within their bounds, where no more is said of them. */
const boundsCheck =
  (fn: IrFunction): ReturnType<typeof specCheck> =>
  (_, __, outputs, at) =>
    outsideBounds(fn, outputs, at, (name, limb) => `${name}[${limb}]`);

/** Inputs at which the function itself contradicts its specification or its bounds, if samples have some. */
function contradictionOf(fn: IrFunction): Contradiction | null {
  const { inputWords } = signatureOf(fn);
  const run = compile(fn);
  const check = fn.spec === undefined ? boundsCheck(fn) : specCheck(fn);
  for (const mode of [distinctMode(fn), equalMode(fn)]) {
    const words = drawBatch(fn, mode, seeded(1, `statement/${fn.name}`), SAMPLES, SAMPLES / 2);
    for (let i = 0; i < SAMPLES; i++) {
      const inputs = tupleOf(fn, signatureOf(fn), words, i);
      const wrong = check(words, i * inputWords, BigUint64Array.from(run(inputs.map((limbs) => [...limbs])).flat()), 0);
      if (wrong !== null) return { inputs, ...wrong };
    }
  }
  return null;
}

/** Arrays of one shape hold the same: all operands at a limit, where sums are largest. */
function equalMode(fn: IrFunction): AliasMode {
  const arrays = fn.params.filter((p) => p.shape === 'array');
  const first = arrays.map((p) => arrays.findIndex((other) => isSameArray(p, other)));
  const results = fn.results.map((_, i) => i);
  return { name: 'equal', buffer: [...results, ...first.map((i) => results.length + i)] };
}

/** The same as the proof finds them, which aims at rare carries. */
function refutationOf(fn: IrFunction): Contradiction | null {
  const verdict = proveSpec(fn);
  if (verdict.kind !== 'refuted' || verdict.counterexample === undefined) return null;
  const { inputs } = verdict.counterexample;
  const words = BigUint64Array.from(inputs.flat());
  const outputs = compile(fn)(inputs.map((limbs) => [...limbs])).flat();
  const wrong = specCheck(fn)(words, 0, BigUint64Array.from(outputs), 0);
  return wrong === null ? null : { inputs, ...wrong };
}

/** The smallest inputs: below the modulus, in limbs that do not reach into each other, and bits by value. */
const reducedInputs = (fn: IrFunction, spec: Specification): IrFunction =>
  limitedTo({ ...fn, spec: { ...spec, canonicalInputs: true } }, (k) => limbBits(spec, k), 1);

const limbBits = ({ weights, modulus }: Specification, k: number): number =>
  Math.max(1, (weights[k + 1] ?? modulus.toString(2).length) - weights[k]);

/** With limbs of elements that have at most so many bits, by their number, and scalars. */
function limitedTo(fn: IrFunction, bits: (limb: number) => number, scalarBits: number): IrFunction {
  const count = fn.spec?.weights.length ?? 1;
  const limited = (p: Param): Param => ({
    ...p,
    bounds: p.bounds.map(({ lower, upper }, i) => {
      const most = (1n << BigInt(p.shape === 'scalar' ? scalarBits : bits(i % count))) - 1n;
      return { lower, upper: upper < most ? upper : most };
    }),
  });
  return {
    ...fn,
    params: fn.params.map((p) => (p.bounds.length % count === 0 || p.shape === 'scalar' ? limited(p) : p)),
  };
}

const WORD = 64;

/** Bounds that samples do not contradict: of limbs, of elements, or of none that are found. */
function boundsHint(fn: IrFunction, spec: Specification, names: SourceNames): string {
  const { weights } = spec;
  const arrays = fn.params.filter((p) => p.shape === 'array' && p.bounds.length % weights.length === 0);
  const scalars = fn.params.filter((p) => p.shape === 'scalar' && p.bounds[0].upper > 1n);
  const bounds = (ofArray: string, ofScalar: string): string => {
    const texts = [...arrays.map((p) => p.name + ofArray), ...scalars.map((p) => p.name + ofScalar)];
    const stated = texts.map((text) => text.replace(/^\w+/, names.shown)).join(', ');
    return `with --bounds "${stated}" no sample contradicts it`;
  };
  const least = Math.max(...weights.map((_, k) => limbBits(spec, k)));
  // By value there are numbers where one word is an element, and choices.
  for (const ofScalar of weights.length > 1 || scalars.length === 0 ? [1] : [WORD, 1])
    for (let bits = WORD - 1; bits >= least; bits--) {
      const scalarBits = Math.min(bits, ofScalar);
      if (contradictionOf(limitedTo(fn, () => bits, scalarBits)) === null)
        return bounds(`[]<2^${bits}`, scalarBits === 1 ? '<2' : `<2^${scalarBits}`);
    }
  return bounds('<p', '<2');
}

const list = (limbs: readonly bigint[]): string => `[${limbs.map(hex).join(', ')}]`;

/** What results and parameters of a function may be called in statements about it. */
export interface SourceNames {
  /** A statement `out = a*b mod ...`, with the names of the word IR. */
  spec(text: string): string;
  /** The same for bounds, in which the right sides name nothing but the modulus. */
  bounds(text: string): string;
  /** The name of a result or parameter of the word IR as messages show it. */
  shown(name: string): string;
}

/** Words of the statements themselves. */
const RESERVED: readonly string[] = ['mod', 'R'];

/** Of parameters whose names in the source are not known, in order. */
const USUAL: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f'];

const NAMES = /\b[A-Za-z_]\w*/g;
const BOUNDED = /\b[A-Za-z_]\w*(?=\s*(?:\[[^\]]*\]\s*)?<)/g;

/**
 * Names of the source come first, those of the word IR (out1, arg1, ...) are always understood otherwise. An array that
 * is read and written is an input by its name. `out` is the only result and, where the source has no names, a, b, ...
 * are the parameters, unless something else is called so.
 */
export function sourceNames(fn: IrFunction, ssa: SsaFunction): SourceNames {
  const written = new Set(ssa.body.flatMap((i) => (i.op === 'store' && i.mem !== undefined ? [i.mem.base] : [])));
  const called = new Map<string, string>();
  const isResult = (name: string): boolean => written.has(name);
  const name = (irName: string | undefined, source: string | undefined): void => {
    if (irName !== undefined && source !== undefined && !RESERVED.includes(source) && !called.has(source))
      called.set(source, irName);
  };
  ssa.args.filter((a) => !isResult(a.name)).forEach((a, i) => name(fn.params[i]?.name, a.source));
  const hasNames = called.size > 0;
  const isOwn = new Set([...fn.params, ...fn.results].map((p) => p.name));
  ssa.args.filter((a) => isResult(a.name)).forEach((a, i) => name(fn.results[i]?.name, a.source));
  const back = new Map([...called].map(([source, irName]) => [irName, source]));
  if (fn.results.length === 1 && !isOwn.has('out')) name(fn.results[0].name, 'out');
  if (!hasNames) fn.params.forEach((p, i) => name(p.name, isOwn.has(USUAL[i]) ? undefined : USUAL[i]));
  const renamed = (text: string, pattern: RegExp): string => text.replace(pattern, (word) => called.get(word) ?? word);
  return {
    spec: (text) => renamed(text, NAMES),
    bounds: (text) => renamed(text, BOUNDED),
    shown: (irName) => back.get(irName) ?? irName,
  };
}

/** What results of a file are filed under: its name without folder and ending, in characters that fit everywhere. */
export const sourceName = (file: string): string => basename(file, extname(file)).replace(/[^A-Za-z0-9_.]+/g, '-');
