/*
 * poly1305 mul (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap
 * 79 instructions; 22.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.134 [1.132, 1.142] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.839 [0.839, 0.839] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 42, 2026-11-24T14:13:14.342Z
 * npm run optimize -- --field poly1305 --op mul --seed 42 --target x86-64 --budget 5s
 * sha256 of the code: 03d5abdcb288d774e39acad55101e8cf3949410cca6f8ae29fd9979cc52afc39
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
