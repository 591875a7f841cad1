/*
 * poly1305 square (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^131; out1 below 2^131; arrays may overlap
 * 58 instructions; 13.6 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.218 [1.214, 1.225] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.068 [1.068, 1.069] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T11:52:41.505Z
 * npm run optimize -- --curve poly1305 --op square --seed 2 --budget 40s
 * sha256 of the code: c7842e75c3e07ba1429a5d1b2abc48ff6914cfbe287c1437c2263ced97512794
 */
#ifndef POLY1305_SQUARE_LOOSE_H
#define POLY1305_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void poly1305_square_loose(uint64_t out1[3], const uint64_t arg1[3]);

#ifdef __cplusplus
}
#endif

#endif
