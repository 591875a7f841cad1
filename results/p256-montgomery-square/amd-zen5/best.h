/*
 * p256-montgomery square (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 112 instructions; 24.4 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.895 [1.888, 1.897] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.915 [1.914, 1.916] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T11:51:42.708Z
 * npm run optimize -- --curve p256-montgomery --op square --seed 1 --budget 70s --resume
 * sha256 of the code: 8c919547c20cb0a51694162cc2753c7430e9671745332feff8090d7ac7a0b799
 */
#ifndef FE_P256_MONTGOMERY_SQUARE_H
#define FE_P256_MONTGOMERY_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p256_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
