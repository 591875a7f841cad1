/*
 * p448 mul (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
 * 305 instructions; 78.7 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.164 [1.164, 1.167] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.194 [1.193, 1.196] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: proved for all inputs (basic+floors, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T10:16:10.487Z
 * npm run optimize -- --curve p448 --op mul --seed 2 --budget 90s
 * sha256 of the code: 8db6e2b529ec32a17cab76d22200d0bd9e2f86f119eb7ffbc13dc7e8ba031c9f
 */
#ifndef FE_P448_MUL_LOOSE_H
#define FE_P448_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p448_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);

#ifdef __cplusplus
}
#endif

#endif
