/*
 * sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 157 instructions; 34.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.760 [1.736, 1.764] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.410 [1.407, 1.410] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 56, 2026-11-24T14:16:13.248Z
 * npm run optimize -- --field sm2-montgomery --op square --seed 56 --target x86-64 --budget 5s
 * sha256 of the code: 5f910bb59de36fe119ef5bfb517dc07ff9122a800c4ec27ed2d575501dd3a85e
 */
#ifndef FE_SM2_MONTGOMERY_SQUARE_H
#define FE_SM2_MONTGOMERY_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_sm2_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
