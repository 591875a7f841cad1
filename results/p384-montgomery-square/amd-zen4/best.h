/*
 * p384-montgomery square (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 281 instructions; 81.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.546 [1.537, 1.548] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.309 [1.308, 1.313] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 2, 2026-11-23T02:57:27.774Z
 * npm run optimize -- --curve p384-montgomery --op square --seed 2 --budget 150s
 * sha256 of the code: fd1faec9a2f07d37d6bd6b8d3b3bcb20b4311414c6f9f5c2b81553f0d63f395c
 */
#ifndef FE_P384_MONTGOMERY_SQUARE_H
#define FE_P384_MONTGOMERY_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p384_montgomery_square(uint64_t out1[6], const uint64_t arg1[6]);

#ifdef __cplusplus
}
#endif

#endif
