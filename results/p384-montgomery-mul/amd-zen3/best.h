/*
 * p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 370 instructions; 107.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.647 [1.640, 1.651] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.464 [1.460, 1.469] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
 * found by Fieldwright, seed 1, 2026-11-22T13:02:03.039Z
 * npm run optimize -- --curve p384 --op mul --seed 1 --budget 60s
 * sha256 of the code: fe610eddacfbcd50a71a52eb98d55f94fdd186160f7cfff6d3bb4a3cb7624146
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
