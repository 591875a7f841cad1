/* bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab */
/* out1 is congruent to arg1*arg2/2^384 modulo p */
/* arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap */
/* 332 instructions; 104.5 cycles, 1.725 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+ledger) */
/* constant time: proved for all inputs (basic+ledger) */
/* asm = source: proved for all inputs (basic+ledger) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04 */
/* found by Fieldwright, seed 1, 2026-11-21T19:00:16.790Z */
/* npm run optimize -- --curve bls12-381-p --op mul --seed 1 --budget 60s */
/* sha256 of the code: 8948051f4ba2f7243f9525a61a756a1e6f1d5ab14ed981eba13e5f90f50aa0a1 */
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
