/* fiat-p434 mul (strict), modulo p = 24439423661345221551909145011457493619085780243761596511325807336205221239331976725970216671828618445898719026692884939342314733567 */
/* out1 is congruent to arg1*arg2/2^448 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 357 instructions; 111.9 cycles, 2.884 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: not decided (out1[0]: the normal forms differ by ((-0x4f20ce3a697·arg1[0]·arg2[3] + 0x110c013a48de9·arg1[0]·arg2[2] + 0xf02946589f39·arg1[0]·arg2[1] + 0x522e38a1d163·arg1[0]) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2 */
/* found by Fieldwright, seed 1, 2026-11-21T19:29:21.980Z */
/* npm run optimize -- --source p434_64.json --function fiat_p434_mul --seed 1 --budget 30s */
/* sha256 of the code: f9526e644f306bf9dbc2dcd6d886143185054b1d0de008bd0a1b9d16d26f6597 */
#ifndef FIAT_P434_MUL_H
#define FIAT_P434_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fiat_p434_mul(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);

#ifdef __cplusplus
}
#endif

#endif
