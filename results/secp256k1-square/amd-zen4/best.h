/* secp256k1 square (loose), modulo 2^256 - 2^32 - 977 */
/* 88 instructions; 26.1 cycles, 1.579 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic, 2 cases) */
/* constant time: proved for all inputs (basic, 2 cases) */
/* IR = specification: proved for all inputs (basic, 2 cases) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T05:01:13.517Z */
/* npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 30s */
/* sha256 of the code: f4ec038c1bbad5e674749080d3f93b430c864767a085b36f11286d412d2e90de */
#ifndef SECP256K1_SQUARE_LOOSE_H
#define SECP256K1_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void secp256k1_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
