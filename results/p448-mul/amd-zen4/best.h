/*
 * p448 mul (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
 * 308 instructions; 91.1 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.418 [1.407, 1.436] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.358 [1.358, 1.359] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: proved for all inputs (basic+floors, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 3, 2026-11-23T07:11:37.458Z
 * npm run optimize -- --field p448 --op mul --seed 3 --budget 60s --resume
 * sha256 of the code: 4ddb5b82ac55b7653584b3ae34832e7f9c561b3a61b50232b960c28719d7c14a
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
