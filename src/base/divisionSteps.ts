/**
 * How many division steps an inversion modulo a number takes (D. J. Bernstein, B.-Y. Yang: Fast constant-time gcd
 * computation and modular inversion, CHES 2019, theorem 11.2).
 */
export function divisionSteps(modulus: bigint): number {
  const bits = modulus.toString(2).length;
  return Math.floor((49 * bits + (bits < 46 ? 80 : 57)) / 17);
}
