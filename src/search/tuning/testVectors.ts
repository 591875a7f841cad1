import type { Rng } from '../../base/rng.ts';
import { compile } from '../../ir/compile.ts';
import type { IrFunction } from '../../ir/function.ts';
import { aliasModes } from '../../ir/contract/aliasModes.ts';
import { buildVectors } from '../../prover/inputs/vectors.ts';
import { workerVectors } from '../../bench/testing/workerVectors.ts';
import type { TestVector } from '../../bench/worker/signature.ts';

/**
 * Vectors for the tests of a search, `perMode` for each aliasing mode. The ways take turns, so that
 * any beginning of the list covers all of them.
 */
export function testVectors(fn: IrFunction, perMode: number, rng: Rng): TestVector[] {
  const vectors = workerVectors(fn, buildVectors(fn, compile(fn), { perMode, rng }));
  const modes = aliasModes(fn).length;
  const calls = vectors.length / modes;
  return Array.from(vectors, (_, i) => vectors[(i % modes) * calls + Math.floor(i / modes)]);
}
