/*
 * secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 * 98 instructions; 25.8 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.188 [1.186, 1.190] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.182 [1.181, 1.182] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger, 2 cases)
 * constant time: proved for all inputs (basic+ledger, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T11:52:44.429Z
 * npm run optimize -- --curve secp256k1 --op mul --seed 2 --budget 50s
 * sha256 of the code: 60c782165d40ee50663681eca4bb698ef862c12181c445ee274df3dd6097a27a
 */
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
