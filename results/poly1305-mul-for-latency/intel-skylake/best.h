/*
 * poly1305 mul (loose), modulo p = 2^130 - 5
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap
 * 64 instructions; 28.0 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.168 [1.167, 1.169] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.235 [1.234, 1.235] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 91a9a67fb0a09d29c776804d927181df61a08b894c18197ff20ca37369126f8e
 * found by Fieldwright, seed 1, 2026-11-22T22:50:05.689Z
 * npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 40s --for latency
 * sha256 of the code: 437da7b6949357a9839652e736bfdedd93c9f427dd70622b584fd6f0e0f32df0
 */
#ifndef POLY1305_MUL_LOOSE_H
#define POLY1305_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void poly1305_mul_loose(uint64_t out1[3], const uint64_t arg1[3], const uint64_t arg2[3]);

#ifdef __cplusplus
}
#endif

#endif
