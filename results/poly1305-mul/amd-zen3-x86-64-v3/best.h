/*
 * poly1305 mul (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap
 * 70 instructions; 21.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.153 [1.150, 1.157] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.744 [0.743, 0.744] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 41, 2026-11-24T14:13:03.514Z
 * npm run optimize -- --field poly1305 --op mul --seed 41 --target x86-64-v3 --budget 5s
 * sha256 of the code: 5eb38d51cfa30a9733af8468b3724c3ef9833481dfcf0510f16de00a0132f941
 */
#ifndef POLY1305_MUL_LOOSE_H
#define POLY1305_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void poly1305_mul_loose(uint64_t out1[3], const uint64_t arg1[3], const uint64_t arg2[3]);

#ifdef __cplusplus
}
#endif

#endif
