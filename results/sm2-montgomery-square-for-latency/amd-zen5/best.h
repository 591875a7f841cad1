/*
 * sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 123 instructions; 24.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.937 [1.935, 1.937] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.988 [1.988, 1.990] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ae7546df86e226229478bad7a87191e5b5acb4700b592a06f5dbce3e0ec39896
 * found by Fieldwright, seed 4, 2026-11-23T13:48:06.630Z
 * npm run optimize -- --curve sm2-montgomery --op square --seed 4 --budget 50s --for latency --resume
 * sha256 of the code: a17b629979ad5c7ffb9ffd5af5f78a7108b3bda2795fa6e707d71785f70252a7
 */
#ifndef FE_SM2_MONTGOMERY_SQUARE_H
#define FE_SM2_MONTGOMERY_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_sm2_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
