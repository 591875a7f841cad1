/*
 * sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 130 instructions; 25.8 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.868 [1.867, 1.868] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.869 [1.869, 1.871] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T10:40:13.657Z
 * npm run optimize -- --curve sm2-montgomery --op square --seed 2 --budget 60s
 * sha256 of the code: 3adebf4079bb9f3e457877e93d22cbf5c40ba20d9ca9a8c6f3a7f9767eaa02a5
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
