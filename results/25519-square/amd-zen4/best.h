/* 25519 square (loose), modulo p = 2^255 - 19 */
/* out1 is congruent to arg1*arg1 modulo p */
/* arg1 below 2^256; out1 below 2^256; arrays may overlap */
/* 84 instructions; 25.3 cycles, 1.562 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04 */
/* found by Fieldwright, seed 1, 2026-11-21T19:00:50.753Z */
/* npm run optimize -- --curve 25519 --op square --seed 1 --budget 30s */
/* sha256 of the code: 1d627e4c1ff8537a950ab5a3c1aaa16675581d002f9c7de34fb0def82b393a6a */
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
