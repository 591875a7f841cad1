/*
 * bls12-381-p square (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below 2^382; out1 below 2^382; arrays may overlap
 * 484 instructions; 133.5 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.962 [0.962, 0.962] of our time
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.938 [0.936, 0.938] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 12, 2026-11-24T14:04:22.921Z
 * npm run optimize -- --field bls12-381-p --op square --seed 12 --target x86-64 --budget 5s
 * sha256 of the code: bca0a31d97a54c4ff9918e07ccf2a48221835a3162c0123021e7401af26b308d
 */
#ifndef FE_BLS12_381_P_SQUARE_LOOSE_H
#define FE_BLS12_381_P_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_bls12_381_p_square_loose(uint64_t out1[6], const uint64_t arg1[6]);

#ifdef __cplusplus
}
#endif

#endif
