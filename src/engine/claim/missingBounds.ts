/** Recognises code that is refuted only because no bounds of its inputs were stated. */
import { Failure } from '../../base/errors.ts';
import { hex } from '../../base/numberText.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import type { Verdict } from '../../prover/proof/verdict.ts';

/**
 * Throws `input` if the code is refuted only for inputs of which nobody said that they are possible: no bounds are
 * stated of any input, and it is not refuted for reduced ones. `proves` is asked about those.
 */
export function requireBounds(
  verdict: Verdict,
  fn: IrFunction,
  bounds: string,
  proves: (fn: IrFunction) => Verdict,
): void {
  const { spec, params } = fn;
  if (verdict.kind !== 'refuted' || verdict.counterexample === undefined || spec === undefined) return;
  if (params.some(({ name }) => new RegExp(`\\b${name}\\b`).test(bounds))) return;
  const least = proves(reduced(fn, spec)).kind;
  if (least === 'refuted') return;
  const { inputs } = verdict.counterexample;
  throw new Failure('input', 'the code does not compute what is stated for all words', {
    where: `--spec, at ${params.map(({ name }, i) => `${name} = [${inputs[i].map(hex).join(', ')}]`).join(', ')}`,
    expected: 'what is stated, for any words: without --bounds inputs may be all of them',
    found: verdict.reason,
    hint:
      `bounds may be missing: with --bounds "${params.map((param) => boundText(param, spec)).join(', ')}" ` +
      (least === 'proved' ? 'it is proved' : 'no sample contradicts it'),
  });
}

/** By value there are numbers where one word is an element, and choices. */
const isNumber = ({ shape }: Param, { weights }: Specification): boolean => shape === 'array' || weights.length === 1;

const boundText = (param: Param, spec: Specification): string => `${param.name}<${isNumber(param, spec) ? 'p' : '2'}`;

/** Inputs below the modulus, in limbs that do not reach into each other. */
function reduced(fn: IrFunction, spec: Specification): IrFunction {
  const { weights, modulus } = spec;
  const bitsOf = (k: number): number => (weights[k + 1] ?? modulus.toString(2).length) - weights[k];
  const limited = (p: Param): Param => ({
    ...p,
    bounds: p.bounds.map(({ lower, upper }, i) => {
      const word = (1n << BigInt(Math.max(1, bitsOf(i % weights.length)))) - 1n;
      const most = p.shape === 'array' ? word : isNumber(p, spec) ? modulus - 1n : 1n;
      return { lower, upper: upper < most ? upper : most };
    }),
  });
  return { ...fn, params: fn.params.map(limited), spec: { ...spec, canonicalInputs: true } };
}
