/*
 * bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
 * 310 instructions; 102.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.499 [1.496, 1.525] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.304 [1.231, 1.315] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
 * found by Fieldwright, seed 1, 2026-11-22T12:59:43.592Z
 * npm run optimize -- --curve bls12-381 --op mul --seed 1 --budget 60s
 * sha256 of the code: 5dee35a126cfd1f2e27f822bef64ac38a0f77fa5b85130f926a8b119aae41c56
 */
#ifndef FE_BLS12_381_P_MUL_LOOSE_H
#define FE_BLS12_381_P_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_bls12_381_p_mul_loose(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);

#ifdef __cplusplus
}
#endif

#endif
