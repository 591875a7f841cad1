/*
 * bls12-381-q mul (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 258 instructions; 70.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.211 [1.206, 1.212] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.225 [1.223, 1.228] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 14, 2026-11-24T14:04:50.830Z
 * npm run optimize -- --field bls12-381-q --op mul --seed 14 --target x86-64 --budget 5s
 * sha256 of the code: d43a024dee816aff7b5ddc1ad3090b113315143d896d4af8b7a47b61629258b3
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
