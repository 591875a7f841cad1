/*
 * sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 150 instructions; 32.2 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.735 [1.731, 1.738] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.677 [1.674, 1.678] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T10:38:08.027Z
 * npm run optimize -- --curve sm2-montgomery --op mul --seed 2 --budget 60s
 * sha256 of the code: e0466892c3070a1c77fb27f625fea283ea10d76b90fcd191ee64b404e664cfb0
 */
#ifndef FE_SM2_MONTGOMERY_MUL_H
#define FE_SM2_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_sm2_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
