/*
 * p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 318 instructions; 72.1 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.695 [1.693, 1.696] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.683 [1.682, 1.685] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 dc1edca42c885af767368556e3380f7454af7d0da7f00b8c0415418666bde09d
 * found by Fieldwright, seed 4, 2026-11-23T14:34:18.561Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 4 --budget 60s --resume
 * sha256 of the code: d7451f8260774d7792c95664d8922176ef20c88a50e7348f7bde4bbaebfed737
 */
#ifndef FE_P384_MONTGOMERY_MUL_H
#define FE_P384_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p384_montgomery_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);

#ifdef __cplusplus
}
#endif

#endif
