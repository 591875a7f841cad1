/// Integers modulo 0x40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001, in Montgomery form.

#define FIELD fe_vesta
#define LIMBS 4
#define P ((wide)0x40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001uwb)
#define K 0x8c46eb20ffffffff
#define R2 ((wide)0x96d41af7ccfdaa97fae231004ccf59067bb433d891a16e3fc9678ff0000000fuwb)

#include "../montgomery.bitint.c"
