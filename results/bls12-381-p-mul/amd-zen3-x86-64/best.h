/*
 * bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
 * 530 instructions; 146.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.045 [1.043, 1.048] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.019 [1.017, 1.019] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 10, 2026-11-24T14:03:48.411Z
 * npm run optimize -- --field bls12-381-p --op mul --seed 10 --target x86-64 --budget 5s
 * sha256 of the code: 2bc31c011e9d93e7b206ce069b444ca8ee9e1f0aeb6f6352b6b4b0cd51846625
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
