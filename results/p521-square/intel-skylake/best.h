/*
 * p521 square (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^523; out1 below 2^522; arrays may overlap
 * 257 instructions; 88.0 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.199 [1.193, 1.204] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.165 [1.164, 1.166] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T23:03:48.444Z
 * npm run optimize -- --curve p521 --op square --seed 1 --budget 60s
 * sha256 of the code: 5ad70f245fd5de56c28362e00c7bd5a0f0f6c04e37e49ade849f4772402bd86a
 */
#ifndef FE_P521_SQUARE_LOOSE_H
#define FE_P521_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p521_square_loose(uint64_t out1[9], const uint64_t arg1[9]);

#ifdef __cplusplus
}
#endif

#endif
