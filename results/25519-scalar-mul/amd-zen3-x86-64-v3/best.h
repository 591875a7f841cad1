/*
 * 25519-scalar mul (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^254; out1 below 2^254; arrays may overlap
 * 145 instructions; 48.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.299 [1.294, 1.300] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.037 [1.033, 1.045] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 5, 2026-11-24T14:02:05.310Z
 * npm run optimize -- --field 25519-scalar --op mul --seed 5 --target x86-64-v3 --budget 5s
 * sha256 of the code: c0ddd7faec79d29b77c934a2775a4d38acdf13b0ba9d422a6b262f145958297a
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
