/** Reads the formulas of bridge/bench, from which vectorised functions are planned. */
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { unsigned } from '../../ir/interval.ts';
import { formulaText } from './x25519Builds.ts';

/** Elements of the result of a formula of bridge/bench, and of each parameter how many it has, or that it is a bit. */
export interface FormulaSizes {
  readonly results: number;
  readonly params: readonly (number | 'bit')[];
}

const WORDS = [0, 64, 128, 192];

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
    spec: { relation, modulus, weights: WORDS, canonical: false, canonicalInputs: false },
  };
}

const elements = (name: string, count: number): Param => ({
  name,
  shape: 'array',
  width: 64,
  bounds: Array.from({ length: count * WORDS.length }, () => unsigned(64)),
});

const bit = (name: string): Param => ({ name, shape: 'scalar', width: 64, bounds: [unsigned(1)] });
