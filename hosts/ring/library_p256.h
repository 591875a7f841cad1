/* What is called of the library fe_p256. Elements are in Montgomery form and below p, as the host's own functions have
 * it; arrays may be the same. */
#ifndef FIELDWRIGHT_LIBRARY_P256_H
#define FIELDWRIGHT_LIBRARY_P256_H

extern void fe_p256_mul(BN_ULONG *out, const BN_ULONG *a, const BN_ULONG *b);
extern void fe_p256_square(BN_ULONG *out, const BN_ULONG *a);
#endif
