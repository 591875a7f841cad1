/** What one call on edwards25519 computes with four numbers side by side, in the way that is fastest here. */
import { chosenMachine } from '../../engine/environment/thisMachine.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { PartMeans, CurveParts } from '../curve/curveBuild.ts';
import { compileWords } from '../curve/curveSources.ts';
import { limbFunctions } from '../curve/limbNumbers.ts';
import { isSecondTaken } from '../curve/raceWays.ts';
import {
  acrossObjects,
  multiplesObjects,
  type PointStep,
  pointSteps,
  provePoints,
  withoutPairs,
} from './acrossPoints.ts';
import { baseTableObject, ROWS_25519 } from './edwardsBuild.ts';
import { searchPoints } from './searchPoints.ts';

/** What is made on edwards25519. */
export interface EdwardsParts extends CurveParts {
  /** What one key computes with four numbers side by side. */
  readonly across: readonly PointStep[];
}

interface AcrossParts {
  readonly points: readonly PointStep[];
  readonly objects: readonly string[];
  /** Proves the operations; a line for each thing that is known. Throws as `provePoints`. */
  readonly proofs: () => Promise<string[]>;
}

/** Operations, in the fastest orders that were found if such are searched, and objects of files that call them. */
export async function acrossParts(
  files: readonly string[],
  toolchain: Toolchain,
  means: PartMeans,
): Promise<AcrossParts> {
  const { points, lines } = await fastestPoints(pointSteps(chosenMachine().slug, toolchain), toolchain, means);
  const { found, lines: ofOrders } = await searchPoints(points, means.orders ?? null);
  return {
    points: found,
    objects: await acrossObjects(found, files, toolchain),
    proofs: async () => [...lines, ...ofOrders, ...(await provePoints(found, toolchain))],
  };
}

/** Its result is X : Y : Z, and it takes a scalar. */
const BASE = {
  symbol: 'edwards_base_across',
  results: [12],
  inputs: [4],
  said: (time: string) => `Multiples of the base point take ${time} of the time with two sums side by side.`,
};

/** With additions of points side by side if multiples of the base point take less time with them. */
async function fastestPoints(
  points: readonly PointStep[],
  toolchain: Toolchain,
  { choice = 'first', io }: PartMeans,
): Promise<{ readonly points: readonly PointStep[]; readonly lines: readonly string[] }> {
  const ordinary = withoutPairs(points);
  const objectsOf = (own: readonly PointStep[]) => async () => [
    ...(await multiplesObjects(own, toolchain)),
    await baseTableObject(toolchain),
    await compileWords(toolchain, await limbFunctions(toolchain, [8], ROWS_25519)),
  ];
  const raced = { ...BASE, ways: [objectsOf(ordinary), objectsOf(points)] as const };
  const { isSecond, lines } = await isSecondTaken(raced, toolchain, choice, io);
  return { points: isSecond ? points : ordinary, lines };
}
