/*
 * p384-montgomery square (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
 * out1 is congruent to arg1*arg1/2^384 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 * 295 instructions; 65.0 cycles on AMD EPYC (amd-zen5)
 * throughput: 1.461 [1.459, 1.462] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.453 [1.453, 1.454] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
 * found by Fieldwright, seed 2, 2026-11-23T11:51:57.422Z
 * npm run optimize -- --curve p384-montgomery --op square --seed 2 --budget 100s
 * sha256 of the code: 87520cf93481d112eabbe032a47602439e6cae6953ee5e1efb9ef025093e8a77
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
