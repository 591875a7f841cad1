/*
 * sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 150 instructions; 29.8 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.870 [1.864, 1.875] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.882 [1.881, 1.887] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 dc1edca42c885af767368556e3380f7454af7d0da7f00b8c0415418666bde09d
 * found by Fieldwright, seed 4, 2026-11-23T14:28:59.023Z
 * npm run optimize -- --curve sm2-montgomery --op mul --seed 4 --budget 50s --for latency --resume
 * sha256 of the code: 1906dec1659128b94a91cf696d75087d6dc2e99ff2b8442ebae1670d0dc6122b
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
