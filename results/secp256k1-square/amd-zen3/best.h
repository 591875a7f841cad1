/*
 * secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 82 instructions; 24.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.462 [1.462, 1.462] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.204 [1.204, 1.205] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:02:17.980Z
 * npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: c5f520285e4c04dd79c15c1f1b74cdc34b5a5fc986be04c36a3772b580162985
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
