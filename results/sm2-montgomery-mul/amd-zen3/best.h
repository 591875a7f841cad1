/*
 * sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 154 instructions; 35.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 2.080 [2.079, 2.089] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.804 [1.800, 1.808] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:06:18.792Z
 * npm run optimize -- --curve sm2-montgomery --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 9db4ac7cb4047194c274d3adef05dd8e4b43b49610e4f7d4a864f7012339bedb
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
