/*
 * p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 136 instructions; 28.7 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.688 [1.686, 1.689] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * latency: 1.630 [1.629, 1.632] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T09:52:30.892Z
 * npm run optimize -- --curve p256-montgomery --op mul --seed 2 --budget 70s
 * sha256 of the code: 8c62359baac6bb9f8055fee598353992c0a2c8ef7cbd3fb899831634336c6855
 */
#ifndef FE_P256_MONTGOMERY_MUL_H
#define FE_P256_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
