/// Bits from one limb to the next of numbers modulo 2^255 - 19, in four lanes and in eight.

#define RADIX_OF_FOUR 29
#define RADIX_OF_EIGHT 52
