/*
 * 25519 mul (strict), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 134 instructions; 41.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.200 [1.196, 1.202] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.249 [1.247, 1.251] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (nested+floors)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T07:03:46.922Z
 * npm run optimize -- --field 25519 --op mul --strict --seed 1 --budget 60s --for latency
 * sha256 of the code: 15932af9da91b7b2bdeadd57471eedd093a02e342dfd366e58f76bbc205fcd37
 */
#ifndef FE25519_MUL_H
#define FE25519_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
