/* p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1 */
/* out1 is congruent to arg1*arg2/2^256 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 141 instructions; 36.0 cycles, 1.866 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (basic+ledger) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 1c939ed9b48ab2a7f7c7942b4d1ae65f5f488d4845b8a3a87464a528729a6626 */
/* found by Fieldwright, seed 4, 2026-11-21T16:11:49.717Z */
/* npm run optimize -- --curve p256-montgomery --op mul --seed 4 --budget 60s */
/* sha256 of the code: 4a982fab6a1d3b94bef5139b8ffb2ea80fbead7490fdf794d5f29dc587d8b312 */
#ifndef FE_P256_MONTGOMERY_MUL_H
#define FE_P256_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
