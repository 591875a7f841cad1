/* 25519 add (loose), modulo 2^255 - 19 */
/* 22 instructions; 8.5 cycles, 1.035 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 3 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:43:40.204Z */
/* npm run optimize -- --curve 25519 --op add --seed 1 --budget 40s */
/* sha256 of the code: c4758a249cfb42f420d5d453a77be3b3ab80c02c117aba455ff4437a8d2c1cd0 */
#ifndef FE25519_ADD_LOOSE_H
#define FE25519_ADD_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_add_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
