/*
 * poly1305 square (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^131; out1 below 2^131; arrays may overlap
 * 55 instructions; 16.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.248 [1.248, 1.248] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.926 [0.926, 0.927] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 43, 2026-11-24T14:13:24.875Z
 * npm run optimize -- --field poly1305 --op square --seed 43 --target x86-64-v3 --budget 5s
 * sha256 of the code: c878c94fda986e192f4a29815804c27d9487e5367ee3cf4727ce2b71b8f314b2
 */
#ifndef POLY1305_SQUARE_LOOSE_H
#define POLY1305_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void poly1305_square_loose(uint64_t out1[3], const uint64_t arg1[3]);

#ifdef __cplusplus
}
#endif

#endif
