/* fiat-p384 mul (strict), modulo p = 39402006196394479212279040100143613805079739270465446667948293404245721771496870329047266088258938001861606973112319 */
/* out1 is congruent to arg1*arg2/2^384 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 411 instructions; 111.3 cycles, 2.239 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+ledger) */
/* constant time: proved for all inputs (basic+ledger) */
/* asm = source: not decided (out1[0]: the normal forms differ by -1·((-1·floor#223 + -1·floor#266 + 2·floor#267 + -1 >> 64) + 1 ? -0xffffffff·arg1[0]·arg2[5] + -0x200000002·arg1[0]·arg2[4] ) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2 */
/* found by Fieldwright, seed 1, 2026-11-21T19:25:50.658Z */
/* npm run optimize -- --source p384_64.json --function fiat_p384_mul --seed 1 --budget 15s --variant separate-one-sign-apart */
/* sha256 of the code: 68ee58bf139a6e751198f93192b6d4917856a7078b48388e372192434197548a */
#ifndef FIAT_P384_MUL_H
#define FIAT_P384_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fiat_p384_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);

#ifdef __cplusplus
}
#endif

#endif
