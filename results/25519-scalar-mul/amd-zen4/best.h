/*
 * 25519-scalar mul (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below 2^254; out1 below 2^254; arrays may overlap
 * 147 instructions; 40.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.555 [1.549, 1.558] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.276 [1.276, 1.277] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:52:02.383Z
 * npm run optimize -- --field 25519-scalar --op mul --seed 1 --budget 75s
 * sha256 of the code: de5e128a1aa62b08241f156db483ab06d08c1055feb2ba88b5e26d1b5133ff83
 */
#ifndef FE_25519_SCALAR_MUL_LOOSE_H
#define FE_25519_SCALAR_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_25519_scalar_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);

#ifdef __cplusplus
}
#endif

#endif
