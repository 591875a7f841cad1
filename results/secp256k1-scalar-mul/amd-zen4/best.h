/*
 * secp256k1-scalar mul (loose), modulo p = 2^256 - 432420386565659656852420866394968145599
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 191 instructions; 58.5 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.413 [1.411, 1.414] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.216 [1.216, 1.217] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:54:47.427Z
 * npm run optimize -- --field secp256k1-scalar --op mul --seed 1 --budget 75s
 * sha256 of the code: 48cecf87cc9a36e11979b764baed9eb4f3463673f50cdcec27da2941a8f0b13f
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
