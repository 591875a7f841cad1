/*
 * p448 mul (loose), modulo p = 2^448 - 2^224 - 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
 * 455 instructions; 140.7 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.914 [0.910, 0.917] of our time
 * latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.905 [0.904, 0.907] of our time
 * asm = IR: proved for all inputs (basic+floors, 2 cases)
 * constant time: proved for all inputs (basic+floors, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 34, 2026-11-24T14:11:21.447Z
 * npm run optimize -- --field p448 --op mul --seed 34 --target x86-64 --budget 5s
 * sha256 of the code: b18a491d56594b56f7d3ffbf3da5ccf43f1033bf6c54b53d9d8f82feafacb7e6
 */
#ifndef FE_P448_MUL_LOOSE_H
#define FE_P448_MUL_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void fe_p448_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);

#ifdef __cplusplus
}
#endif

#endif
