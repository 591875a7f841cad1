/** The sums, differences and halves that programs for an accumulator call. */
import { limbsOf } from '../../base/integers.ts';
import { compileToBitcode } from '../../frontend/compile/compileC.ts';
import { readIr } from '../../frontend/compile/readIr.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { lowerFunction } from '../../frontend/words/function.ts';
import type { IrFunction } from '../../ir/function.ts';
import { ssaFunction } from '../../ir/ssa/schema.ts';
import type { FieldPieces } from './elementIr.ts';

const WORD = 64;

/**
 * `PREFIX_sum`, `_difference` and `_half` of a source of formulas (bridge/bench), with what is to be proved of them.
 */
export async function sumsOf(
  source: string,
  prefix: string,
  modulus: bigint,
  toolchain: Toolchain,
): Promise<Pick<FieldPieces, 'add' | 'sub' | 'half'>> {
  const weights = limbsOf(modulus, Math.ceil(modulus.toString(2).length / WORD)).map((_, k) => WORD * k);
  const read = async (name: string, relation: string): Promise<IrFunction> => {
    const symbol = `${prefix}_${name}`;
    const { json } = await readIr(toolchain, await compileToBitcode(toolchain, source), { functions: [symbol] });
    const spec = { modulus, relation, weights, canonical: true, canonicalInputs: true };
    return lowerFunction(ssaFunction(json, symbol), { source, aliasing: 'any', spec });
  };
  return {
    add: await read('sum', 'arg1+arg2'),
    sub: await read('difference', 'arg1-arg2'),
    half: await read('half', 'arg1/2'),
  };
}
