/*
 * 25519 mul (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 153 instructions; 41.9 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.993 [0.991, 0.996] of our time
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.919 [0.918, 0.921] of our time
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 60, 2026-11-24T14:17:06.241Z
 * npm run optimize -- --field 25519 --op mul --seed 60 --target x86-64 --budget 5s --resume
 * sha256 of the code: e82e6d267211f9b78931929c74b490f55db3f5601b63f296fb6e1e71e12f5c1d
 */
#ifndef FE25519_MUL_LOOSE_H
#define FE25519_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
