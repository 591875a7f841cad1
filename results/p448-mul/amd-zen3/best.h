/*
 * p448 mul (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
 * 308 instructions; 96.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.338 [1.335, 1.345] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.306 [1.305, 1.307] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: values)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:51:59.047Z
 * npm run optimize -- --curve p448 --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: db74523a5a9a819e52e0603f38cc7845e27fa3ed08af848cbe3ecaff6f356af7
 */
#ifndef FE_P448_MUL_LOOSE_H
#define FE_P448_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p448_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);

#ifdef __cplusplus
}
#endif

#endif
