/*
 * p256-montgomery square (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 120 instructions; 33.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.847 [1.842, 1.847] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.502 [1.502, 1.504] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 23, 2026-11-24T14:06:42.783Z
 * npm run optimize -- --field p256-montgomery --op square --seed 23 --target x86-64-v3 --budget 5s
 * sha256 of the code: 6ddac3f6e64f4fef0570b9251dbed7e216202b83005d2123fe7148e990b77bb6
 */
#ifndef FE_P256_MONTGOMERY_SQUARE_H
#define FE_P256_MONTGOMERY_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p256_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
