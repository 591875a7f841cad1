/*
 * bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
 * 315 instructions; 95.6 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.626 [1.615, 1.629] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.512 [1.512, 1.537] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
 * found by Fieldwright, seed 1, 2026-11-24T03:57:10.559Z
 * npm run optimize -- --curve bls12-381-p --op mul --seed 1 --budget 40s --resume
 * sha256 of the code: 3c6e855ea1a5ff0f2ee694735d28318ad3a3e1fed164cc9e0c70aae306f5fb00
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
