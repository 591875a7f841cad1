import {
  addPoints,
  affinePoint,
  BASE_POINT,
  multiplePoint,
  type EdwardsPoint,
} from '../../bench/reference/edwards25519.ts';
import { splitLimbs } from '../../ir/contract/domain.ts';
import { inverse, mod } from '../../base/modular.ts';

const P = 2n ** 255n - 19n;
const TWO_D = mod(-243330n * inverse(121666n, P), P);
/** Tables of eight multiples; from one to the next the base point is multiplied by 256. */
const TABLES = 32;
const MULTIPLES = 8;

/**
 * Text for the GNU assembler of the table that edwards.base.c selects from: multiples of the base point as y + x, y - x
 * and 2 d x y, each in limbs of these weights.
 */
export const baseTableText = (symbol: string, weights: readonly number[]): string =>
  numbersText(symbol, tables().flat(), weights);

/** Text for the GNU assembler of numbers in limbs of these weights, for other objects of a library. */
export function numbersText(symbol: string, numbers: readonly bigint[], weights: readonly number[]): string {
  return [
    '        .section .rodata.multiples, "a", @progbits',
    `        .globl  ${symbol}`,
    `        .hidden ${symbol}`,
    `        .type   ${symbol}, @object`,
    '        .p2align 6',
    `${symbol}:`,
    ...numbers.flatMap((x) => splitLimbs(x, weights)).map((limb) => `        .quad   0x${limb.toString(16)}`),
    `        .size   ${symbol}, . - ${symbol}`,
    '        .section .note.GNU-stack, "", @progbits',
    '',
  ].join('\n');
}

/** Of each multiple its three numbers. */
function tables(): bigint[][] {
  const rows: bigint[][] = [];
  let base: EdwardsPoint = BASE_POINT;
  for (let table = 0; table < TABLES; table++, base = multiplePoint(256n, base))
    for (let k = 1, point = base; k <= MULTIPLES; k++, point = addPoints(point, base)) {
      const [x, y] = affinePoint(point);
      rows.push([mod(y + x, P), mod(y - x, P), mod(TWO_D * x * y, P)]);
    }
  return rows;
}
