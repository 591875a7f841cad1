/// Numbers modulo 2^255 - 19 in the words of x25519.step.c and in limbs of rows, whose words are numbers side by side:
/// with a bit of room in each, all can be carried at once. (Functions of four lanes are as in x25519.lanes.c.)

#define RADIX_OF_FOUR 29
#define RADIX_OF_EIGHT 51
#define P (((wide)1 << 255) - 19)
#define FIELD(name) x25519_row_##name

#include "../curve/limbs.h"
