/* secp256k1 mul (loose), modulo 2^256 - 2^32 - 977 */
/* 110 instructions; 36.3 cycles, 1.326 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+ledger, 2 cases) */
/* constant time: proved for all inputs (basic+ledger, 2 cases) */
/* asm = source: proved for all inputs (nested+carries) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 a4c589a76ee36f13cc35ea795e3e5b1411ce0ab3ecca6401c2551b416c08d3c1 */
/* found by Fieldwright, seed 1, 2026-11-21T10:56:26.292Z */
/* npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 20s */
/* sha256 of the code: 423d40abe080ec0164a449c9e187842c4c4e36fae80ee3f18dc672e3372894c5 */
#ifndef SECP256K1_MUL_LOOSE_H
#define SECP256K1_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void secp256k1_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
