/*
 * bls12-381-q mul (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 171 instructions; 41.8 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.548 [1.546, 1.549] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.339 [1.337, 1.341] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T11:51:26.813Z
 * npm run optimize -- --curve bls12-381-q --op mul --seed 1 --budget 50s --resume
 * sha256 of the code: fa3b313bcb62c24329e6bcbd28af2bdc5bfaececaa235ea111606293d9609ac9
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
