/* 25519 mul (loose), modulo p = 2^255 - 19 */
/* out1 is congruent to arg1*arg2 modulo p */
/* arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap */
/* 101 instructions; 31.6 cycles, 1.443 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 bdaf526069f3e2e0d3e18d298b10b38218fb7f98ce507fdc987ebf28651afe8f */
/* found by Fieldwright, seed 5, 2026-11-21T18:21:21.127Z */
/* npm run optimize -- --curve 25519 --op mul --seed 5 --budget 60s */
/* sha256 of the code: 434d93bf6ecf157a463c9464edfa5e369cf09908910e34f3b69051dce3d57f92 */
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
