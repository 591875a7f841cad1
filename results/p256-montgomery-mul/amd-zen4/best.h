/* p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1 */
/* out1 is congruent to arg1*arg2/2^256 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 141 instructions; 35.8 cycles, 1.861 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (basic+ledger) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 13c3444981701196b47bc9bae322e325d66c436a503d68e18911efc6be077774 */
/* found by Fieldwright, seed 2, 2026-11-21T13:32:39.938Z */
/* npm run optimize -- --curve p256-montgomery --op mul --seed 2 --budget 60s */
/* sha256 of the code: d2de5138a83cabe52f798d9d7c2e064caa0304d67dcf1c138ee115235c2a8bed */
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
