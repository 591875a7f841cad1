/* p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1 */
/* out1 is congruent to arg1*arg2/2^256 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 142 instructions; 35.5 cycles, 1.874 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (basic+ledger) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04 */
/* found by Fieldwright, seed 1, 2026-11-21T18:52:56.699Z */
/* npm run optimize -- --curve p256-montgomery --op mul --seed 1 --budget 60s */
/* sha256 of the code: a1fdae7f3ac1551d87968e51cfd08e8f3a9d6a5ce9c34a0777a41f9e3e83d6c2 */
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
