/** Multiples of points of edwards25519 with four numbers side by side: objects, and what is proved of them. */
import { assembledText } from '../../bench/assemble.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { POINT_PLACES, type PointStep, pointText, PREPARING, provePoint } from './acrossPoints.ts';
import { baseMultiples, LIMBS_25519, oddMultiples } from './edwardsBuild.ts';
import { laneLoops } from '../curve/curveSources.ts';
import { numbersText } from '../curve/limbNumbers.ts';

/**
 * Objects of multiples of points with four numbers side by side (edwards.across.c), and of functions of files of loops
 * that call them.
 */
export async function acrossObjects(
  points: readonly PointStep[],
  files: readonly string[],
  toolchain: Toolchain,
): Promise<string[]> {
  const code = points.map((point) => pointText(point)).join('\n');
  const loops = files.map((file) => laneLoops(toolchain, file, 1, ['-DACROSS']));
  return [
    await assembledText(toolchain, code),
    await assembledText(toolchain, tables()),
    await laneLoops(toolchain, 'edwards.across.c', 1),
    ...(await Promise.all(loops)),
  ];
}

/** Proves each of them; returns what was proved, in lines. Throws as `provePoint`. */
export async function provePoints(points: readonly PointStep[], toolchain: Toolchain): Promise<string[]> {
  const lines: string[] = [];
  for (const point of points) lines.push(...(await provePoint(point, toolchain)));
  return lines;
}

/** Four numbers, in order of elements: y + x, y - x, 2, 2 d x y. */
type Added = readonly [plus: bigint, minus: bigint, twice: bigint, product: bigint];

/** Tables of edwards.across.c. */
function tables(): string {
  const added = (numbers: readonly bigint[]): Added[] =>
    Array.from({ length: numbers.length / 3 }, (_, i) => {
      const [plus, minus, product] = numbers.slice(3 * i);
      return [plus, minus, 2n, product];
    });
  return [
    rowsText('edwards_across_factors', [PREPARING]),
    rowsText('edwards_across_odd_table', added(oddMultiples())),
    rowsText('edwards_across_base_table', added(baseMultiples(1))),
  ].join('\n');
}

/** Limb after limb, of each the words of a row. */
function rowsText(symbol: string, all: readonly (readonly bigint[])[]): string {
  const weights = LIMBS_25519[8];
  const digit = (1n << BigInt(weights[1])) - 1n;
  const rows = all.flatMap((numbers) =>
    weights.flatMap((weight) => POINT_PLACES.map((element) => (numbers[element] >> BigInt(weight)) & digit)),
  );
  return numbersText(symbol, rows, [0]);
}
