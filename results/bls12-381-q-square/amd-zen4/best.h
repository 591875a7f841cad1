/*
 * bls12-381-q square (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 141 instructions; 43.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.813 [1.813, 1.814] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.474 [1.474, 1.475] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:29:58.017Z
 * npm run optimize -- --curve bls12-381-q --op square --seed 1 --budget 75s
 * sha256 of the code: a8d53da5d195439e685a70111399dce9e8e6c494dfc3544ff2a268155a6f9a07
 */
#ifndef FE_BLS12_381_Q_SQUARE_H
#define FE_BLS12_381_Q_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_bls12_381_q_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
