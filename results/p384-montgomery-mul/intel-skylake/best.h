/*
 * p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 327 instructions; 113.5 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.588 [1.584, 1.591] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.524 [1.521, 1.530] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 1411ca3b04b90615f5808f40468472754d17ce4b73a3b62f51b3541fbe1a259a
 * found by Fieldwright, seed 1, 2026-11-22T15:40:45.112Z
 * npm run optimize -- --curve P-384 --op mul --seed 1 --budget 60s
 * sha256 of the code: 462668760249bf3ed1ac7ead626b72e2108807ebc88386b27229b87c7f07ad56
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
