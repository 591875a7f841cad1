/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 90 instructions; 24.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.335 [1.320, 1.342] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.114 [1.114, 1.114] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
 * found by Fieldwright, seed 1, 2026-11-22T12:56:01.022Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 60s
 * sha256 of the code: 3fb7dcaf42140afbbfe33ec0cf8a3d929a0c86e833ca30bd0cc2bb00f02ac43d
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
