/* poly1305 mul (loose), modulo 2^130 - 5 */
/* 74 instructions; 20.4 cycles, 1.228 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T05:01:44.806Z */
/* npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 30s */
/* sha256 of the code: 72a95ab9a6bcbbf6195afb00ea4a93d4ebb0282889f1006c560f3099a6d92e84 */
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
