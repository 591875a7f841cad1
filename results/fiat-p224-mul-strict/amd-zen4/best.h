/* fiat-p224 mul (strict), modulo p = 26959946667150639794667015087019630673557916260026308143510066298881 */
/* out1 is congruent to arg1*arg2/2^256 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 159 instructions; 38.4 cycles, 2.417 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+ledger) */
/* constant time: proved for all inputs (basic+ledger) */
/* asm = source: not decided (out1[0]: the normal forms differ by ((-1·arg1[0]·arg2[2] + arg1[0]·arg2[0] + -1·arg1[1]·arg2[1] + -1·arg1[2]·arg2[0] + -2^32·floor#86 + floor#232 + -2^32 >> 64)) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2 */
/* found by Fieldwright, seed 1, 2026-11-21T19:23:56.402Z */
/* npm run optimize -- --source p224_64.json --function fiat_p224_mul --seed 1 --budget 40s */
/* sha256 of the code: c1cdd9e8c7f9b2c4461a7e54c1f6f57c4a9c122e51e860714b3f594097515488 */
#ifndef FIAT_P224_MUL_H
#define FIAT_P224_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fiat_p224_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
