/* 25519 square (loose), modulo 2^255 - 19 */
/* 84 instructions; 26.3 cycles, 1.528 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 a4c589a76ee36f13cc35ea795e3e5b1411ce0ab3ecca6401c2551b416c08d3c1 */
/* found by Fieldwright, seed 1, 2026-11-21T10:55:59.060Z */
/* npm run optimize -- --curve 25519 --op square --seed 1 --budget 20s */
/* sha256 of the code: 476a9368890b9573acb631a8e0cc51948dca5917aae7dc7bd76d3d52481fb5d4 */
#ifndef FE25519_SQUARE_LOOSE_H
#define FE25519_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
