/* poly1305 square (loose), modulo 2^130 - 5 */
/* 50 instructions; 15.2 cycles, 1.362 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T05:02:15.983Z */
/* npm run optimize -- --curve poly1305 --op square --seed 1 --budget 30s */
/* sha256 of the code: 046d7513bfb7cf5f56fbb80829cb286b64f365427a55239b77e88fc89fe04639 */
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
