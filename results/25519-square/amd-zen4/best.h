/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 84 instructions; 25.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.278 [1.267, 1.279] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.135 [1.135, 1.135] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:21:28.118Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 75s
 * sha256 of the code: 34d3c239b6fe72227c8e2a94b9bfddfc1e93e01f8d863ce4b1d3b592c8c1a16b
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
