/*
 * p448 square (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^448; out1 below 2^448; arrays may overlap
 * 228 instructions; 88.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.050 [1.046, 1.050] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.888 [0.887, 0.890] of our time
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 35, 2026-11-24T14:11:37.756Z
 * npm run optimize -- --field p448 --op square --seed 35 --target x86-64-v3 --budget 5s
 * sha256 of the code: c2c847eac92422484ce9b5f6b9e59b9c93dcd4234a995d435b0fac422a1b2ba4
 */
#ifndef FE_P448_SQUARE_LOOSE_H
#define FE_P448_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p448_square_loose(uint64_t out1[7], const uint64_t arg1[7]);

#ifdef __cplusplus
}
#endif

#endif
