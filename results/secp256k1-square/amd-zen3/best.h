/*
 * secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^256; out1 below 2^256; arrays may overlap
 * 83 instructions; 32.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.356 [1.331, 1.407] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * latency: 1.203 [1.203, 1.203] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (basic, 2 cases; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
 * found by Fieldwright, seed 1, 2026-11-22T13:00:51.736Z
 * npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 60s
 * sha256 of the code: a27541f8937b67887cf3f0e7309960d0606889d11de102beaadb54852e81144b
 */
#ifndef SECP256K1_SQUARE_LOOSE_H
#define SECP256K1_SQUARE_LOOSE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void secp256k1_square_loose(uint64_t out1[4], const uint64_t arg1[4]);

#ifdef __cplusplus
}
#endif

#endif
