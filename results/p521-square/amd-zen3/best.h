/*
 * p521 square (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^523; out1 below 2^522; arrays may overlap
 * 289 instructions; 81.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.490 [1.486, 1.495] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.352 [1.348, 1.353] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:55:17.785Z
 * npm run optimize -- --curve p521 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: e5f9c6018dac45fe7a1f8b6427125e8c04d8ad83c212851d18f17275617f9945
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
