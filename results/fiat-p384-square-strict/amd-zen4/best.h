/* fiat-p384 square (strict), modulo p = 39402006196394479212279040100143613805079739270465446667948293404245721771496870329047266088258938001861606973112319 */
/* out1 is congruent to arg1*arg1/2^384 modulo p */
/* arg1 below p; out1 below p; arrays may overlap */
/* 353 instructions; 103.6 cycles, 2.252 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+floors) */
/* constant time: proved for all inputs (basic+floors) */
/* asm = source: not decided (out1[0]: the normal forms differ by -1·((-1·floor#202 + -1·floor#245 + 2·floor#246 + -1 >> 64) + 1 ? -0x1fffffffe·arg1[0]·arg1[5] + -0x400000004·arg1[0]·arg1[4]) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2 */
/* found by Fieldwright, seed 1, 2026-11-21T19:24:56.401Z */
/* npm run optimize -- --source p384_64.json --function fiat_p384_square --seed 1 --budget 40s */
/* sha256 of the code: 965c97a1d75e2997631445306f641862a6f187a6373a1d7ec9fa275796d20de1 */
#ifndef FIAT_P384_SQUARE_H
#define FIAT_P384_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fiat_p384_square(uint64_t out1[6], const uint64_t arg1[6]);

#ifdef __cplusplus
}
#endif

#endif
