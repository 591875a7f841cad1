/*
 * poly1305 square (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^131; out1 below 2^131; arrays may overlap
 * 65 instructions; 18.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.096 [1.096, 1.096] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.160 [1.160, 1.162] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:35:09.262Z
 * npm run optimize -- --curve poly1305 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 235e0e527ce28882be9c7b685858a07abc1d893255fbf429f4f7a3a0c7f8b8c8
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
