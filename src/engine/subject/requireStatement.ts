import { hex } from '../../base/hex.ts';
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { compile } from '../../ir/compile.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import { distinctMode } from '../../ir/contract/aliasModes.ts';
import { proveSpec } from '../../prover/proof/specification.ts';
import { specCheck } from '../../prover/inputs/againstSpec.ts';
import { signatureOf } from '../../prover/inputs/signature.ts';
import { drawBatch, tupleOf } from '../../prover/inputs/vectors.ts';
import type { SourceNames } from './sourceNames.ts';

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

/** Inputs at which the function itself contradicts its specification, if some are found among samples. */
function contradictionOf(fn: IrFunction): Contradiction | null {
  const { inputWords } = signatureOf(fn);
  const run = compile(fn);
  const check = specCheck(fn);
  const words = drawBatch(fn, distinctMode(fn), seeded(1, `statement/${fn.name}`), SAMPLES, SAMPLES / 2);
  for (let i = 0; i < SAMPLES; i++) {
    const inputs = tupleOf(fn, signatureOf(fn), words, i);
    const wrong = check(words, i * inputWords, BigUint64Array.from(run(inputs.map((limbs) => [...limbs])).flat()), 0);
    if (wrong !== null) return { inputs, ...wrong };
  }
  return null;
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

/** With inputs below the modulus, in limbs that do not reach into each other. */
const reducedInputs = (fn: IrFunction, spec: Specification): IrFunction =>
  limitedTo({ ...fn, spec: { ...spec, canonicalInputs: true } }, (k) => {
    const next = spec.weights[k + 1] ?? spec.modulus.toString(2).length;
    return Math.max(1, next - spec.weights[k]);
  });

/** With limbs of elements that have at most so many bits, by their number. */
function limitedTo(fn: IrFunction, bits: (limb: number) => number): IrFunction {
  const count = fn.spec?.weights.length ?? 1;
  const isElement = ({ shape, bounds }: Param): boolean => shape === 'array' && bounds.length % count === 0;
  const params = fn.params.map((p) =>
    isElement(p)
      ? {
          ...p,
          bounds: p.bounds.map(({ lower, upper }, i) => {
            const most = (1n << BigInt(bits(i % count))) - 1n;
            return { lower, upper: upper < most ? upper : most };
          }),
        }
      : p,
  );
  return { ...fn, params };
}

const WORD = 64;

/** Bounds that samples do not contradict: of limbs, of elements, or of none that are found. */
function boundsHint(fn: IrFunction, spec: Specification, names: SourceNames): string {
  const elements = fn.params.filter(({ shape }) => shape === 'array').map(({ name }) => names.shown(name));
  const stated = (of: (name: string) => string): string => `--bounds "${elements.map(of).join(', ')}"`;
  const least = Math.max(...spec.weights.slice(1).map((w, i) => w - spec.weights[i]));
  for (let bits = WORD - 1; bits >= least && least < WORD; bits--)
    if (contradictionOf(limitedTo(fn, () => bits)) === null)
      return `with ${stated((name) => `${name}[]<2^${bits}`)} no sample contradicts it`;
  return `with ${stated((name) => `${name}<p`)} no sample contradicts it`;
}

const list = (limbs: readonly bigint[]): string => `[${limbs.map(hex).join(', ')}]`;
