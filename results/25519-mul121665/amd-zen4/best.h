/*
 * 25519 mul121665 (loose), modulo p = 2^255 - 19
 * out1 is congruent to 121665*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 25 instructions; 7.9 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.271 [1.260, 1.271] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.844 [0.843, 0.844] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:04:59.128Z
 * npm run optimize -- --curve 25519 --op mul121665 --seed 1 --budget 10s
 * sha256 of the code: 5ca9ab899b4df606212b6568a2ed4a7ec1601dfb6d769bd2d14e9db3f339000c
 */
#ifndef FE25519_MUL121665_LOOSE_H
#define FE25519_MUL121665_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_mul121665_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
