/*
 * poly1305 mul (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap
 * 71 instructions; 15.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.288 [1.287, 1.294] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.113 [1.113, 1.114] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T11:52:39.885Z
 * npm run optimize -- --curve poly1305 --op mul --seed 2 --budget 40s
 * sha256 of the code: 0029f768348bc2db0613a9f29ea4571c337e71b7ffbb81f5d8a3bfda2834f9f7
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
