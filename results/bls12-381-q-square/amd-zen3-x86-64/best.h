/*
 * bls12-381-q square (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 219 instructions; 58.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.371 [1.366, 1.371] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.205 [1.204, 1.209] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 16, 2026-11-24T14:05:19.056Z
 * npm run optimize -- --field bls12-381-q --op square --seed 16 --target x86-64 --budget 5s
 * sha256 of the code: 76c40debd7c02b9da3b375d995b793b445575b09597cdf64170c34d7a695f3e7
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
