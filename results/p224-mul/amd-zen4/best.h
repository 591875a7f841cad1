/*
 * p224 mul (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^226; out1 below 2^225; arrays may overlap
 * 123 instructions; 31.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.441 [1.435, 1.446] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.318 [1.317, 1.318] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: not decided (out1[0]: the normal forms differ by (arg1[0]·arg2[0] + 2^64·arg1[0]·arg2[1] + 2^128·arg1[0]·arg2[2] + 2^192·arg1[0]·arg2[3] + 2^64·arg1[1]·arg2[0] + 2^128·arg1[)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:25:46.190Z
 * npm run optimize -- --curve p224 --op mul --seed 1 --budget 75s
 * sha256 of the code: b494a642c1457f87371714d1e6f580a2b19a59812188bb1a22f7ae015c7657e2
 */
#ifndef FE_P224_MUL_LOOSE_H
#define FE_P224_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p224_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
