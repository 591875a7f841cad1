/// Integers modulo 0x40000000000000000000000000000000224698fc094cf91b992d30ed00000001, in Montgomery form.

#define FIELD fe_pallas
#define LIMBS 4
#define P ((wide)0x40000000000000000000000000000000224698fc094cf91b992d30ed00000001uwb)
#define K 0x992d30ecffffffff
#define R2 ((wide)0x96d41af7b9cb7147797a99bc3c95d18d7d30dbd8b0de0e78c78ecb30000000fuwb)

#include "../montgomery.bitint.c"
