/*
 * p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 355 instructions; 80.1 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.525 [1.523, 1.527] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.500 [1.498, 1.501] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T11:51:53.613Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 1 --budget 100s --resume
 * sha256 of the code: 136e6bea0b99b7e2e027d7a180b7f8b3d74cc0934f5ce360810603aee0195910
 */
#ifndef FE_P384_MONTGOMERY_MUL_H
#define FE_P384_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p384_montgomery_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);

#ifdef __cplusplus
}
#endif

#endif
