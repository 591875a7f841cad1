/* 25519 mul (strict), modulo p = 2^255 - 19 */
/* out1 is congruent to arg1*arg2 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 116 instructions; 36.7 cycles, 1.382 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 18b4fb163378b2bf960cc149de840d5cff421e10df8ba4bf9a66f2f6e4359e3f */
/* found by Fieldwright, seed 1, 2026-11-21T17:14:21.451Z */
/* npm run optimize -- --curve 25519 --op mul --seed 1 --budget 30s --strict */
/* sha256 of the code: 2a30478c684270175a8825b6474bc648e4374102fa33fd22a51358213f331d77 */
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
