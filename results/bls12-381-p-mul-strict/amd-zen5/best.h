/*
 * bls12-381-p mul (strict), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 310 instructions; 86.4 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.342 [1.341, 1.344] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.285 [1.284, 1.286] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
 * found by Fieldwright, seed 1, 2026-11-23T13:19:21.828Z
 * npm run optimize -- --field bls12-381-p --op mul --strict --seed 1 --budget 4m
 * sha256 of the code: 7e496b857bb3a03966f5b350d2d25f659760a22b5fd667d9e6b3cb3660005f5c
 */
#ifndef FE_BLS12_381_P_MUL_H
#define FE_BLS12_381_P_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_bls12_381_p_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);

#ifdef __cplusplus
}
#endif

#endif
