/*
 * p434 square (loose), modulo p = 2^216 * 3^137 - 1
 * out1 is congruent to arg1*arg1/2^448 modulo p
 * arg1 below 2^435; out1 below 2^434; arrays may overlap
 * 333 instructions; 91.3 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.519 [1.508, 1.528] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.457 [1.450, 1.461] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T07:02:23.011Z
 * npm run optimize -- --field p434 --op square --seed 1 --budget 150s
 * sha256 of the code: 00e8c419cb3fec2cac191bfbb2b99c5fcea0136522ef19b2ba262cfef85857c7
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
