/*
 * p256-montgomery square (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 111 instructions; 24.3 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.903 [1.898, 1.904] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.910 [1.909, 1.911] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 dc1edca42c885af767368556e3380f7454af7d0da7f00b8c0415418666bde09d
 * found by Fieldwright, seed 1, 2026-11-23T14:33:01.537Z
 * npm run optimize -- --curve p256-montgomery --op square --seed 1 --budget 80s --resume
 * sha256 of the code: 44c0c0cd679a610a1a4d8e9ed60bff87d6a2ed1c4cb7dca7ddea91d49e743bb1
 */
#ifndef FE_P256_MONTGOMERY_SQUARE_H
#define FE_P256_MONTGOMERY_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p256_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
