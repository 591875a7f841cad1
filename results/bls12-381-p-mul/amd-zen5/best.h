/*
 * bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
 * 284 instructions; 81.0 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.338 [1.337, 1.339] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.321 [1.320, 1.322] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T11:51:10.713Z
 * npm run optimize -- --curve bls12-381-p --op mul --seed 2 --budget 90s
 * sha256 of the code: be5057abb921add50647f921306e927152680d7486def2b888188297e8f5c239
 */
#ifndef FE_BLS12_381_P_MUL_LOOSE_H
#define FE_BLS12_381_P_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_bls12_381_p_mul_loose(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);

#ifdef __cplusplus
}
#endif

#endif
