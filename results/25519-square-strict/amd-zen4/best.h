/*
 * 25519 square (strict), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 101 instructions; 28.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.479 [1.477, 1.480] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.840 [0.840, 0.841] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2
 * found by Fieldwright, seed 1, 2026-11-21T19:33:40.751Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 30s --strict
 * sha256 of the code: 8f57ddae55378f3dbf10cf30ac167017dc9125a623d7f6aecd5312e1c4c4d126
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
