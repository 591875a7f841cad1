/*
 * 25519-scalar mul (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^254; out1 below 2^254; arrays may overlap
 * 159 instructions; 42.2 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.487 [1.481, 1.487] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.369 [1.364, 1.377] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:06:41.596Z
 * npm run optimize -- --curve 25519-scalar --op mul --seed 1 --budget 30s
 * sha256 of the code: 0556370b73d99db5cff4c0ec8b0d72eb9cfc83dab33728bc0278984db00b572a
 */
#ifndef FE_25519_SCALAR_MUL_LOOSE_H
#define FE_25519_SCALAR_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_25519_scalar_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
