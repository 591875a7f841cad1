import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { laneFunction } from '../../ir/lanes/laneFunction.ts';
import { provedLaneMeaning, provedMeaning } from '../kernels/provedMeaning.ts';
import { ANY_WORDS, formulaText, stated } from './proveStep.ts';
import { wordFunctions } from './x25519Builds.ts';

/** The arithmetic of edwards25519 (edwards.step.c) as word IR, with its formulas. */
export interface EdwardsFunctions {
  /** Of one at a time, in words. */
  readonly words: readonly IrFunction[];
  /** Of eight, in lanes. */
  readonly lanes: readonly IrFunction[];
}

const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['edwards_mul', 'a product modulo 2^255 - 19'],
  ['edwards_square', 'a square modulo 2^255 - 19'],
  ['edwards_double', 'twice a point of edwards25519'],
  ['edwards_double_extended', 'twice a point of edwards25519, with T'],
  ['edwards_prepare', 'what additions on edwards25519 read of a point'],
  ['edwards_add', 'a sum or difference of points of edwards25519'],
  ['edwards_add_affine', 'a sum or difference of points of edwards25519, of which the second is affine'],
  ['edwards_fraction', 'x^2 as a fraction, of a point of edwards25519 by its y'],
  ['edwards_roots', 'both candidates for a root of a fraction modulo 2^255 - 19, and what tells them apart'],
]);

/** What multiples of the base point are made with. */
export const OF_BASE: readonly string[] = ['edwards_double', 'edwards_double_extended', 'edwards_add_affine'];

/** All of them, or those of these names. */
export async function edwardsFunctions(
  toolchain: Toolchain,
  names: readonly string[] = [...MEANINGS.keys()],
): Promise<EdwardsFunctions> {
  const all = await wordFunctions(toolchain, 'edwards.step.c');
  const words = all
    .filter(({ name }) => names.includes(name))
    .map((fn) => stated(fn, formulaText(fn.name.replace('_', '.'), toolchain)));
  return { words, lanes: words.map((fn) => ({ ...laneFunction(fn), name: `${fn.name}_x8` })) };
}

/**
 * Proves that each of them computes its formula, and that results are operands again, so that loops need no other
 * invariant. Returns what was proved, a line each. Throws as `provedMeaning`.
 */
export function proveEdwards({ words, lanes }: EdwardsFunctions): string[] {
  const meaningOf = ({ name }: IrFunction): string => MEANINGS.get(name.replace(/_x8$/, '')) ?? name;
  return [
    ...words.map((fn) => provedMeaning(fn, meaningOf(fn), ANY_WORDS)),
    ...lanes.map((fn) => provedLaneMeaning(fn, meaningOf(fn))),
  ];
}
