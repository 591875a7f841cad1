/*
 * poly1305 mul (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap
 * 73 instructions; 19.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.272 [1.253, 1.285] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.991 [0.991, 0.991] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
 * found by Fieldwright, seed 1, 2026-11-22T13:03:08.472Z
 * npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 60s
 * sha256 of the code: 721525c0096183b94dcbdf42fdbfa33cf620d7b041390441c7fdd06b0d0b21b0
 */
#ifndef POLY1305_MUL_LOOSE_H
#define POLY1305_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void poly1305_mul_loose(uint64_t out1[3], const uint64_t arg1[3], const uint64_t arg2[3]);

#ifdef __cplusplus
}
#endif

#endif
