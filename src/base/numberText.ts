import { isPowerOfTwo, magnitude } from './limbs.ts';

/** Powers of two from here on are written as such. */
const FIRST_POWER = 16n;
/** Other numbers up to here are written in decimal; so is the end of a longer expression below its limit. */
const PLAIN = 1n << 32n;
const REST = 1n << 16n;
const MAX_TERMS = 6;

/**
 * A natural number as people write it, which `parseBigExpr` reads back: `2`, `2^64`, `2^255-19`, `2^256-2^32-977`;
 * hexadecimal where that would be long.
 */
export function numberText(value: bigint): string {
  if (value < FIRST_POWER || (value < PLAIN && !isPowerOfTwo(value))) return String(value);
  const terms: string[] = [];
  let rest = value;
  while (magnitude(rest) >= REST || (terms.length === 0 && rest !== 0n)) {
    const exponent = nearestExponent(magnitude(rest));
    const power = 1n << BigInt(exponent);
    const isNegative = rest < 0n;
    terms.push(`${isNegative ? '-' : terms.length === 0 ? '' : '+'}2^${exponent}`);
    rest += isNegative ? power : -power;
  }
  if (rest !== 0n) terms.push(`${rest < 0n ? '-' : '+'}${magnitude(rest)}`);
  return terms.length > MAX_TERMS ? `0x${value.toString(16)}` : terms.join('');
}

/** Of the power of two that is nearest to `x`; of the lower one if both are as near. */
function nearestExponent(x: bigint): number {
  const floor = x.toString(2).length - 1;
  return x - (1n << BigInt(floor)) > (1n << BigInt(floor + 1)) - x ? floor + 1 : floor;
}
