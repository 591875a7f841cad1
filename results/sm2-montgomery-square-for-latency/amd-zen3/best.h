/*
 * sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 134 instructions; 33.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.865 [1.858, 1.866] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.974 [1.972, 1.979] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:30:37.710Z
 * npm run optimize -- --curve sm2-montgomery --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: f69a3b207171dbfcc001480bd7329cec47bce8f4ff8dcfab8b49b8a0e30e8f66
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
