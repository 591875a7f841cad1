/*
 * p224 mul (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^226; out1 below 2^225; arrays may overlap
 * 154 instructions; 41.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.089 [1.082, 1.093] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.943 [0.943, 0.943] of our time
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 18, 2026-11-24T14:05:43.530Z
 * npm run optimize -- --field p224 --op mul --seed 18 --target x86-64 --budget 5s
 * sha256 of the code: 03597553ba6589ca43f96669ee93634a58fae4e39bcd42a40e4ec16c63229d22
 */
#ifndef FE_P224_MUL_LOOSE_H
#define FE_P224_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p224_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
