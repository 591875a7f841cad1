/*
 * p521 square (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^523; out1 below 2^522; arrays may overlap
 * 446 instructions; 120.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.013 [1.013, 1.013] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.937 [0.936, 0.937] of our time
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 58, 2026-11-24T14:16:39.584Z
 * npm run optimize -- --field p521 --op square --seed 58 --target x86-64 --budget 5s --resume
 * sha256 of the code: 53a3d449f3c0510288125e9ffd0bd174b63a7cc6ba1c4ce4682cdd500ee7120c
 */
#ifndef FE_P521_SQUARE_LOOSE_H
#define FE_P521_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p521_square_loose(uint64_t out1[9], const uint64_t arg1[9]);

#ifdef __cplusplus
}
#endif

#endif
