/* Field arithmetic by the functions of the library fe_secp256k1. They take and return any numbers below 2^256, their
 * arrays may be the same, and they need BMI2 and ADX. What is not called in loops is written here in C. */
#ifndef SECP256K1_FIELD_REPR_IMPL_H
#define SECP256K1_FIELD_REPR_IMPL_H

#include "checkmem.h"
#include "util.h"
#include "field.h"
#include "modinv64_impl.h"

#define HOST(name) rustsecp256k1_v0_14_##name

extern void fe_secp256k1_add(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]);
extern void fe_secp256k1_opp(uint64_t out[4], const uint64_t a[4]);
extern void fe_secp256k1_mul(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]);
extern void fe_secp256k1_square(uint64_t out[4], const uint64_t a[4]);
extern void fe_secp256k1_reduce(uint64_t out[4], const uint64_t a[4]);

/* 2^256 - p, and the lowest word of p; all its other words are ones. */
#define FIELDWRIGHT_K 0x1000003D1ULL
#define FIELDWRIGHT_P0 (~FIELDWRIGHT_K + 1)

typedef unsigned __int128 HOST(fe_wide);

/* Adds a small number times 2^256: what a word of carry stands for. `top` is below 2^31. */
SECP256K1_INLINE static void HOST(fe_fold)(uint64_t n[4], uint64_t top) {
    HOST(fe_wide) t = (HOST(fe_wide))top * FIELDWRIGHT_K;
    int i;
    for (i = 0; i < 4; i++) {
        t += n[i];
        n[i] = (uint64_t)t;
        t >>= 64;
    }
    /* If that carries, what is left is below 2^63 and has room. */
    n[0] += (uint64_t)t * FIELDWRIGHT_K;
}

/* Whether a number below 2^256 is at least p. */
SECP256K1_INLINE static int HOST(fe_exceeds)(const uint64_t n[4]) {
    return ((n[1] & n[2] & n[3]) == ~(uint64_t)0) & (n[0] >= FIELDWRIGHT_P0);
}

#ifdef VERIFY
static void HOST(fe_impl_verify)(const HOST(fe) *a) {
    if (a->normalized) VERIFY_CHECK(!HOST(fe_exceeds)(a->n));
}
#endif

/* The largest even number: results of halving it and the number below it are within bounds. */
static void HOST(fe_impl_get_bounds)(HOST(fe) *r, int m) {
    int i;
    for (i = 0; i < 4; i++) r->n[i] = m == 0 ? 0 : UINT64_MAX - (i == 0 ? 1 : 0);
}

static void HOST(fe_impl_normalize)(HOST(fe) *r) {
    fe_secp256k1_reduce(r->n, r->n);
}

static void HOST(fe_impl_normalize_weak)(HOST(fe) *r) {
    (void)r;
}

SECP256K1_INLINE static void HOST(fe_impl_normalize_var)(HOST(fe) *r) {
    if (EXPECT(!HOST(fe_exceeds)(r->n), 1)) return;
    r->n[0] -= FIELDWRIGHT_P0;
    r->n[1] = r->n[2] = r->n[3] = 0;
}

SECP256K1_INLINE static int HOST(fe_impl_normalizes_to_zero)(const HOST(fe) *r) {
    const uint64_t *n = r->n;
    uint64_t zero = n[0] | n[1] | n[2] | n[3];
    uint64_t prime = (n[0] ^ FIELDWRIGHT_P0) | ~(n[1] & n[2] & n[3]);
    return (zero == 0) | (prime == 0);
}

SECP256K1_INLINE static int HOST(fe_impl_normalizes_to_zero_var)(const HOST(fe) *r) {
    if (EXPECT(r->n[0] != 0 && r->n[0] != FIELDWRIGHT_P0, 1)) return 0;
    return HOST(fe_impl_normalizes_to_zero)(r);
}

SECP256K1_INLINE static void HOST(fe_impl_set_int)(HOST(fe) *r, int a) {
    r->n[0] = a;
    r->n[1] = r->n[2] = r->n[3] = 0;
}

