/* 25519 mul (strict), modulo 2^255 - 19 */
/* 137 instructions; 42.2 cycles, 1.220 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:59:37.651Z */
/* npm run optimize -- --curve 25519 --op mul --seed 1 --budget 30s --strict */
/* sha256 of the code: 73ea81bb26578ca9968eadb951e405b451a21ef487f86d23a73b3ff6afefec32 */
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
