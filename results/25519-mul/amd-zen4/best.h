/*
 * 25519 mul (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 106 instructions; 31.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.329 [1.307, 1.353] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.021 [1.021, 1.022] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 2, 2026-11-21T18:48:05.605Z
 * npm run optimize -- --curve 25519 --op mul --seed 2 --budget 60s
 * sha256 of the code: ce9fe8f5be3dc382d6735ac1280c7ce89131d2e7d7d4cf13643dad561b86da40
 */
#ifndef FE25519_MUL_LOOSE_H
#define FE25519_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
