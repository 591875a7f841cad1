/* 25519 mul (loose), modulo 2^255 - 19 */
/* 109 instructions; 33.7 cycles, 1.353 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 a4c589a76ee36f13cc35ea795e3e5b1411ce0ab3ecca6401c2551b416c08d3c1 */
/* found by Fieldwright, seed 4, 2026-11-21T10:52:09.868Z */
/* npm run optimize -- --curve 25519 --op mul --seed 4 --budget 30s */
/* sha256 of the code: 3237a6427b1650bc9ecd9f1313181edb9f91a5f82749ab23fe487ed5bec0489c */
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
