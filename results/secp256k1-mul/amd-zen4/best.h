/*
 * secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 107 instructions; 31.2 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.331 [1.326, 1.334] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.179 [1.179, 1.180] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:01:36.715Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 40s
 * sha256 of the code: 60cf68c7d488315c13673363461614ccb3b39c2e23c27faa3ac188ee289a6b95
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
