/* 25519 mul (loose), modulo p = 2^255 - 19 */
/* out1 is congruent to arg1*arg2 modulo p */
/* arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap */
/* 109 instructions; 33.4 cycles, 1.360 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+ledger) */
/* constant time: proved for all inputs (basic+ledger) */
/* asm = source: proved for all inputs (nested+floors) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 13c3444981701196b47bc9bae322e325d66c436a503d68e18911efc6be077774 */
/* found by Fieldwright, seed 3, 2026-11-21T13:39:04.905Z */
/* npm run optimize -- --curve 25519 --op mul --seed 3 --budget 60s */
/* sha256 of the code: 239ad600e512d77979b801536a3e8a9a1782fb4ad8a7bb0ba9ed239a1636e47e */
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
