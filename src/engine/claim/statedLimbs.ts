/** Reads and prints how the limbs of a number lie in memory, as `--limbs` states it. */
import { Failure } from '../../base/errors.ts';
import { parseWeights } from '../../frontend/peers/peersInterface.ts';
import type { Param } from '../../ir/function.ts';
import { limbsText } from './verifyOptions.ts';

/** `10x26:u32`: ten limbs, 26 bits apart, each in 4 bytes. */
export interface StatedLimbs {
  readonly weights: readonly number[];
  /** Bits that a limb takes in arrays; undefined where nothing is said of it. */
  readonly width: Param['width'] | undefined;
  /** Bits of the limb of `1x31`; words otherwise. */
  readonly single: number;
}

/** Bits of a register that a limb is passed or returned in: those of the least integer of C that has them. */
export const registerBits = ({ single }: StatedLimbs): number => [8, 16, 32].find((bits) => single <= bits) ?? 64;

const WIDTHS: Readonly<Record<string, Param['width']>> = { u8: 8, u32: 32 };
const EXPECTED = '4x64, 5x51, or rising bit weights such as 0/44/87; of limbs of 4 bytes 10x26:u32';

/** Throws `input` for what is missing or not understood, and `unsupported` for limbs that are not unsigned words. */
export function parseLimbs(text: string | undefined): StatedLimbs {
  const where = '--limbs';
  if (text === undefined) throw new Failure('input', 'the option is missing', { where, expected: EXPECTED });
  const [layout, type, ...more] = text.split(':');
  if (type !== undefined && (WIDTHS[type] === undefined || more.length > 0)) throw otherType(text, type);
  const width = type === undefined ? undefined : WIDTHS[type];
  const weights = parseWeights(layout, where);
  const single = Number(/^1x(\d+)$/.exec(layout)?.[1] ?? 64);
  return { weights, width, single };
}

function otherType(found: string, type: string): Failure {
  const expected = 'u32 or u8 behind the colon, and nothing of limbs of 8 bytes';
  if (!/^[is](8|16|32|64)$|^u16$/.test(type))
    return new Failure('input', 'limbs not understood', { where: '--limbs', expected, found });
  const message = type === 'u16' ? 'limbs of 2 bytes are not understood' : 'signed limbs are not understood';
  const hint = 'functions whose limbs are unsigned words of 1, 4 or 8 bytes; statements are about these';
  return new Failure('unsupported', message, { where: '--limbs', expected, found, hint });
}

/** The text that `parseLimbs` reads the same of, for limbs of so many bits in all arrays. */
export const limbsTextOf = (weights: readonly number[], width: Param['width']): string =>
  width === 64 ? limbsText(weights) : `${limbsText(weights)}:u${width}`;

/** The greatest number of these limbs. */
export const greatestOf = ({ weights, width = 64 }: StatedLimbs): bigint =>
  weights.reduce((sum, w) => sum + (((1n << BigInt(width)) - 1n) << BigInt(w)), 0n);

/** The same limbs in 4 bytes; null where something is said of their length, or numbers below `modulus` do not fit. */
export function shorterLimbs(text: string | undefined, modulus: bigint): string | null {
  const limbs = parseLimbs(text);
  const { weights, width } = limbs;
  const isShort = weights.every((w, i) => i === 0 || w - weights[i - 1] <= 32);
  return width === undefined && isShort && modulus <= greatestOf({ ...limbs, width: 32 }) ? `${text}:u32` : null;
}
