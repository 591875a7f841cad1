/*
 * p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 182 instructions; 43.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.564 [1.558, 1.566] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * latency: 1.384 [1.382, 1.385] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 22, 2026-11-24T14:06:32.228Z
 * npm run optimize -- --field p256-montgomery --op mul --seed 22 --target x86-64 --budget 5s
 * sha256 of the code: ae522c15a3ebad34ea34ec1e23db073604485ee2160061b2bb7a87f59e6ef1ba
 */
#ifndef FE_P256_MONTGOMERY_MUL_H
#define FE_P256_MONTGOMERY_MUL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
