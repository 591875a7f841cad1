/*
 * p521 square (loose), modulo p = 2^521 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^523; out1 below 2^522; arrays may overlap
 * 251 instructions; 92.3 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.148 [1.145, 1.150] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.111 [1.110, 1.113] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T21:10:40.882Z
 * npm run optimize -- --curve p521 --op square --seed 1 --budget 60s
 * sha256 of the code: 3a6cd8d45723052808bbb2681c4c3c4ceb23f4d4d9ea1f3d71596d2878bc66a8
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
