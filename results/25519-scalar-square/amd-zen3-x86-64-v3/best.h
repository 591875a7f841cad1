/*
 * 25519-scalar square (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^254; out1 below 2^254; arrays may overlap
 * 135 instructions; 42.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.325 [1.325, 1.331] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.063 [1.061, 1.064] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 7, 2026-11-24T14:02:37.980Z
 * npm run optimize -- --field 25519-scalar --op square --seed 7 --target x86-64-v3 --budget 5s
 * sha256 of the code: ff393d9cf2ca601a0034bccff3f7be357bcd93edffe91a22dcd16e849587a982
 */
#ifndef FE_25519_SCALAR_SQUARE_LOOSE_H
#define FE_25519_SCALAR_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_25519_scalar_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
