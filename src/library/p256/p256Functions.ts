import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { unsigned } from '../../ir/interval.ts';
import { laneFunction } from '../../ir/lanes/laneFunction.ts';
import { provedLaneMeaning } from '../kernels/provedMeaning.ts';
import { formulaText } from '../x25519/proveStep.ts';

/** A formula of bridge/bench. */
interface P256Formula {
  readonly meaning: string;
  /** Elements of the result. */
  readonly results: number;
  /** Of each parameter how many elements it has, or that it is a bit. */
  readonly params: readonly (number | 'bit')[];
}

const FORMULAS: Readonly<Record<string, P256Formula>> = {
  double: { meaning: 'twice a point of P-256', results: 3, params: [3] },
  add: { meaning: 'a sum or difference of points of P-256', results: 3, params: [3, 3, 'bit'] },
  add_affine: {
    meaning: 'a sum or difference of points of P-256, of which the second is affine',
    results: 3,
    params: [3, 2, 'bit'],
  },
  affine: { meaning: 'x and y of a point of P-256', results: 2, params: [3, 1] },
  curve: { meaning: 'zero for points of P-256', results: 1, params: [3] },
  to: { meaning: 'a number as an element', results: 1, params: [1] },
  from: { meaning: 'an element as a number', results: 1, params: [1] },
};

/** Of an element of the formulas, before limbs are planned. */
const WEIGHTS = [0, 64, 128, 192];

/** The formulas of P-256 (p256.h) in lanes. */
export const p256Lanes = (toolchain: Pick<Toolchain, 'root'>): IrFunction[] =>
  Object.entries(FORMULAS).map(([name, { results, params }]) => {
    const { relation, modulus } = parseStatement(formulaText(`p256.${name}`, toolchain), null);
    return laneFunction({
      name: `p256_${name}_x8`,
      params: params.map((count, i) => (count === 'bit' ? bit(`arg${i + 1}`) : elements(`arg${i + 1}`, count))),
      results: [elements('out1', results)],
      spec: { relation, modulus, weights: WEIGHTS, canonical: false, canonicalInputs: false },
    });
  });

const elements = (name: string, count: number): Param => ({
  name,
  shape: 'array',
  width: 64,
  bounds: Array.from({ length: count * WEIGHTS.length }, () => unsigned(64)),
});

const bit = (name: string): Param => ({ name, shape: 'scalar', width: 64, bounds: [unsigned(1)] });

/**
 * Proves that each of them computes its formula, and that results are operands again, so that loops need no other
 * invariant. Returns what was proved, a line each. Throws as `provedMeaning`.
 */
export const proveP256Lanes = (lanes: readonly IrFunction[]): string[] =>
  lanes.map((fn) => provedLaneMeaning(fn, FORMULAS[fn.name.replace(/^p256_|_x8$/g, '')].meaning));
