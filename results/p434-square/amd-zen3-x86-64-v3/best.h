/*
 * p434 square (loose), modulo p = 2^216 * 3^137 - 1
 * out1 is congruent to arg1*arg1/2^448 modulo p
 * arg1 below 2^435; out1 below 2^434; arrays may overlap
 * 321 instructions; 111.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.262 [1.262, 1.263] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.164 [1.164, 1.164] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 31, 2026-11-24T14:10:17.467Z
 * npm run optimize -- --field p434 --op square --seed 31 --target x86-64-v3 --budget 5s
 * sha256 of the code: c1ca3389879b85a43eb32c08dcadadda9671fc05a490c586a85235f649ce0c98
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
