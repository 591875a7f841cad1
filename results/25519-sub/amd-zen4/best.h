/*
 * 25519 sub (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1-arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 22 instructions; 6.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.195 [1.191, 1.204] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.610 [1.610, 1.610] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 3 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:04:46.957Z
 * npm run optimize -- --curve 25519 --op sub --seed 1 --budget 10s
 * sha256 of the code: 52974cee917dc14e0b7dcceaffbe47283f137645b502bfbdcc37fbde0653b904
 */
#ifndef FE25519_SUB_LOOSE_H
#define FE25519_SUB_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_sub_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
