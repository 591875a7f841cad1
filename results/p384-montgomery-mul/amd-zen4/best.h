/* p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1 */
/* out1 is congruent to arg1*arg2/2^384 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 376 instructions; 111.2 cycles, 1.579 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: not decided (out1[0]: the normal forms differ by -1·((floor#129 + floor#143 + 2^64·floor#153 + -1·floor#159 + 1 = 0) ? -0x1efffffffa·arg1[0]·arg2[0] + 20·arg1[1]·arg2[0] + 0) */
/* constant time: not decided (out1[0]: the normal forms differ by -1·((floor#129 + floor#143 + 2^64·floor#153 + -1·floor#159 + 1 = 0) ? -0x1efffffffa·arg1[0]·arg2[0] + 20·arg1[1]·arg2[0] + 0) */
/* asm = source: not decided (out1[0]: the normal forms differ by -1·((0x14000000140000000c00000002fffffffcfffffffafffffffbfffffffdffffffebffffffd8ffffffe100000006·arg1[0]·arg2[0] + 0xc00000) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 74135a6975b4fb8bd011efb70938fe973e4f6d436f9c4a91afa5b39d55ca2fd7 */
/* found by Fieldwright, seed 1, 2026-11-21T19:14:14.676Z */
/* npm run optimize -- --curve p384-montgomery --op mul --seed 1 --budget 12s --variant one-sign-apart */
/* sha256 of the code: 0a0360bf804bf002937f735a5d667490e4ce29f17b0e2d310a81fe59f3db8cc1 */
#ifndef FE_P384_MONTGOMERY_MUL_H
#define FE_P384_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p384_montgomery_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);

#ifdef __cplusplus
}
#endif

#endif
