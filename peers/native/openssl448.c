/*
 * OpenSSL's multiplication and squaring modulo 2^448 - 2^224 - 1 as they are, but for one thing: its elements are
 * aligned to 16 bytes, arrays of others to 8, which is what the compiler is told here.
 */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define __aligned__(BYTES) aligned(8)
#include "curve448/arch_64/f_impl64.c"
