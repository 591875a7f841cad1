/*
 * p224 mul (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^226; out1 below 2^225; arrays may overlap
 * 124 instructions; 27.6 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.269 [1.267, 1.273] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.145 [1.144, 1.147] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T10:33:23.222Z
 * npm run optimize -- --curve p224 --op mul --seed 1 --budget 50s --resume
 * sha256 of the code: f64aec3b0c5439f8013a84fb4c249f5f18e3247911b57d77da204f7262eb9381
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
