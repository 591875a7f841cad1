/*
 * p256-montgomery square (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 134 instructions; 34.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.809 [1.809, 1.810] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.916 [1.915, 1.921] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:27:14.276Z
 * npm run optimize -- --curve p256-montgomery --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 325308df05b556e16f0f82fbd9947e5a05577c0d02230e5b6150f3ede2a716a0
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
