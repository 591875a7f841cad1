/*
 * secp256k1-scalar square (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 156 instructions; 45.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.613 [1.594, 1.613] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.321 [1.320, 1.321] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:56:14.631Z
 * npm run optimize -- --field secp256k1-scalar --op square --seed 1 --budget 75s
 * sha256 of the code: 1033bb3ca939f21c95a3ec05c83cb8bc99daf091846aab9e44d97248c96e4ae7
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
