/*
 * bls12-381-q square (loose), modulo p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 144 instructions; 36.9 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.552 [1.552, 1.553] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.345 [1.345, 1.346] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 1, 2026-11-23T11:51:32.671Z
 * npm run optimize -- --curve bls12-381-q --op square --seed 1 --budget 50s --resume
 * sha256 of the code: 895f89629cb112d79baf5a3b52924eedb730ad703853514daa8be9ee2f4c12f4
 */
#ifndef FE_BLS12_381_Q_SQUARE_H
#define FE_BLS12_381_Q_SQUARE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_bls12_381_q_square(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
