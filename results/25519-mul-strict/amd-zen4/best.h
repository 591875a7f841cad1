/* 25519 mul (strict), modulo 2^255 - 19 */
/* 127 instructions; 39.6 cycles, 1.303 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:45:44.353Z */
/* npm run optimize -- --curve 25519 --op mul --seed 1 --budget 40s --strict */
/* sha256 of the code: ee8837070483cfd5055ad207e8a1e3084cd1225880c41b39b42e16592dd5905f */
#ifndef FE25519_MUL_H
#define FE25519_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
