/*
 * p448 square (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^448; out1 below 2^448; arrays may overlap
 * 232 instructions; 80.8 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.091 [1.084, 1.093] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.123 [1.121, 1.124] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: not decided (out1[0]: the normal forms differ by -1·(arg1[0]·arg1[0] + 2^65·arg1[0]·arg1[1] + 2^129·arg1[0]·arg1[2] + 2^193·arg1[0]·arg1[3] + 2^257·arg1[0]·arg1[4] + 2^321·a)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:49:19.327Z
 * npm run optimize -- --curve p448 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: bea7a06ea0a24b469ea6b46dfb457471ce2c0e06cf0a4f8392bb2a664beb7f54
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
