/*
 * p521 mul (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^523; out1 below 2^522; arrays may overlap
 * 359 instructions; 103.5 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.166 [1.164, 1.168] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.178 [1.176, 1.180] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T11:52:34.340Z
 * npm run optimize -- --curve p521 --op mul --seed 2 --budget 100s
 * sha256 of the code: 2d241ce64efbec9af96d099f18cda46596903c6235a385675ce11d0d77be2aaa
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
