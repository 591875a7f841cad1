/*
 * 25519 mul121665 (loose), modulo p = 2^255 - 19
 * out1 is congruent to 121665*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 33 instructions; 9.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.053 [1.053, 1.055] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.230 [1.230, 1.230] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T07:06:00.074Z
 * npm run optimize -- --field 25519 --op mul121665 --seed 1 --budget 60s --for latency
 * sha256 of the code: 5195dbeba52eb9238658b25e3bf86cce7833b588d2f8933234303abbf23092fd
 */
#ifndef FE25519_MUL121665_LOOSE_H
#define FE25519_MUL121665_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_mul121665_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
