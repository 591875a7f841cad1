/*
 * p521 mul (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^523; out1 below 2^522; arrays may overlap
 * 324 instructions; 121.3 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.427 [1.421, 1.436] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.434 [1.424, 1.441] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:41:01.788Z
 * npm run optimize -- --curve p521 --op mul --seed 1 --budget 90s
 * sha256 of the code: f13223d7a13ef38f98e434d119b3e65624badc67bff29737799d0a0bde706507
 */
#ifndef FE_P521_MUL_LOOSE_H
#define FE_P521_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p521_mul_loose(uint64_t out1[9], const uint64_t arg1[9], const uint64_t arg2[9]);

#ifdef __cplusplus
}
#endif

#endif
