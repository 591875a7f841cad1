/*
 * p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 * 350 instructions; 79.5 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.537 [1.534, 1.543] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.547 [1.547, 1.548] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
 * found by Fieldwright, seed 3, 2026-11-23T12:14:16.655Z
 * npm run optimize -- --curve p384-montgomery --op mul --seed 3 --budget 60s --variant shifted-apart --cpu 1
 * sha256 of the code: 40abd05d7b75d9c566e51ebbbd45021028e9872aa6411af050ca569c48cc0182
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
