/*
 * p521 mul (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^523; out1 below 2^522; arrays may overlap
 * 385 instructions; 143.7 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.209 [1.202, 1.212] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.195 [1.191, 1.204] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 1411ca3b04b90615f5808f40468472754d17ce4b73a3b62f51b3541fbe1a259a
 * found by Fieldwright, seed 1, 2026-11-22T16:16:07.598Z
 * npm run optimize -- --curve P-521 --op mul --seed 1 --budget 60s
 * sha256 of the code: f7bcbf43d897e7a10395a6befe9c2c8083f11c8728aafe0fd3818b9c931d9dc8
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
