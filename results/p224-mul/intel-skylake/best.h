/*
 * p224 mul (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^226; out1 below 2^225; arrays may overlap
 * 100 instructions; 36.1 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.257 [1.254, 1.257] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.299 [1.293, 1.300] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: not decided (out1[0]: the normal forms differ by (arg1[0]·arg2[0] + 2^64·arg1[0]·arg2[1] + 2^128·arg1[0]·arg2[2] + 2^192·arg1[0]·arg2[3] + 2^64·arg1[1]·arg2[0] + 2^128·arg1[)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:59:41.316Z
 * npm run optimize -- --curve p224 --op mul --seed 1 --budget 60s
 * sha256 of the code: 92fc000a6d86e7b6caf61e6cc9e3ae830e7c8f9e1aa865ee6d9c5c4eccbceee8
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
