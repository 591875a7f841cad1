/*
 * bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
 * 268 instructions; 103.6 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.486 [1.477, 1.490] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.477 [1.461, 1.486] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T21:09:28.872Z
 * npm run optimize -- --curve bls12-381 --op mul --seed 1 --budget 120s
 * sha256 of the code: b15cb40b13087f47e152a428f94cadec7995e6a5c1c7a712b9c5b0b722c54152
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
