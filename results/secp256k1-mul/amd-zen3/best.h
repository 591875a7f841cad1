/*
 * secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 97 instructions; 32.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.350 [1.343, 1.355] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.251 [1.251, 1.252] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger, 2 cases)
 * constant time: proved for all inputs (basic+ledger, 2 cases)
 * asm = source: proved for all inputs (basic+ledger, 2 cases; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
 * found by Fieldwright, seed 1, 2026-11-22T12:57:14.222Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 60s
 * sha256 of the code: 0500c4a1a456036580488f9a04438dd46f1322e8daea27b1f555ebfb9b33f31c
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
