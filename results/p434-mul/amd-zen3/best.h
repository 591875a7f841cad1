/*
 * p434 mul (loose), modulo p = 2^216 * 3^137 - 1
 * out1 is congruent to arg1*arg2/2^448 modulo p
 * arg1, arg2 below 2^435; out1 below 2^434; arrays may overlap
 * 339 instructions; 99.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.834 [1.826, 1.834] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.782 [1.781, 1.789] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:09:30.490Z
 * npm run optimize -- --curve p434 --op mul --seed 1 --budget 30s
 * sha256 of the code: 62366974768263cdf3fd1e79a1e537ffd6d6f0782d2f8638ba641c4e09b09da1
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
