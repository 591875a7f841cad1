/*
 * p384-montgomery square (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 373 instructions; 99.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.327 [1.326, 1.329] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.281 [1.281, 1.281] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 28, 2026-11-24T14:08:46.313Z
 * npm run optimize -- --field p384-montgomery --op square --seed 28 --target x86-64 --budget 5s
 * sha256 of the code: 304bbd81f39f7f3bd6b083175deca049fa3f789d937d5b22c86e0febadf78482
 */
#ifndef FE_P384_MONTGOMERY_SQUARE_H
#define FE_P384_MONTGOMERY_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p384_montgomery_square(uint64_t out1[6], const uint64_t arg1[6]);

#ifdef __cplusplus
}
#endif

#endif