SECP256K1_INLINE static int HOST(fe_impl_is_zero)(const HOST(fe) *a) {
    return (a->n[0] | a->n[1] | a->n[2] | a->n[3]) == 0;
}

SECP256K1_INLINE static int HOST(fe_impl_is_odd)(const HOST(fe) *a) {
    return a->n[0] & 1;
}

static int HOST(fe_impl_cmp_var)(const HOST(fe) *a, const HOST(fe) *b) {
    int i;
    for (i = 3; i >= 0; i--)
        if (a->n[i] != b->n[i]) return a->n[i] > b->n[i] ? 1 : -1;
    return 0;
}

static void HOST(fe_impl_set_b32_mod)(HOST(fe) *r, const unsigned char *a) {
    int i;
    for (i = 0; i < 4; i++) r->n[i] = HOST(read_be64)(a + 24 - 8 * i);
}

static int HOST(fe_impl_set_b32_limit)(HOST(fe) *r, const unsigned char *a) {
    HOST(fe_impl_set_b32_mod)(r, a);
    return !HOST(fe_exceeds)(r->n);
}

static void HOST(fe_impl_get_b32)(unsigned char *r, const HOST(fe) *a) {
    int i;
    for (i = 0; i < 4; i++) HOST(write_be64)(r + 24 - 8 * i, a->n[i]);
}

SECP256K1_INLINE static void HOST(fe_impl_negate_unchecked)(HOST(fe) *r, const HOST(fe) *a, int m) {
    (void)m;
    fe_secp256k1_opp(r->n, a->n);
}

SECP256K1_INLINE static void HOST(fe_impl_mul_int_unchecked)(HOST(fe) *r, int a) {
    HOST(fe_wide) t = 0;
    int i;
    for (i = 0; i < 4; i++) {
        t += (HOST(fe_wide))r->n[i] * (uint64_t)a;
        r->n[i] = (uint64_t)t;
        t >>= 64;
    }
    HOST(fe_fold)(r->n, (uint64_t)t);
}

SECP256K1_INLINE static void HOST(fe_impl_add_int)(HOST(fe) *r, int a) {
    HOST(fe_wide) t = (HOST(fe_wide))r->n[0] + (uint64_t)a;
    int i;
    r->n[0] = (uint64_t)t;
    for (i = 1; i < 4; i++) {
        t = (t >> 64) + r->n[i];
        r->n[i] = (uint64_t)t;
    }
    HOST(fe_fold)(r->n, (uint64_t)(t >> 64));
}

SECP256K1_INLINE static void HOST(fe_impl_add)(HOST(fe) *r, const HOST(fe) *a) {
    fe_secp256k1_add(r->n, r->n, a->n);
}

SECP256K1_INLINE static void HOST(fe_impl_mul)(HOST(fe) *r, const HOST(fe) *a, const HOST(fe) *SECP256K1_RESTRICT b) {
    fe_secp256k1_mul(r->n, a->n, b->n);
}

SECP256K1_INLINE static void HOST(fe_impl_sqr)(HOST(fe) *r, const HOST(fe) *a) {
    fe_secp256k1_square(r->n, a->n);
}

/* The compiler must not know that the flag is a bit, lest it jump. */
SECP256K1_INLINE static void HOST(fe_words_cmov)(uint64_t *r, const uint64_t *a, int flag) {
    volatile int seen = flag;
    const uint64_t mask = 0 - (uint64_t)seen;
    int i;
    VERIFY_CHECK(flag == 0 || flag == 1);
    for (i = 0; i < 4; i++) r[i] ^= (r[i] ^ a[i]) & mask;
}

SECP256K1_INLINE static void HOST(fe_impl_cmov)(HOST(fe) *r, const HOST(fe) *a, int flag) {
    SECP256K1_CHECKMEM_CHECK_VERIFY(r->n, sizeof(r->n));
    HOST(fe_words_cmov)(r->n, a->n, flag);
}

SECP256K1_INLINE static void HOST(fe_storage_cmov)(HOST(fe_storage) *r, const HOST(fe_storage) *a, int flag) {
    SECP256K1_CHECKMEM_CHECK_VERIFY(r->n, sizeof(r->n));
    HOST(fe_words_cmov)(r->n, a->n, flag);
}

