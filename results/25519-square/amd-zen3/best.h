/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 86 instructions; 24.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.383 [1.377, 1.383] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.086 [1.086, 1.086] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:52:45.161Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: 786907fe6bbbca35de76c40ddf7cb39f83e8ebbec6806253acfdfae7e0aa3ec3
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
