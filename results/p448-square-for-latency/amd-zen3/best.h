/*
 * p448 square (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^448; out1 below 2^448; arrays may overlap
 * 258 instructions; 77.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.195 [1.193, 1.199] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.355 [1.351, 1.358] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:38:42.448Z
 * npm run optimize -- --curve p448 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 901aabdca345bfe506a04d05acc9ffb5c110fac3fadb96387c7fd08036d276ab
 */
#ifndef FE_P448_SQUARE_LOOSE_H
#define FE_P448_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p448_square_loose(uint64_t out1[7], const uint64_t arg1[7]);

#ifdef __cplusplus
}
#endif

#endif
