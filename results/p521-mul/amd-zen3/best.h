/*
 * p521 mul (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^523; out1 below 2^522; arrays may overlap
 * 385 instructions; 123.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.403 [1.397, 1.407] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.407 [1.404, 1.409] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:50:53.345Z
 * npm run optimize -- --curve p521 --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 91fd67a963f32611d52181fe567535c525ac1ca3edaf444d4efff8a5c5d396c7
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
