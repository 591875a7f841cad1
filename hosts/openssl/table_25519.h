/* Reading the tables of multiples of the base point, whose limbs become words when they are read. */
#ifndef FIELDWRIGHT_TABLE_25519_H
#define FIELDWRIGHT_TABLE_25519_H

static void ge_fromlimbs(ge_precomp *t, const ge_limbs *u) {
  fe_fromlimbs(t->yplusx, u->yplusx);
  fe_fromlimbs(t->yminusx, u->yminusx);
  fe_fromlimbs(t->xy2d, u->xy2d);
}

/* t = b ? u : t. */
static void limbs_cmov(ge_limbs *t, const ge_limbs *u, uint8_t b) {
  int32_t mask = -(int32_t)b;
  for (int i = 0; i < 10; i++) {
    t->yplusx[i] ^= mask & (t->yplusx[i] ^ u->yplusx[i]);
    t->yminusx[i] ^= mask & (t->yminusx[i] ^ u->yminusx[i]);
    t->xy2d[i] ^= mask & (t->xy2d[i] ^ u->xy2d[i]);
  }
}

/* t = b 256^pos B for -8 <= b <= 8. All eight entries are read, and nothing depends on b but data. */
static void table_select(ge_precomp *t, int pos, signed char b) {
  uint8_t minus = negative(b);
  uint8_t size = b - ((uint8_t)((-minus) & b) << 1);
  ge_limbs chosen = {{1}, {1}, {0}};
  ge_precomp opposite;
  for (int i = 0; i < 8; i++) limbs_cmov(&chosen, &k25519Precomp[pos][i], equal(size, i + 1));
  ge_fromlimbs(t, &chosen);
  fe_copy(opposite.yplusx, t->yminusx);
  fe_copy(opposite.yminusx, t->yplusx);
  fe_neg(opposite.xy2d, t->xy2d);
  cmov(t, &opposite, minus);
}

/* r = p + q and r = p - q for entries of tables. */
static void limbs_madd(ge_p1p1 *r, const ge_p3 *p, const ge_limbs *q) {
  ge_precomp words;
  ge_fromlimbs(&words, q);
  ge_madd(r, p, &words);
}

static void limbs_msub(ge_p1p1 *r, const ge_p3 *p, const ge_limbs *q) {
  ge_precomp words;
  ge_fromlimbs(&words, q);
  ge_msub(r, p, &words);
}
#endif
