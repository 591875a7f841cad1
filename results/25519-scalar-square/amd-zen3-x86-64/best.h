/*
 * 25519-scalar square (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^254; out1 below 2^254; arrays may overlap
 * 211 instructions; 55.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.029 [1.028, 1.029] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.977 [0.976, 0.977] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 8, 2026-11-24T14:02:56.644Z
 * npm run optimize -- --field 25519-scalar --op square --seed 8 --target x86-64 --budget 5s
 * sha256 of the code: 944e30736eade3a523f0c60b7816dd03520640bf1eb8798f4e933d591e193f78
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
