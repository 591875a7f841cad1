/** Formulas of curves, which word IR is proved to be and vectorised functions are planned from. */
import { curveSource } from './curveSources.ts';
import { WORD_WEIGHTS } from './limbNumbers.ts';
import type { Specification, IrFunction, Param } from '../../ir/function.ts';
import { readFileSync } from 'node:fs';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { unsigned } from '../../ir/interval.ts';

/** Elements of the result of a formula, and of each parameter how many it has, or that it is a bit. */
export interface FormulaSizes {
  readonly results: number;
  readonly params: readonly (number | 'bit')[];
}

/** A formula on elements of four words, from which vectorised functions are planned; `.` of its file is `_` here. */
export function formulaSource(
  name: string,
  { results, params }: FormulaSizes,
  toolchain: Pick<Toolchain, 'root'>,
): Pick<IrFunction, 'name' | 'params' | 'results' | 'spec'> {
  const { relation, modulus } = parseStatement(formulaText(name.replace('_', '.'), toolchain), null);
  return {
    name,
    params: params.map((count, i) => (count === 'bit' ? bit(`arg${i + 1}`) : elements(`arg${i + 1}`, count))),
    results: [elements('out1', results)],
    spec: { relation, modulus, weights: WORD_WEIGHTS, canonical: false, canonicalInputs: false },
  };
}

const elements = (name: string, count: number): Param => ({
  name,
  shape: 'array',
  width: 64,
  bounds: Array.from({ length: count * WORD_WEIGHTS.length }, () => unsigned(64)),
});

const bit = (name: string): Param => ({ name, shape: 'scalar', width: 64, bounds: [unsigned(1)] });

/** A formula of `templates`, in the folder that its name begins with. */
export const formulaText = (name: string, { root }: Pick<Toolchain, 'root'>): string =>
  readFileSync(curveSource({ root }, `${name}.formula`), 'utf8');

/** A function with its statement; scalars are bits. */
export function stated(fn: IrFunction, statement: string, more: Partial<Specification> = {}): IrFunction {
  const { relation, modulus } = parseStatement(statement, null);
  const params = fn.params.map((p) => (p.shape === 'scalar' ? { ...p, bounds: [{ lower: 0n, upper: 1n }] } : p));
  return {
    ...fn,
    params,
    spec: { modulus, relation, weights: WORD_WEIGHTS, canonical: false, canonicalInputs: false, ...more },
  };
}

export const ANY_WORDS = 'for operands of any four words';