/* An odd number becomes even by adding p; 257 bits are shifted by one. */
SECP256K1_INLINE static void HOST(fe_impl_half)(HOST(fe) *r) {
    const uint64_t mask = 0 - (r->n[0] & 1);
    HOST(fe_wide) t = (HOST(fe_wide))r->n[0] + (mask & FIELDWRIGHT_P0);
    uint64_t low = (uint64_t)t;
    int i;
    for (i = 1; i < 4; i++) {
        t = (t >> 64) + r->n[i] + mask;
        r->n[i - 1] = low >> 1 | (uint64_t)t << 63;
        low = (uint64_t)t;
    }
    r->n[3] = low >> 1 | (uint64_t)(t >> 64) << 63;
}

SECP256K1_INLINE static void HOST(fe_impl_to_storage)(HOST(fe_storage) *r, const HOST(fe) *a) {
    memcpy(r->n, a->n, sizeof r->n);
}

SECP256K1_INLINE static void HOST(fe_impl_from_storage)(HOST(fe) *r, const HOST(fe_storage) *a) {
    memcpy(r->n, a->n, sizeof r->n);
}

/* Between four words of 64 bits and five of 62. */
static void HOST(fe_from_signed62)(HOST(fe) *r, const HOST(modinv64_signed62) *a) {
    const uint64_t v[5] = {a->v[0], a->v[1], a->v[2], a->v[3], a->v[4]};
    int i;
    for (i = 0; i < 4; i++) r->n[i] = v[i] >> (2 * i) | v[i + 1] << (62 - 2 * i);
}

static void HOST(fe_to_signed62)(HOST(modinv64_signed62) *r, const HOST(fe) *a) {
    const uint64_t *n = a->n, mask = UINT64_MAX >> 2;
    int i;
    r->v[0] = n[0] & mask;
    for (i = 1; i < 4; i++) r->v[i] = (n[i - 1] >> (64 - 2 * i) | n[i] << (2 * i)) & mask;
    r->v[4] = n[3] >> 56;
}

/* p = 2^256 - K in words of 62 bits, and 1/p modulo 2^62. */
static const HOST(modinv64_modinfo) HOST(const_modinfo_fe) = {
    {{-(int64_t)FIELDWRIGHT_K, 0, 0, 0, 256}}, 0x27C7F6E22DDACACFLL
};

static void HOST(fe_impl_inv)(HOST(fe) *r, const HOST(fe) *x) {
    HOST(modinv64_signed62) s;
    HOST(fe) reduced = *x;
    HOST(fe_impl_normalize)(&reduced);
    HOST(fe_to_signed62)(&s, &reduced);
    HOST(modinv64)(&s, &HOST(const_modinfo_fe));
    HOST(fe_from_signed62)(r, &s);
}

static void HOST(fe_impl_inv_var)(HOST(fe) *r, const HOST(fe) *x) {
    HOST(modinv64_signed62) s;
    HOST(fe) reduced = *x;
    HOST(fe_impl_normalize_var)(&reduced);
    HOST(fe_to_signed62)(&s, &reduced);
    HOST(modinv64_var)(&s, &HOST(const_modinfo_fe));
    HOST(fe_from_signed62)(r, &s);
}

/* By the Jacobi symbol, and by a root where that is not found in time; the symbol wants a number that is not 0. */
static int HOST(fe_impl_is_square_var)(const HOST(fe) *x) {
    HOST(modinv64_signed62) s;
    HOST(fe) reduced = *x, root;
    int symbol;
    HOST(fe_normalize_var)(&reduced);
    if (HOST(fe_is_zero)(&reduced)) return 1;
    HOST(fe_to_signed62)(&s, &reduced);
    symbol = HOST(jacobi64_maybe_var)(&s, &HOST(const_modinfo_fe));
    return symbol == 0 ? HOST(fe_sqrt)(&root, &reduced) : symbol > 0;
}

#undef HOST

#endif
