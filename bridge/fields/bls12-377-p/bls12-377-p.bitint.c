/// Integers modulo 0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001, in Montgomery form.

#define FIELD fe_bls12_377_p
#define LIMBS 6
#define P ((wide)0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001uwb)
#define K 0x8508bfffffffffff
#define R2 ((wide)0x6dfccb1e914b88837e92f041790bf9bfdf7d03827dc3ac22a5f11162d6b46d0329fcaab00431b1b786686c9400cd22uwb)
#define ROOM 378
#define MULTIPLE ((wide)0x50aaed2474f32c052b1114145e3dbb14e688dd902df3aad5cda268f2e1bd800452217cc900000018f1a400000000003uwb)

#include "../montgomery.bitint.c"
