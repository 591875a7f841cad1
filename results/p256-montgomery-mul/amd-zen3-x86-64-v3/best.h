/*
 * p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 137 instructions; 37.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.787 [1.764, 1.793] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * latency: 1.426 [1.424, 1.432] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 21, 2026-11-24T14:06:19.411Z
 * npm run optimize -- --field p256-montgomery --op mul --seed 21 --target x86-64-v3 --budget 5s
 * sha256 of the code: 5734885de741414c57b232ad1710ebede06094bb42d22b6500cd1a691fd9392d
 */
#ifndef FE_P256_MONTGOMERY_MUL_H
#define FE_P256_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
