/*
 * sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 158 instructions; 38.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.930 [1.920, 1.938] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 2.072 [2.072, 2.081] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T08:31:44.307Z
 * npm run optimize -- --curve sm2-montgomery --op mul --seed 1 --budget 60s --for latency
 * sha256 of the code: 8faabaa8df279de846078ca1f22f47b24c6a5d60e58f935516b6f10679b6db03
 */
#ifndef FE_SM2_MONTGOMERY_MUL_H
#define FE_SM2_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_sm2_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
