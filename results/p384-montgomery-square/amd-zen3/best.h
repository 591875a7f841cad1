/*
 * p384-montgomery square (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 276 instructions; 71.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.843 [1.843, 1.843] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.528 [1.528, 1.528] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 2, 2026-11-24T08:41:54.908Z
 * npm run optimize -- --curve p384-montgomery --op square --seed 2 --budget 60s
 * sha256 of the code: c0a9ceeb3b9dddc91778552140417ac26e358ea2492fb2d7f1c8055b06ef73ad
 */
#ifndef FE_P384_MONTGOMERY_SQUARE_H
#define FE_P384_MONTGOMERY_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p384_montgomery_square(uint64_t out1[6], const uint64_t arg1[6]);

#ifdef __cplusplus
}
#endif

#endif
