/*
 * 25519 square (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 83 instructions; 52.2 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.114 [1.109, 1.121] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.354 [1.352, 1.355] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:43:44.371Z
 * npm run optimize -- --curve 25519 --op square --seed 1 --budget 45s --for latency
 * sha256 of the code: 3951bf962eb7f51838979fa8947fc5367782d3ab67ae03322b4d805b51ed4543
 */
#ifndef FE25519_SQUARE_LOOSE_H
#define FE25519_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
