/*
 * p521 mul (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^523; out1 below 2^522; arrays may overlap
 * 429 instructions; 171.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.008 [1.004, 1.010] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.947 [0.946, 0.948] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 37, 2026-11-24T14:12:08.886Z
 * npm run optimize -- --field p521 --op mul --seed 37 --target x86-64-v3 --budget 5s
 * sha256 of the code: 67ae025bd819d9dd9f296222ae157dc0b58fb47e3589b42e0e92796b14c8b2a7
 */
#ifndef FE_P521_MUL_LOOSE_H
#define FE_P521_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p521_mul_loose(uint64_t out1[9], const uint64_t arg1[9], const uint64_t arg2[9]);

#ifdef __cplusplus
}
#endif

#endif
