/* p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1 */
/* out1 is congruent to arg1*arg2/2^384 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 384 instructions; 113.5 cycles, 1.541 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+ledger) */
/* constant time: proved for all inputs (basic+ledger) */
/* asm = source: proved for all inputs (basic+ledger) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2 */
/* found by Fieldwright, seed 1, 2026-11-21T19:35:27.136Z */
/* npm run optimize -- --curve p384-montgomery --op mul --seed 1 --budget 60s */
/* sha256 of the code: f6842fbc9fe0682bdc3c9487ac3d160dc5414dd7ace53a0a80cc6f03c1a36b1f */
#ifndef FE_P384_MONTGOMERY_MUL_H
#define FE_P384_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p384_montgomery_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);

#ifdef __cplusplus
}
#endif

#endif
