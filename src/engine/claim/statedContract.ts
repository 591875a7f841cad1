import type { IrFunction, Param } from '../../ir/function.ts';
import { calls } from '../../ir/print.ts';
import { paramBoundTexts, resultBoundTexts } from '../../ir/contract/possibleInputs.ts';
import { statementText } from '../../ir/contract/statement.ts';

/**
 * What given word IR states, without its body and without how arrays may overlap:
 *
 *   mul(out1[4]; arg1[4], arg2[4]); arg1[]<2^64, arg2[]<2^64, out1<p; limbs 4x64; out1 = arg1*arg2 mod 2^255-19
 *
 * `lanes 8` says that arrays have rows of so many words, aligned to 64 bytes, where brackets count limbs, and that the
 * claim holds in each lane. Words are 64 bits where nothing else is said, and what has no brackets is passed by value.
 * What is said of results
 * is part of the specification; without one there is nothing to prove of them but that they are those of the body.
 */
export function statedContract(fn: IrFunction): string {
  const { name, params, results, spec } = fn;
  const form = `${name}(${results.map(array).join(', ')}; ${params.map(shape).join(', ')})`;
  const rows = fn.lanes === undefined ? [] : [`lanes ${fn.lanes}`];
  const signature = [form, ...calls(fn), ...rows].join('; ');
  const assumed = params.flatMap((_, i) => paramBoundTexts(fn, i));
  if (spec === undefined) return [signature, ...listOf(assumed)].join('; ');
  const bounds = [...assumed, ...results.flatMap((_, i) => resultBoundTexts(fn, i))];
  const statement = statementText({ result: results.map((r) => r.name).join(', '), ...spec });
  return [signature, ...listOf(bounds), `limbs ${limbsText(spec.weights)}`, statement].join('; ');
}

const listOf = (bounds: readonly string[]): string[] => (bounds.length === 0 ? [] : [bounds.join(', ')]);

/** Results are always passed by pointers. */
const array = (p: Param): string => `${p.name}[${p.bounds.length}]${width(p)}`;
const shape = (p: Param): string => (p.shape === 'array' ? array(p) : `${p.name}${width(p)}`);
const width = (p: Param): string => (p.width === 64 ? '' : `:u${p.width}`);

/** Weights of limbs as `parseWeights` reads them: `4x64`, `10x25.5`, or `0/44/87` where they are not regular. */
export function limbsText(weights: readonly number[]): string {
  const step = weights[1] ?? 64;
  const regular = [step, step - 0.5].find((bits) => weights.every((w, i) => w === Math.ceil(i * bits)));
  return regular === undefined ? weights.join('/') : `${weights.length}x${regular}`;
}
