import { bitLength } from './limbs.ts';

/**
 * How many division steps an inversion modulo a number takes (D. J. Bernstein, B.-Y. Yang: Fast constant-time gcd
 * computation and modular inversion, CHES 2019, theorem 11.2).
 */
export function divisionSteps(modulus: bigint): number {
  const bits = bitLength(modulus);
  return Math.floor((49 * bits + (bits < 46 ? 80 : 57)) / 17);
}

/**
 * Steps that suffice modulo an odd number in the variant that begins with delta = 1/2: if 0 <= g <= f <= 2^b, f is odd
 * and 9437 b + 1 <= 4096 n, then g is 0 after n steps. This is a theorem of HOL Light (DIVSTEP_ENDTOEND_BITS_SIMPLE in
 * Divstep/divstep_bounds.ml), from a proof of D. J. Bernstein's for convex hulls of all pairs (hull_light.ml).
 */
export function halfDivisionSteps(modulus: bigint): number {
  const bits = bitLength(modulus);
  return Math.ceil((9437 * bits + 1) / 4096);
}
