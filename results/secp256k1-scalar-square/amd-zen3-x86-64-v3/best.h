/*
 * secp256k1-scalar square (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 157 instructions; 50.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.576 [1.576, 1.576] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.215 [1.215, 1.215] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 51, 2026-11-24T14:15:11.028Z
 * npm run optimize -- --field secp256k1-scalar --op square --seed 51 --target x86-64-v3 --budget 5s
 * sha256 of the code: d9ca1920ddaa9551fe2bd9d1f243dd262c397a4147e6d8b6c0e7391248053bd5
 */
#ifndef FE_SECP256K1_SCALAR_SQUARE_H
#define FE_SECP256K1_SCALAR_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_secp256k1_scalar_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
