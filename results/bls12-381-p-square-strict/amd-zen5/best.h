/*
 * bls12-381-p square (strict), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 295 instructions; 82.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.159 [1.158, 1.160] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.123 [1.122, 1.123] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
 * found by Fieldwright, seed 1, 2026-11-23T13:15:05.312Z
 * npm run optimize -- --field bls12-381-p --op square --strict --seed 1 --budget 4m
 * sha256 of the code: a16c2d14b79a60eff5e9936cdfdf6369e4df4112ac5feeb2cc53421f9897f846
 */
#ifndef FE_BLS12_381_P_SQUARE_H
#define FE_BLS12_381_P_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_bls12_381_p_square(uint64_t out1[6], const uint64_t arg1[6]);

#ifdef __cplusplus
}
#endif

#endif
