/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 * 112 instructions; 32.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.206 [1.182, 1.210] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.953 [0.953, 0.953] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 20, 2026-11-24T14:06:06.087Z
 * npm run optimize -- --field p224 --op square --seed 20 --target x86-64 --budget 5s
 * sha256 of the code: cf81566c46617dcd0b3d756af346a522aeea424c3e43605c6b37cd03e23de7fe
 */
#ifndef FE_P224_SQUARE_LOOSE_H
#define FE_P224_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p224_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
