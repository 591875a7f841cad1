/*
 * 25519 mul (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 105 instructions; 31.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.319 [1.309, 1.325] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.129 [1.129, 1.131] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (nested+floors)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
 * found by Fieldwright, seed 1, 2026-11-22T12:50:05.701Z
 * npm run optimize -- --curve 25519 --op mul --seed 1 --budget 60s
 * sha256 of the code: 8262f1f80a90dc88c0731564997c35c1e11a27c2669994d7abd0a64919182c56
 */
#ifndef FE25519_MUL_LOOSE_H
#define FE25519_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
