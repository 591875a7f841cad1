/*
 * secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 81 instructions; 28.7 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.240 [1.239, 1.240] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.198 [1.195, 1.204] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 47, 2026-11-24T14:14:09.642Z
 * npm run optimize -- --field secp256k1 --op square --seed 47 --target x86-64-v3 --budget 5s
 * sha256 of the code: 6f75f285ef8e5aa8056fc90226f0638629b7ebec9cabdd6e57c3d6bf54028435
 */
#ifndef SECP256K1_SQUARE_LOOSE_H
#define SECP256K1_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void secp256k1_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
