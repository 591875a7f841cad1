/*
 * 25519 square (strict), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 104 instructions; 32.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.286 [1.286, 1.286] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.048 [1.048, 1.048] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T07:04:56.276Z
 * npm run optimize -- --field 25519 --op square --strict --seed 1 --budget 60s --for latency
 * sha256 of the code: a7d631e47a59f8f345103f29da9263e3cdface7f5c024f6ab5d897e0631fbe9f
 */
#ifndef FE25519_SQUARE_H
#define FE25519_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
