/*
 * p434 square (loose), modulo p = 2^216 * 3^137 - 1
 * out1 is congruent to arg1*arg1/2^448 modulo p
 * arg1 below 2^435; out1 below 2^434; arrays may overlap
 * 308 instructions; 95.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.477 [1.474, 1.477] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.423 [1.423, 1.423] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:10:22.879Z
 * npm run optimize -- --curve p434 --op square --seed 1 --budget 30s
 * sha256 of the code: b015af083c5a7a0cba22b8ee35908b2f46dd8c3acd18a4f30c3582a852886235
 */
#ifndef FE_P434_SQUARE_LOOSE_H
#define FE_P434_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p434_square_loose(uint64_t out1[7], const uint64_t arg1[7]);

#ifdef __cplusplus
}
#endif

#endif
