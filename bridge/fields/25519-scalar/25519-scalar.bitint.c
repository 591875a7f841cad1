/// Integers modulo 2^252 + 27742317777372353535851937790883648493, in Montgomery form.

#define FIELD fe_25519_scalar
#define LIMBS 4
#define P ((wide)0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3eduwb)
#define K 0xd2b51da312547e1b
#define R2 ((wide)0x399411b7c309a3dceec73d217f5be65d00e1ba768859347a40611e3449c0f01uwb)
#define ROOM 254
#define MULTIPLE ((wide)0x40000000000000000000000000000000537be77a8bde735960498c6973d74fb4uwb)

#include "../montgomery.bitint.c"
