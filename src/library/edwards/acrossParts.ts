/** What one call on edwards25519 computes with four numbers side by side, in the way that is fastest here. */
import { compare } from '../../bench/measure/compare.ts';
import { runsLanes } from '../../codegen/x86/target.ts';
import { linkContestant } from '../../engine/contest/contestant.ts';
import { chosenMachine } from '../../engine/environment/thisMachine.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { PartMeans } from '../curve/curveBuild.ts';
import { compileWords } from '../curve/curveSources.ts';
import { limbFunctions } from '../curve/limbNumbers.ts';
import {
  acrossObjects,
  multiplesObjects,
  type PointStep,
  pointSteps,
  provePoints,
  withoutPairs,
} from './acrossPoints.ts';
import { baseTableObject, NUMBERS_25519 } from './edwardsBuild.ts';
import { searchPoints } from './searchPoints.ts';

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

/** Random layouts of a race. */
const LAYOUTS = 24;
/** Words of a point X : Y : Z, and of a scalar; scalars that are tried. */
const [POINT, SCALAR, SCALARS] = [12, 4, 8];

/** With additions of points side by side if multiples of the base point take less time with them. */
async function fastestPoints(
  points: readonly PointStep[],
  toolchain: Toolchain,
  { races, io }: PartMeans,
): Promise<{ readonly points: readonly PointStep[]; readonly lines: readonly string[] }> {
  const ordinary = withoutPairs(points);
  if (races === undefined || !runsLanes(8, races.worker.hello)) return { points: ordinary, lines: [] };
  const { worker } = races;
  const rng = races.rng.fork('pairs');
  const { root, tools } = toolchain;
  const limbs = await compileWords(toolchain, await limbFunctions(toolchain, [8], NUMBERS_25519));
  const shared = [await baseTableObject(toolchain), limbs];
  const ways = [ordinary, points].map(async (own) => {
    const files = [...(await multiplesObjects(own, toolchain)), ...shared];
    const call = [{ kind: 'out' }, { kind: 'operand', index: 0 }] as const;
    return linkContestant({ files, symbol: 'edwards_base_across', call }, { root, cc: tools.byName.cc });
  });
  const entries = (await Promise.all(ways)).map((code, k) => ({ name: `${k + 1} at a time`, code }));
  await worker.setFunction(
    {
      arguments: [
        { kind: 'out', words: POINT },
        { kind: 'in', words: SCALAR },
      ],
      aliases: [[0, 1]],
    },
    // What results is not compared: the same point has other coordinates.
    Array.from({ length: SCALARS }, () => ({
      alias: 0,
      inputs: BigUint64Array.from({ length: SCALAR }, () => rng.big(64)),
      expected: new BigUint64Array(POINT),
    })),
  );
  const asked = { rng, clock: io.clock, layouts: LAYOUTS, modes: ['throughput'] as const };
  const [{ entries: results }] = await compare(worker, entries, asked);
  const { value } = results[1].ratio;
  const line = `Multiples of the base point take ${value.toFixed(3)} of the time with two sums side by side`;
  return value < 1 ? { points, lines: [`${line}.`] } : { points: ordinary, lines: [`${line}: one is computed.`] };
}
