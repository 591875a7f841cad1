/* secp256k1 mul (loose), modulo 2^256 - 2^32 - 977 */
/* 108 instructions; 37.3 cycles, 1.297 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic, 2 cases) */
/* constant time: proved for all inputs (basic, 2 cases) */
/* IR = specification: proved for all inputs (basic, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T05:00:41.682Z */
/* npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 30s */
/* sha256 of the code: ea2d01c09ed8998fe00acebeacd838fb4cc958393fdbe25df96e22fabc51823b */
#ifndef SECP256K1_MUL_LOOSE_H
#define SECP256K1_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void secp256k1_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
