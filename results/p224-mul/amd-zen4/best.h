/*
 * p224 mul (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^226; out1 below 2^225; arrays may overlap
 * 123 instructions; 30.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.485 [1.475, 1.486] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.354 [1.352, 1.355] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 3, 2026-11-23T07:08:37.797Z
 * npm run optimize -- --field p224 --op mul --seed 3 --budget 40s --resume
 * sha256 of the code: ac84b9f97f9e00f09f71ac7ae54a59e7ead28918932f76ea86c9143935d2df35
 */
#ifndef FE_P224_MUL_LOOSE_H
#define FE_P224_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p224_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
