/* 25519 mul (strict), modulo 2^255 - 19 */
/* 122 instructions; 40.7 cycles, 1.234 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 a4c589a76ee36f13cc35ea795e3e5b1411ce0ab3ecca6401c2551b416c08d3c1 */
/* found by Fieldwright, seed 1, 2026-11-21T10:59:03.244Z */
/* npm run optimize -- --curve 25519 --op mul --seed 1 --budget 20s --strict */
/* sha256 of the code: 355858eb9bee08b5eeeaaf54ba50506cf16096ba720743579d102a84a7e5a405 */
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
