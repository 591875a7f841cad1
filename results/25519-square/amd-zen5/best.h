/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 81 instructions; 19.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.203 [1.202, 1.203] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.107 [1.106, 1.107] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T09:50:02.580Z
 * npm run optimize -- --curve 25519 --op square --seed 2 --budget 50s
 * sha256 of the code: 8c416c9089f973ab3a36127c32823cff401de52e4e7bdd33a8401573d92f1d13
 */
#ifndef FE25519_SQUARE_LOOSE_H
#define FE25519_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
