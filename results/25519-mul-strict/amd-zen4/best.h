/*
 * 25519 mul (strict), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 122 instructions; 35.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.402 [1.372, 1.405] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.983 [0.979, 0.985] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
 * found by Fieldwright, seed 1, 2026-11-21T19:02:45.973Z
 * npm run optimize -- --curve 25519 --op mul --seed 1 --budget 30s --strict
 * sha256 of the code: 39a0e7a700a856bada74c293146af2d87861e02459232e81b5b77804cafd896f
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
