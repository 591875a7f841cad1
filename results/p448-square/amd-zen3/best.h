/*
 * p448 square (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^448; out1 below 2^448; arrays may overlap
 * 264 instructions; 67.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.375 [1.368, 1.377] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.325 [1.325, 1.325] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:56:14.757Z
 * npm run optimize -- --curve p448 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: 81cb2515551ed2436010bd5c0df9f79ce3b01cd7ef7cd66188736302484c7530
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
