/* 25519 square (loose), modulo p = 2^255 - 19 */
/* out1 is congruent to arg1*arg1 modulo p */
/* arg1 below 2^256; out1 below 2^256; arrays may overlap */
/* 87 instructions; 26.1 cycles, 1.539 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 18b4fb163378b2bf960cc149de840d5cff421e10df8ba4bf9a66f2f6e4359e3f */
/* found by Fieldwright, seed 1, 2026-11-21T17:12:20.667Z */
/* npm run optimize -- --curve 25519 --op square --seed 1 --budget 30s */
/* sha256 of the code: 63404b5a200c9b71855ad0f1bf84d226996a46456e9f08d10f3d0dd38f5cd3cd */
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
