/// Integers modulo 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001, in Montgomery form.

#define FIELD fe_bn254_r
#define LIMBS 4
#define P ((wide)0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001uwb)
#define K 0xc2e1f593efffffff
#define R2 ((wide)0x216d0b17f4e44a58c49833d53bb808553fe3ab1e35c59e31bb8e645ae216da7uwb)
#define ROOM 255
#define MULTIPLE ((wide)0x912ceb58a394e07d28f0d12384840917789bb8d96d2c51b3cba5e0bbd0000003uwb)

#include "../montgomery.bitint.c"
