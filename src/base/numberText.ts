/** Numbers, durations and intervals as text for people. */
import { isPowerOfTwo, magnitude } from './integers.ts';

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

/**
 * A duration in milliseconds as a person says it, with two or three digits: `0.4 ms`, `85 ms`, `9.4 s`, `45 s`,
 * `12 min`, `2 h 5 min`.
 */
export function durationText(ms: number): string {
  if (ms < 999.5) return `${ms < 9.95 ? shortest(ms) : Math.round(ms)} ms`;
  if (ms < 99_500) return `${ms < 9950 ? shortest(ms / 1000) : Math.round(ms / 1000)} s`;
  const minutes = Math.round(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** With one decimal place, unless that is zero. */
const shortest = (value: number): string => String(Number(value.toFixed(1)));

type Interval = Readonly<Record<'value' | 'low' | 'high', number>>;

/** A ratio with its 95 % interval, e.g. `1.135 [1.130, 1.144]`. */
export const intervalText = ({ value, low, high }: Interval): string =>
  `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;

/** The same in short, with the longer side of the interval, e.g. `1.135 ±0.009`. */
export function plusMinusText({ value, low, high }: Interval): string {
  const digits = digitsOf(value);
  return `${value.toFixed(digits)} ±${Math.max(high - value, value - low).toFixed(digits)}`;
}

/** A time or a ratio with as many digits as it is worth. */
export const briefNumber = (value: number): string => value.toFixed(digitsOf(value));

const digitsOf = (value: number): number => (value < 10 ? 3 : value < 1000 ? 1 : 0);

/** Hexadecimal with sign: `0x1f`, `-0x8`. */
export const hex = (x: bigint | number): string => (x < 0 ? `-0x${(-x).toString(16)}` : `0x${x.toString(16)}`);

/** The 64-bit words of a number, lowest first: as many as it needs, and at least `atLeast`. */
export function wordsOfNumber(value: bigint, atLeast = 1): bigint[] {
  const words: bigint[] = [];
  for (let rest = value; rest > 0n; rest >>= 64n) words.push(BigInt.asUintN(64, rest));
  while (words.length < atLeast) words.push(0n);
  return words;
}
