/// Integers modulo 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab, in Montgomery form.

#define FIELD fe_bls12_381_p
#define LIMBS 6
#define P ((wide)0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabuwb)
#define K 0x89f3fffcfffcfffd
#define R2 ((wide)0x11988fe592cae3aa9a793e85b519952d67eb88a9939d83c08de5476c4c95b6d50a76e6a609d104f1f4df1f341c341746uwb)
#define ROOM 382
#define MULTIPLE ((wide)0x4e0335beac7fb3cee152f722c9e306862d65e28eda8f383e359277e2e412e26c5c03fffc13fbffff2dfcffffffff0001uwb)

#include "../montgomery.bitint.c"
