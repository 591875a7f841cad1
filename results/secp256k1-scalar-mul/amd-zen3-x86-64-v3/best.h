/*
 * secp256k1-scalar mul (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 169 instructions; 63.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.340 [1.338, 1.345] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.096 [1.096, 1.096] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 49, 2026-11-24T14:14:38.338Z
 * npm run optimize -- --field secp256k1-scalar --op mul --seed 49 --target x86-64-v3 --budget 5s
 * sha256 of the code: a98cc06c85755feee79a1e4dd7ad1f168883d9de85832026f32d777b6861a94c
 */
#ifndef FE_SECP256K1_SCALAR_MUL_H
#define FE_SECP256K1_SCALAR_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_secp256k1_scalar_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
