/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 * 100 instructions; 23.0 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.350 [1.348, 1.350] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.088 [1.088, 1.088] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T10:35:07.737Z
 * npm run optimize -- --curve p224 --op square --seed 1 --budget 50s --resume
 * sha256 of the code: dfa8cebdf58aa3733da367c4bd071c5edca32778eb7adbfd5343e0f7557099da
 */
#ifndef FE_P224_SQUARE_LOOSE_H
#define FE_P224_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p224_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
