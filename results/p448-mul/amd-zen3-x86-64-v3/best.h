/*
 * p448 mul (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
 * 319 instructions; 119.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.071 [1.067, 1.076] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.919 [0.917, 0.919] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (values)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 33, 2026-11-24T14:10:57.687Z
 * npm run optimize -- --field p448 --op mul --seed 33 --target x86-64-v3 --budget 5s
 * sha256 of the code: f10d961f4fc0ecb91cc15dabd438d36807f965766970d00c860d4b36a4a068e3
 */
#ifndef FE_P448_MUL_LOOSE_H
#define FE_P448_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p448_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);

#ifdef __cplusplus
}
#endif

#endif
