/* 25519 sub (loose), modulo 2^255 - 19 */
/* 22 instructions; 8.5 cycles, 1.000 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 3 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:58:34.099Z */
/* npm run optimize -- --curve 25519 --op sub --seed 1 --budget 30s */
/* sha256 of the code: 208610bdb1925b148e672426d005f6c7df49fd2445b93489832c1a0f8791270d */
#ifndef FE25519_SUB_LOOSE_H
#define FE25519_SUB_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_sub_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
