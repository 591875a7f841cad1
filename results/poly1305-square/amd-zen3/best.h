/*
 * poly1305 square (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^131; out1 below 2^131; arrays may overlap
 * 57 instructions; 14.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.399 [1.399, 1.400] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.932 [0.931, 0.933] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T04:03:52.184Z
 * npm run optimize -- --curve poly1305 --op square --seed 1 --budget 40s --resume
 * sha256 of the code: b122fc9c24575fec82cbb35ed3f047281135ff44fe0965285e0a41427a0a1144
 */
#ifndef POLY1305_SQUARE_LOOSE_H
#define POLY1305_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void poly1305_square_loose(uint64_t out1[3], const uint64_t arg1[3]);

#ifdef __cplusplus
}
#endif

#endif
