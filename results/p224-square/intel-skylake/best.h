/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 * 82 instructions; 28.6 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.273 [1.272, 1.277] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.151 [1.146, 1.154] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: not decided (out1[0]: the normal forms differ by (arg1[0]·arg1[0] + 2^65·arg1[0]·arg1[1] + 2^129·arg1[0]·arg1[2] + 2^193·arg1[0]·arg1[3] + 2^128·arg1[1]·arg1[1] + 2^193·arg1)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T19:00:47.509Z
 * npm run optimize -- --curve p224 --op square --seed 1 --budget 60s
 * sha256 of the code: e97bb040801911e9f13d600a6f62862c174628aae39ac209916324fab7e37bf6
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
