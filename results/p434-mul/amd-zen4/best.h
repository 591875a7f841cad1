/*
 * p434 mul (loose), modulo p = 2^216 * 3^137 - 1
 * out1 is congruent to arg1*arg2/2^448 modulo p
 * arg1, arg2 below 2^435; out1 below 2^434; arrays may overlap
 * 344 instructions; 95.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.903 [1.900, 1.908] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.879 [1.878, 1.880] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:59:00.765Z
 * npm run optimize -- --field p434 --op mul --seed 1 --budget 150s
 * sha256 of the code: a5155689819b7693eb03d49995beeeb8f746cf9da689322044736c1e4c91e3bb
 */
#ifndef FE_P434_MUL_LOOSE_H
#define FE_P434_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p434_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);

#ifdef __cplusplus
}
#endif

#endif
