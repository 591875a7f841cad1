/*
 * poly1305 square (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^131; out1 below 2^131; arrays may overlap
 * 64 instructions; 19.1 cycles on AMD EPYC (amd-zen4)
 * throughput: no faster than the strongest opponent, clang-22 -O3 -march=native + reduction pass: 1.001 [0.997, 1.002]
 * latency: no faster than the strongest opponent, clang-22 -O3 -march=native + reduction pass: 1.000 [1.000, 1.000]
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:53:36.896Z
 * npm run optimize -- --curve poly1305 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: aaf786336dd869a789c035b85cc426e593e87fcb575817ece10455ae0db5d77a
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
