/*
 * secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 79 instructions; 20.4 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.181 [1.179, 1.182] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.252 [1.251, 1.252] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T09:57:46.120Z
 * npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 50s --resume
 * sha256 of the code: 4b87ea4c092e6df2a71b3081a7328cc7fce2de270eb71bb175d8b9d123d3844d
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
