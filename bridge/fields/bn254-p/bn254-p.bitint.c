/// Integers modulo 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47, in Montgomery form.

#define FIELD fe_bn254_p
#define LIMBS 4
#define P ((wide)0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47uwb)
#define K 0x87d20782e4866389
#define R2 ((wide)0x6d89f71cab8351f47ab1eff0a417ff6b5e71911d44501fbf32cfc5b538afa89uwb)
#define ROOM 255
#define MULTIPLE ((wide)0x912ceb58a394e07d28f0d12384840918c6843fb439555fa7b461a4448976f7d5uwb)

#include "../montgomery.bitint.c"
