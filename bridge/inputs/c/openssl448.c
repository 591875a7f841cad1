/*
 * OpenSSL's portable field arithmetic modulo 2^448 - 2^224 - 1, 8 limbs of 56 bits. The file defines the three multiplications with
 * external names; additions are static in its header.
 */
#include "arch_64/f_impl64.c"

void ossl_gf_add(gf_s *out, const gf a, const gf b) { gf_add_RAW(out, a, b); }
void ossl_gf_sub(gf_s *out, const gf a, const gf b) { gf_sub_RAW(out, a, b); }
