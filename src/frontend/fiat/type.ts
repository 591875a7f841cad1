/** Integer types of Fiat-Crypto, such as `u64`, `i1` and `i128`. */
import type { Width } from '../../ir/function.ts';
import { unsigned, type Interval } from '../../ir/interval.ts';

export interface FiatType {
  readonly signed: boolean;
  readonly bits: number;
}

/** The type that is written so, or null if it is none: `(auto)`, arrays, anything else. */
export function fiatType(text: string): FiatType | null {
  const [, sign, bits] = /^([ui])([1-9]\d*)$/.exec(text) ?? [];
  return bits === undefined ? null : { signed: sign === 'i', bits: Number(bits) };
}

/** The unsigned type of so many bits. */
export const unsignedType = (bits: number): FiatType => ({ signed: false, bits });

/** The integers of a type. Signed ones are those of two's complement: i1 has -1 and 0. */
export function typeRange({ signed, bits }: FiatType): Interval {
  const half = 1n << BigInt(bits - 1);
  return signed ? { lower: -half, upper: half - 1n } : unsigned(bits);
}

const WIDTHS: readonly Width[] = [1, 8, 32, 64, 128];

/** The narrowest width of word IR that has so many bits, or null above 128. */
export const widthFor = (bits: number): Width | null => WIDTHS.find((w) => w >= bits) ?? null;

/** The type as it is written. */
export const typeName = ({ signed, bits }: FiatType): string => `${signed ? 'i' : 'u'}${bits}`;
