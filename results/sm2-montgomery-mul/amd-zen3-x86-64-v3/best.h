/*
 * sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 159 instructions; 42.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.737 [1.737, 1.744] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.329 [1.325, 1.330] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 53, 2026-11-24T14:15:37.062Z
 * npm run optimize -- --field sm2-montgomery --op mul --seed 53 --target x86-64-v3 --budget 5s
 * sha256 of the code: f3644fcc54310f30100dc2ba2495539efb14e8ab3a626d04e734e398f4e2e9e5
 */
#ifndef FE_SM2_MONTGOMERY_MUL_H
#define FE_SM2_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_sm2_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
