/*
 * sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 129 instructions; 29.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 2.105 [2.100, 2.105] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.623 [1.623, 1.623] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:07:06.224Z
 * npm run optimize -- --curve sm2-montgomery --op square --seed 1 --budget 40s --resume
 * sha256 of the code: 592ff30531c5c0618cb1a39057162bc477180f2df52ec81bc612b5b79ed7fd72
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
