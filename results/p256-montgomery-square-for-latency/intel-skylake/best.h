/*
 * p256-montgomery square (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 113 instructions; 41.2 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.652 [1.648, 1.654] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.707 [1.697, 1.716] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:44:52.561Z
 * npm run optimize -- --curve p256 --op square --seed 1 --budget 60s --for latency
 * sha256 of the code: 12dfa8c5e310d1557c3e90bcd78320d06cc5f81ac6e6275d66b9c21c1e822833
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
