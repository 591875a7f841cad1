/*
 * bls12-381-q mul (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 165 instructions; 50.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.700 [1.699, 1.700] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.626 [1.626, 1.630] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:59:30.116Z
 * npm run optimize -- --curve bls12-381-q --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 5eed6430633a834584181424915e18a01d8f6a1a986f692aa5d5480cd12896c2
 */
#ifndef FE_BLS12_381_Q_MUL_H
#define FE_BLS12_381_Q_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_bls12_381_q_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
