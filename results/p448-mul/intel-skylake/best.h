/*
 * p448 mul (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
 * 263 instructions; 99.7 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.235 [1.233, 1.243] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.245 [1.240, 1.252] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: not decided (out1[0]: the normal forms differ by -1·(arg1[0]·arg2[0] + 2^64·arg1[0]·arg2[1] + 2^128·arg1[0]·arg2[2] + 2^192·arg1[0]·arg2[3] + 2^256·arg1[0]·arg2[4] + 2^320·a)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:48:37.886Z
 * npm run optimize -- --curve p448 --op mul --seed 1 --budget 60s
 * sha256 of the code: dab32098c508e1fb19d7885c9dcd34a39f2a9ae73fe0be2e1568732fae7f4447
 */
#ifndef FE_P448_MUL_LOOSE_H
#define FE_P448_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p448_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);

#ifdef __cplusplus
}
#endif

#endif
