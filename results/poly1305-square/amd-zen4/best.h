/*
 * poly1305 square (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^131; out1 below 2^131; arrays may overlap
 * 57 instructions; 15.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.267 [1.267, 1.267] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.897 [0.897, 0.897] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:04:22.675Z
 * npm run optimize -- --curve poly1305 --op square --seed 1 --budget 20s
 * sha256 of the code: 9fd77ea9f78a59e31300ef20c0339d1bea2a6976eab137ec36e7cdc7a81e7363
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
