/*
 * secp256k1-scalar square (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 185 instructions; 53.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.486 [1.486, 1.489] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.289 [1.285, 1.290] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:08:43.510Z
 * npm run optimize -- --curve secp256k1-scalar --op square --seed 1 --budget 30s
 * sha256 of the code: 39d96359f5cb3a76688c071005896eaa48586fe269a0aa800facb423ad6219fb
 */
#ifndef FE_SECP256K1_SCALAR_SQUARE_H
#define FE_SECP256K1_SCALAR_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_secp256k1_scalar_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
