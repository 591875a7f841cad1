/*
 * p384-montgomery square (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 272 instructions; 95.5 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.494 [1.490, 1.498] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.431 [1.430, 1.432] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:42:50.927Z
 * npm run optimize -- --curve p384 --op square --seed 1 --budget 90s
 * sha256 of the code: 62c09f42c9c64832d89332ea946b467d42234ace2dcda5039715bb355df071bf
 */
#ifndef FE_P384_MONTGOMERY_SQUARE_H
#define FE_P384_MONTGOMERY_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p384_montgomery_square(uint64_t out1[6], const uint64_t arg1[6]);

#ifdef __cplusplus
}
#endif

#endif
