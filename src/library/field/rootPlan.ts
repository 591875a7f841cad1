import { inverse, power } from '../../base/modular.ts';
import { powerChain, type PowerChain } from '../../base/powerChain.ts';
import { nonResidue, oddPart } from '../../base/squareRoot.ts';

/**
 * How square roots are found: p = 3 modulo 4, p = 5 modulo 8 (A. Atkin), or any p (A. Tonelli). The chain makes
 * a^((p+1)/4), a^((p-5)/8), or a^((q-1)/2) with p - 1 = 2^twos q and odd q.
 */
export type RootPlan =
  | { readonly kind: 'direct' | 'atkin'; readonly chain: PowerChain }
  | { readonly kind: 'tonelli'; readonly chain: PowerChain; readonly twos: number };

/** Most factors of 2 in p - 1 for Tonelli's roots: up to here the search for leaks comes to an end. */
export const MAX_TWOS = 128;

/** The way for an odd prime; null if p - 1 has more than `MAX_TWOS` factors of 2. */
export function rootPlan(prime: bigint): RootPlan | null {
  if (prime % 4n === 3n) return { kind: 'direct', chain: powerChain((prime + 1n) / 4n) };
  if (prime % 8n === 5n) return { kind: 'atkin', chain: powerChain((prime - 5n) / 8n) };
  const { odd, twos } = oddPart(prime - 1n);
  if (twos > MAX_TWOS) return null;
  return { kind: 'tonelli', chain: powerChain((odd - 1n) / 2n), twos };
}

/** 1/g, 1/g^2, 1/g^4 … up to -1, for a number g of order 2^twos modulo a prime: what Tonelli's roots are divided by. */
export function inverseTwoPowers(prime: bigint, twos: number): bigint[] {
  const first = inverse(power(nonResidue(prime), oddPart(prime - 1n).odd, prime), prime);
  return Array.from({ length: twos }, (_, i) => power(first, 1n << BigInt(i), prime));
}
