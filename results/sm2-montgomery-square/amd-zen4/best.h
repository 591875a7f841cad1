/*
 * sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 130 instructions; 31.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 2.006 [2.004, 2.010] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.693 [1.693, 1.693] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T07:44:34.504Z
 * npm run optimize -- --field sm2-montgomery --op square --seed 2 --budget 75s
 * sha256 of the code: 6f1a7e41928ea3694ec086136eadf0efb939339bcb31662ede5b954d35996a3f
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
