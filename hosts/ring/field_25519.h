/* The field modulo 2^255 - 19 on four words of 64 bits, by the functions of the library fe_25519, in place of five
 * limbs of 51 bits. `fe` and `fe_loose` both have any numbers below 2^256, which is what the library takes and returns;
 * its arrays may be the same. It needs BMI2 and ADX. */
#ifndef FIELDWRIGHT_FIELD_25519_H
#define FIELDWRIGHT_FIELD_25519_H

#include "fieldwright_25519.h"

/* -121665/121666, a root of -1, and twice the first. */
static const fe d = {{0x75eb4dca135978a3, 0x00700a4d4141d8ab, 0x8cc740797779e898, 0x52036cee2b6ffe73}};
static const fe sqrtm1 = {{0xc4ee1b274a0ea0b0, 0x2f431806ad2fe478, 0x2b4d00993dfbd7a7, 0x2b8324804fc1df0b}};
static const fe d2 = {{0xebd69b9426b2f159, 0x00e0149a8283b156, 0x198e80f2eef3d130, 0x2406d9dc56dffce7}};

/* The table of multiples of the base point keeps its five limbs of 51 bits. */
typedef struct {
  uint64_t v[5];
} fe_limbs;

typedef struct {
  fe_limbs yplusx;
  fe_limbs yminusx;
  fe_limbs xy2d;
} ge_limbs;

/* The number in 32 bytes without bit 255; the processor has the least significant byte first, too. */
static void fe_frombytes(fe *h, const uint8_t s[32]) {
  OPENSSL_memcpy(h->v, s, sizeof(fe));
  h->v[3] &= UINT64_MAX >> 1;
}

static void fe_frombytes_strict(fe *h, const uint8_t s[32]) { fe_frombytes(h, s); }

static void fe_tobytes(uint8_t s[32], const fe *f) {
  fe t;
  fe_25519_reduce(t.v, f->v);
  OPENSSL_memcpy(s, t.v, sizeof(fe));
}

static void fe_0(fe *h) { OPENSSL_memset(h, 0, sizeof(fe)); }

static void fe_1(fe *h) {
  fe_0(h);
  h->v[0] = 1;
}

static void fe_add(fe_loose *h, const fe *f, const fe *g) { fe_25519_add(h->v, f->v, g->v); }

static void fe_sub(fe_loose *h, const fe *f, const fe *g) { fe_25519_sub(h->v, f->v, g->v); }

static void fe_neg(fe_loose *h, const fe *f) { fe_25519_opp(h->v, f->v); }

static void fe_carry(fe *h, const fe_loose *f) { fe_limbs_copy(h->v, f->v); }

static void fe_copy(fe *h, const fe *f) { fe_limbs_copy(h->v, f->v); }

static void fe_copy_lt(fe_loose *h, const fe *f) { fe_limbs_copy(h->v, f->v); }

static void fe_mul_ltt(fe_loose *h, const fe *f, const fe *g) { fe_25519_mul(h->v, f->v, g->v); }

static void fe_mul_ttt(fe *h, const fe *f, const fe *g) { fe_25519_mul(h->v, f->v, g->v); }

static void fe_mul_tlt(fe *h, const fe_loose *f, const fe *g) { fe_25519_mul(h->v, f->v, g->v); }

static void fe_mul_ttl(fe *h, const fe *f, const fe_loose *g) { fe_25519_mul(h->v, f->v, g->v); }

static void fe_mul_tll(fe *h, const fe_loose *f, const fe_loose *g) { fe_25519_mul(h->v, f->v, g->v); }

static void fe_sq_tl(fe *h, const fe_loose *f) { fe_25519_square(h->v, f->v); }

static void fe_sq_tt(fe *h, const fe *f) { fe_25519_square(h->v, f->v); }

/* h = 121665 f + f. */
static void fe_mul121666(fe *h, const fe_loose *f) {
  fe t;
  fe_25519_mul121665(t.v, f->v);
  fe_25519_add(h->v, t.v, f->v);
}

static void fe_loose_invert(fe *out, const fe_loose *z) { fe_25519_invert(out->v, z->v); }

static void fe_invert(fe *out, const fe *z) { fe_25519_invert(out->v, z->v); }

/* f, g = b ? g, f : f, g. */
static void fe_cswap(fe *f, fe *g, fe_limb_t b) {
  for (int i = 0; i < 4; i++) {
    fe_limb_t x = (0 - b) & (f->v[i] ^ g->v[i]);
    f->v[i] ^= x;
    g->v[i] ^= x;
  }
}

/* f = b ? g : f. */
static void fe_cmov(fe_loose *f, const fe_loose *g, fe_limb_t b) {
  for (int i = 0; i < 4; i++) f->v[i] ^= (0 - b) & (f->v[i] ^ g->v[i]);
}

static int fe_isnegative(const fe *f) {
  uint8_t s[32];
  fe_tobytes(s, f);
  return s[0] & 1;
}

static int fe_isnonzero(const fe_loose *f) {
  fe t;
  fe_25519_reduce(t.v, f->v);
  return (t.v[0] | t.v[1] | t.v[2] | t.v[3]) != 0;
}

/* h = 2 f^2. */
static void fe_sq2_tt(fe *h, const fe *f) {
  fe_25519_square(h->v, f->v);
  fe_25519_add(h->v, h->v, h->v);
}

/* out = low^(2^n) high. */
static void fe_join(fe *out, const fe *low, uint32_t n, const fe *high) {
  fe t;
  fe_25519_square_times(t.v, low->v, n);
  fe_25519_mul(out->v, t.v, high->v);
}

/* out = z^(2^252 - 3). The name xN has z^(2^N - 1). */
static void fe_pow22523(fe *out, const fe *z) {
  fe x2, x4, x5, x10, x20, x40, x50, x100, x200, x250;
  fe_join(&x2, z, 1, z);
  fe_join(&x4, &x2, 2, &x2);
  fe_join(&x5, &x4, 1, z);
  fe_join(&x10, &x5, 5, &x5);
  fe_join(&x20, &x10, 10, &x10);
  fe_join(&x40, &x20, 20, &x20);
  fe_join(&x50, &x40, 10, &x10);
  fe_join(&x100, &x50, 50, &x50);
  fe_join(&x200, &x100, 100, &x100);
  fe_join(&x250, &x200, 50, &x50);
  fe_join(out, &x250, 2, z);
}

/* The element that limbs of a table stand for, each below 2^51. */
static void fe_fromlimbs(fe_loose *out, const fe_limbs *h) {
  const uint64_t *v = h->v;
  out->v[0] = v[0] | v[1] << 51;
  out->v[1] = v[1] >> 13 | v[2] << 38;
  out->v[2] = v[2] >> 26 | v[3] << 25;
  out->v[3] = v[3] >> 39 | v[4] << 12;
}

/* An entry of the table, for its two readers. */
static ge_precomp ge_fromlimbs(const ge_limbs *q) {
  ge_precomp words;
  fe_fromlimbs(&words.yplusx, &q->yplusx);
  fe_fromlimbs(&words.yminusx, &q->yminusx);
  fe_fromlimbs(&words.xy2d, &q->xy2d);
  return words;
}
#endif
