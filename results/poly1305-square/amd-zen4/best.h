/* poly1305 square (loose), modulo 2^130 - 5 */
/* 54 instructions; 17.2 cycles, 1.270 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:49:13.218Z */
/* npm run optimize -- --curve poly1305 --op square --seed 1 --budget 40s */
/* sha256 of the code: ea4577070eefdb710313dba47b6fc122479985ab874fabcb2745e11bcb4a9fed */
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
