/* What is called of the libraries fe_25519 and fieldwright_x25519. */
#ifndef FIELDWRIGHT_LIBRARY_25519_H
#define FIELDWRIGHT_LIBRARY_25519_H

extern void fe_25519_add(uint64_t *out, const uint64_t *a, const uint64_t *b);
extern void fe_25519_sub(uint64_t *out, const uint64_t *a, const uint64_t *b);
extern void fe_25519_opp(uint64_t *out, const uint64_t *a);
extern void fe_25519_mul(uint64_t *out, const uint64_t *a, const uint64_t *b);
extern void fe_25519_mul121665(uint64_t *out, const uint64_t *a);
extern void fe_25519_square(uint64_t *out, const uint64_t *a);
extern void fe_25519_square_times(uint64_t *out, const uint64_t *a, uint32_t n);
extern void fe_25519_reduce(uint64_t *out, const uint64_t *a);
extern void fe_25519_invert(uint64_t *out, const uint64_t *a);

extern int fieldwright_x25519(uint8_t *out, const uint8_t *scalar, const uint8_t *point);
#endif
