/*
 * p521 mul (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^523; out1 below 2^522; arrays may overlap
 * 722 instructions; 199.7 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.861 [0.859, 0.862] of our time
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.856 [0.855, 0.858] of our time
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 59, 2026-11-24T14:16:54.725Z
 * npm run optimize -- --field p521 --op mul --seed 59 --target x86-64 --budget 5s --resume
 * sha256 of the code: 7d06b0b9a0b0974e978cb9e27829bc47f93e537942b3f40d2075b79b32da4707
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
