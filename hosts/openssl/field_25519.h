/* The field of Ed25519, modulo 2^255 - 19, on four words of 64 bits, by the functions of the library fe_25519, in place
 * of ten limbs of 25.5 bits. Elements are any numbers below 2^256, which is what the library takes and returns; its
 * arrays may be the same. It needs BMI2 and ADX. */
#ifndef FIELDWRIGHT_FIELD_25519_H
#define FIELDWRIGHT_FIELD_25519_H

extern void fe_25519_add(uint64_t *out, const uint64_t *a, const uint64_t *b);
extern void fe_25519_sub(uint64_t *out, const uint64_t *a, const uint64_t *b);
extern void fe_25519_opp(uint64_t *out, const uint64_t *a);
extern void fe_25519_mul(uint64_t *out, const uint64_t *a, const uint64_t *b);
extern void fe_25519_square(uint64_t *out, const uint64_t *a);
extern void fe_25519_square_times(uint64_t *out, const uint64_t *a, uint32_t n);
extern void fe_25519_reduce(uint64_t *out, const uint64_t *a);
extern void fe_25519_invert(uint64_t *out, const uint64_t *a);

#define fe_add fe_25519_add
#define fe_sub fe_25519_sub
#define fe_neg fe_25519_opp
#define fe_mul fe_25519_mul
#define fe_sq fe_25519_square
#define fe_invert fe_25519_invert

/* -121665/121666, a root of -1, and twice the first. */
static const fe d = {0x75eb4dca135978a3, 0x00700a4d4141d8ab, 0x8cc740797779e898, 0x52036cee2b6ffe73};
static const fe sqrtm1 = {0xc4ee1b274a0ea0b0, 0x2f431806ad2fe478, 0x2b4d00993dfbd7a7, 0x2b8324804fc1df0b};
static const fe d2 = {0xebd69b9426b2f159, 0x00e0149a8283b156, 0x198e80f2eef3d130, 0x2406d9dc56dffce7};

static void fe_copy(fe h, const fe f) { memcpy(h, f, sizeof(fe)); }

static void fe_0(fe h) { memset(h, 0, sizeof(fe)); }

static void fe_1(fe h) {
  fe_0(h);
  h[0] = 1;
}

/* The number in 32 bytes without bit 255; the processor has the least significant byte first, too. */
static void fe_frombytes(fe h, const uint8_t *s) {
  memcpy(h, s, sizeof(fe));
  h[3] &= UINT64_MAX >> 1;
}

static void fe_tobytes(uint8_t *s, const fe h) {
  fe t;
  fe_25519_reduce(t, h);
  memcpy(s, t, sizeof(fe));
}

/* f = b ? g : f. */
static void fe_cmov(fe f, const fe g, unsigned b) {
  uint64_t mask = 0 - (uint64_t)b;
  for (int i = 0; i < 4; i++) f[i] ^= mask & (f[i] ^ g[i]);
}

static int fe_isnonzero(const fe f) {
  static const uint8_t zero[32];
  uint8_t s[32];
  fe_tobytes(s, f);
  return CRYPTO_memcmp(s, zero, sizeof(zero)) != 0;
}

static int fe_isnegative(const fe f) {
  uint8_t s[32];
  fe_tobytes(s, f);
  return s[0] & 1;
}

/* h = 2 f^2. */
static void fe_sq2(fe h, const fe f) {
  fe_sq(h, f);
  fe_add(h, h, h);
}

/* out = low^(2^n) high. */
static void fe_join(fe out, const fe low, uint32_t n, const fe high) {
  fe t;
  fe_25519_square_times(t, low, n);
  fe_mul(out, t, high);
}

/* out = z^(2^252 - 3). The name xN has z^(2^N - 1). */
static void fe_pow22523(fe out, const fe z) {
  fe x2, x4, x5, x10, x20, x40, x50, x100, x200, x250;
  fe_join(x2, z, 1, z);
  fe_join(x4, x2, 2, x2);
  fe_join(x5, x4, 1, z);
  fe_join(x10, x5, 5, x5);
  fe_join(x20, x10, 10, x10);
  fe_join(x40, x20, 20, x20);
  fe_join(x50, x40, 10, x10);
  fe_join(x100, x50, 50, x50);
  fe_join(x200, x100, 100, x100);
  fe_join(x250, x200, 50, x50);
  fe_join(out, x250, 2, z);
}

/* Tables keep their ten limbs, alternately of 26 and 25 bits with signs. */
typedef int32_t fe_limbs[10];

typedef struct {
  fe_limbs yplusx;
  fe_limbs yminusx;
  fe_limbs xy2d;
} ge_limbs;

/* The element that limbs of a table stand for: |h[i]| is at most 2^25 for even i and 2^24 for odd ones. */
static void fe_fromlimbs(fe out, const fe_limbs h) {
  /* Two limbs and the bits of p at their place are between 0 and 2^51 + 2^50 + 2^25; all together are below 2^256. */
  uint64_t pair[5];
  for (int i = 0; i < 5; i++) {
    uint64_t p = (UINT64_MAX >> 13) - (i == 0 ? 18 : 0);
    pair[i] = p + (uint64_t)(h[2 * i] + h[2 * i + 1] * ((int64_t)1 << 26));
  }
  unsigned __int128 t = pair[0];
  for (int i = 0; i < 4; i++) {
    t += (unsigned __int128)pair[i + 1] << (51 - 13 * i);
    out[i] = (uint64_t)t;
    t >>= 64;
  }
}
#endif
