/*
 * p448 square (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^448; out1 below 2^448; arrays may overlap
 * 251 instructions; 58.3 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.202 [1.200, 1.203] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.163 [1.160, 1.163] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T10:17:52.589Z
 * npm run optimize -- --curve p448 --op square --seed 1 --budget 90s --resume
 * sha256 of the code: 9fe65c293e3326233b55722463f0d1b27e6ccabd490866a0f55f39df40f02fd8
 */
#ifndef FE_P448_SQUARE_LOOSE_H
#define FE_P448_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p448_square_loose(uint64_t out1[7], const uint64_t arg1[7]);

#ifdef __cplusplus
}
#endif

#endif
