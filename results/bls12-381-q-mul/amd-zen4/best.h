/*
 * bls12-381-q mul (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 165 instructions; 51.8 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.634 [1.631, 1.638] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.636 [1.625, 1.647] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:28:32.886Z
 * npm run optimize -- --curve bls12-381-q --op mul --seed 1 --budget 75s
 * sha256 of the code: b052325b00dadf59d3fd35f421de1314c235f333edc3e9f3b3c462b1dc523b25
 */
#ifndef FE_BLS12_381_Q_MUL_H
#define FE_BLS12_381_Q_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_bls12_381_q_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
