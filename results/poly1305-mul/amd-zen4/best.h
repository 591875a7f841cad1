/* poly1305 mul (loose), modulo 2^130 - 5 */
/* 63 instructions; 20.3 cycles, 1.237 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:48:31.728Z */
/* npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 40s */
/* sha256 of the code: 61ba471f06315b71d5b5f4f6109914ca4663eb0c7aa503edb9fa2a5906fd9578 */
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
