/*
 * 25519-scalar square (loose), modulo p = 2^252 + 27742317777372353535851937790883648493
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^254; out1 below 2^254; arrays may overlap
 * 155 instructions; 36.4 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.525 [1.523, 1.527] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.421 [1.421, 1.421] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 31dcf5aa15aff0e34be99e1d4a12d0142ba3c5f764aee5f05e3a061aa33a22cd
 * found by Fieldwright, seed 1, 2026-11-23T06:53:27.180Z
 * npm run optimize -- --field 25519-scalar --op square --seed 1 --budget 75s
 * sha256 of the code: 9a92edf538cba9091af2803f0738932463dc5676f831f532082c06b11d8b430b
 */
#ifndef FE_25519_SCALAR_SQUARE_LOOSE_H
#define FE_25519_SCALAR_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_25519_scalar_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
