/*
 * secp256k1-scalar mul (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 180 instructions; 61.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.406 [1.405, 1.415] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.170 [1.170, 1.170] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 7508487df41d49a1b158669cb2083cf33254705a53536ba1ac962e29739ab2aa
 * found by Fieldwright, seed 1, 2026-11-24T11:08:02.297Z
 * npm run optimize -- --curve secp256k1-scalar --op mul --seed 1 --budget 30s
 * sha256 of the code: 2213205b44d45bff4785623c860ec953e10eaf63dc7466359984be4ea391d4f8
 */
#ifndef FE_SECP256K1_SCALAR_MUL_H
#define FE_SECP256K1_SCALAR_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_secp256k1_scalar_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
