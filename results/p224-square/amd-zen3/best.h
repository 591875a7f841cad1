/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 * 98 instructions; 27.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.438 [1.438, 1.442] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.137 [1.137, 1.137] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:05:29.028Z
 * npm run optimize -- --curve p224 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: b7987a764232d60c1546fd337b4cee61caf47107c712c94f83cb54d4801c233e
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
