/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 * 106 instructions; 26.6 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.499 [1.498, 1.500] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.207 [1.207, 1.208] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: not decided (out1[0]: the normal forms differ by (arg1[0]·arg1[0] + 2^65·arg1[0]·arg1[1] + 2^129·arg1[0]·arg1[2] + 2^193·arg1[0]·arg1[3] + 2^128·arg1[1]·arg1[1] + 2^193·arg1)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 989d61e75f6b8ad96c2997dfa25e69ebbbf3e6722cf38f438b7365763375598c
 * found by Fieldwright, seed 1, 2026-11-23T02:27:05.013Z
 * npm run optimize -- --curve p224 --op square --seed 1 --budget 75s
 * sha256 of the code: 1d182f99226c4062b0874c5c87f3856322de1a23a99fe91ce85d5251a103f45a
 */
#ifndef FE_P224_SQUARE_LOOSE_H
#define FE_P224_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p224_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
