/*
 * p521 square (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^523; out1 below 2^522; arrays may overlap
 * 287 instructions; 70.0 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.127 [1.124, 1.130] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.050 [1.048, 1.051] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T11:52:37.883Z
 * npm run optimize -- --curve p521 --op square --seed 1 --budget 90s --resume
 * sha256 of the code: 3ef2e53134c4830b8c0ba8e81c7fe14936b6aff70a19caea33a0bcf2437d30b4
 */
#ifndef FE_P521_SQUARE_LOOSE_H
#define FE_P521_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p521_square_loose(uint64_t out1[9], const uint64_t arg1[9]);

#ifdef __cplusplus
}
#endif

#endif
