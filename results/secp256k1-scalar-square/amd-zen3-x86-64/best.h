/*
 * secp256k1-scalar square (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 222 instructions; 60.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.312 [1.312, 1.312] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.116 [1.116, 1.116] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 52, 2026-11-24T14:15:24.416Z
 * npm run optimize -- --field secp256k1-scalar --op square --seed 52 --target x86-64 --budget 5s
 * sha256 of the code: dd6030d50a6da1057484ecbde1eed76d6841f99bda500deef92b85346f41cfcb
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
