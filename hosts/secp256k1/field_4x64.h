/* The representation of field elements for the functions of the library fe_secp256k1: four words of 64 bits. */
#ifndef SECP256K1_FIELD_REPR_H
#define SECP256K1_FIELD_REPR_H

#include <stdint.h>

/* n[0] + 2^64 n[1] + 2^128 n[2] + 2^192 n[3] modulo p. Any number below 2^256 serves, whatever the magnitude that the
 * checks of field.h keep count of; a normalized one is below p. */
typedef struct {
    uint64_t n[4];
    SECP256K1_FE_VERIFY_FIELDS
} rustsecp256k1_v0_14_fe;

typedef struct {
    uint64_t n[4];
} rustsecp256k1_v0_14_fe_storage;

#define FIELDWRIGHT_WORD(high, low) ((uint64_t)(high) << 32 | (uint64_t)(low))

#define SECP256K1_FE_CONST_INNER(d7, d6, d5, d4, d3, d2, d1, d0) \
    {FIELDWRIGHT_WORD(d1, d0), FIELDWRIGHT_WORD(d3, d2), FIELDWRIGHT_WORD(d5, d4), FIELDWRIGHT_WORD(d7, d6)}

#define SECP256K1_FE_STORAGE_CONST(d7, d6, d5, d4, d3, d2, d1, d0) \
    {SECP256K1_FE_CONST_INNER(d7, d6, d5, d4, d3, d2, d1, d0)}

#define FIELDWRIGHT_HALVES(word) (uint32_t)((word) >> 32), (uint32_t)(word)

#define SECP256K1_FE_STORAGE_CONST_GET(d) \
    FIELDWRIGHT_HALVES((d).n[3]), FIELDWRIGHT_HALVES((d).n[2]), \
    FIELDWRIGHT_HALVES((d).n[1]), FIELDWRIGHT_HALVES((d).n[0])

#endif
