/// Integers modulo 2^256 - 432420386565659656852420866394968145599, in Montgomery form.

#define FIELD fe_secp256k1_scalar
#define LIMBS 4
#define P ((wide)0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141uwb)
#define K 0x4b0dff665588b13f
#define R2 ((wide)0x9d671cd581c69bc5e697f5e45bcd07c6741496c20e7cf878896cf21467d7d140uwb)

#include "../montgomery.bitint.c"
