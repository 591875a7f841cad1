/*
 * p434 mul (loose), modulo p = 2^216 * 3^137 - 1
 * out1 is congruent to arg1*arg2/2^448 modulo p
 * arg1, arg2 below 2^435; out1 below 2^434; arrays may overlap
 * 370 instructions; 140.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.303 [1.303, 1.303] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.272 [1.272, 1.272] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 29, 2026-11-24T14:09:15.252Z
 * npm run optimize -- --field p434 --op mul --seed 29 --target x86-64-v3 --budget 5s
 * sha256 of the code: 0c4223d8b869c35c8e2b9472f027edfd39e6aab12ca81fa6c3ebb0922b88a337
 */
#ifndef FE_P434_MUL_LOOSE_H
#define FE_P434_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p434_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);

#ifdef __cplusplus
}
#endif

#endif
