/*
 * bls12-381-q square (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 147 instructions; 43.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.837 [1.835, 1.842] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.346 [1.346, 1.346] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:00:30.717Z
 * npm run optimize -- --curve bls12-381-q --op square --seed 1 --budget 40s --resume
 * sha256 of the code: d1ff479e4928fcf97562d4104890248f956bd0a9e8d903be736e89a23678089a
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
