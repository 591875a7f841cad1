/*
 * p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 336 instructions; 90.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.937 [1.931, 1.938] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.589 [1.582, 1.592] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 2, 2026-11-24T08:40:39.883Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 2 --budget 100s
 * sha256 of the code: 93253d6a918a61bdf9bb713a435f2360bd1c75f53015500e80589119ab0abbc2
 */
#ifndef FE_P384_MONTGOMERY_MUL_H
#define FE_P384_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p384_montgomery_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);

#ifdef __cplusplus
}
#endif

#endif
