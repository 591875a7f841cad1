/*
 * secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 97 instructions; 31.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.411 [1.391, 1.416] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.159 [1.159, 1.159] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:01:28.820Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 01583788711898fed03c1038709c6e83e6ecc78d3224e39f710c9b0cac23c4e8
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
