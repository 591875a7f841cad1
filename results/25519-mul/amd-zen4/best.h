/* 25519 mul (loose), modulo 2^255 - 19 */
/* 108 instructions; 35.3 cycles, 1.293 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T05:06:39.302Z */
/* npm run optimize -- --curve 25519 --op mul --seed 1 --budget 25s --resume */
/* sha256 of the code: b8646e8fc35da41729d277c7723ba004dc794630f7b98a994d35a9bac694af24 */
#ifndef FE25519_MUL_LOOSE_H
#define FE25519_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
