/*
 * secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 106 instructions; 38.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.132 [1.124, 1.139] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.049 [1.049, 1.052] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 45, 2026-11-24T14:13:45.324Z
 * npm run optimize -- --field secp256k1 --op mul --seed 45 --target x86-64-v3 --budget 5s
 * sha256 of the code: ed1e15d135fe71988b61107225b0167e55f3d2ee044dd0bc6ed5d3a88c2a97e7
 */
#ifndef SECP256K1_MUL_LOOSE_H
#define SECP256K1_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void secp256k1_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
