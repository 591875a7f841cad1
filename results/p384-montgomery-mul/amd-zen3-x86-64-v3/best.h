/*
 * p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 353 instructions; 104.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.687 [1.681, 1.689] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.627 [1.622, 1.630] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 25, 2026-11-24T14:07:19.689Z
 * npm run optimize -- --field p384-montgomery --op mul --seed 25 --target x86-64-v3 --budget 5s
 * sha256 of the code: 791cefa1b9f6b56755eccbbfe9a3036e4dc52851a1cbbd2f3a0572192f4546ec
 */
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
