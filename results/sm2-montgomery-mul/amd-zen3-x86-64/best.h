/*
 * sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 194 instructions; 45.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.639 [1.633, 1.647] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.577 [1.577, 1.579] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 54, 2026-11-24T14:15:49.963Z
 * npm run optimize -- --field sm2-montgomery --op mul --seed 54 --target x86-64 --budget 5s
 * sha256 of the code: bc3636064a9a07ac2a4df04406d97d6cd4b9e9628de2c721864d298fa9b2ed69
 */
#ifndef FE_SM2_MONTGOMERY_MUL_H
#define FE_SM2_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_sm2_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
