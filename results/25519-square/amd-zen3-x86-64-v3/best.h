/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 82 instructions; 28.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.184 [1.181, 1.184] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.935 [0.933, 0.939] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 3, 2026-11-24T14:01:36.200Z
 * npm run optimize -- --field 25519 --op square --seed 3 --target x86-64-v3 --budget 5s
 * sha256 of the code: 3db7a719bf807bbda48408dcfa5ff99827e3e2880d82127d6521b99e8bf3e7e7
 */
#ifndef FE25519_SQUARE_LOOSE_H
#define FE25519_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
