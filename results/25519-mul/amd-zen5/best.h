/*
 * 25519 mul (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 103 instructions; 25.0 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.196 [1.193, 1.199] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.042 [1.041, 1.043] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T09:48:16.403Z
 * npm run optimize -- --curve 25519 --op mul --seed 2 --budget 50s
 * sha256 of the code: c8333a3ee8ef3e1749ac7fd7148796ee1e914634fb752b6c9a01a3f61e7f7260
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
