/*
 * Intel's crypto_mb, which takes a pointer for each of eight lanes, as functions of any number: (out, operands,
 * number), each argument an array. Keys and numbers of P-256 are 32 bytes, the highest first, and become words here;
 * lanes without a call have null pointers, which the library skips.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { LANES = 8, MESSAGE = 32 };

typedef const uint8_t *in[LANES];
typedef uint8_t *out[LANES];
typedef uint64_t words[4];

uint32_t mbx_x25519_mb8(out shared, in secret, in public);
uint32_t mbx_x25519_public_key_mb8(out public, in secret);
uint32_t mbx_ed25519_sign_mb8(out r, out s, in messages, const uint32_t lengths[LANES], in seeds, in public);
uint32_t mbx_ed25519_verify_mb8(in r, in s, in messages, const uint32_t lengths[LANES], in public);
uint32_t mbx_nistp256_ecdh_mb8(out shared, const uint64_t *secret[LANES], const uint64_t *x[LANES],
                               const uint64_t *y[LANES], const uint64_t **z, uint8_t *buffer);
uint32_t mbx_nistp256_ecdsa_sign_mb8(out r, out s, in digests, const uint64_t *nonces[LANES],
                                     const uint64_t *secret[LANES], uint8_t *buffer);
uint32_t mbx_nistp256_ecdsa_verify_mb8(in r, in s, in digests, const uint64_t *x[LANES], const uint64_t *y[LANES],
                                       const uint64_t **z, uint8_t *buffer);

/* Eight at a time from call i on. */
#define EIGHTS(i, n) for (size_t i = 0; i < (n); i += LANES)

/* The pointers of the calls from i on, each `size` bytes behind the last; null from n on. */
#define POINTERS(pointers, from, size, i, n)                                                                           \
  for (size_t lane = 0; lane < LANES; lane++)                                                                          \
  (pointers)[lane] = (i) + lane < (n) ? (from) + ((i) + lane) * (size) : NULL

void crypto_mb_x25519(uint8_t *result, const uint8_t *scalars, const uint8_t *points, size_t n) {
  EIGHTS(i, n) {
    out shared;
    in secret, public;
    POINTERS(shared, result, 32, i, n);
    POINTERS(secret, scalars, 32, i, n);
    POINTERS(public, points, 32, i, n);
    mbx_x25519_mb8(shared, secret, public);
  }
}

void crypto_mb_x25519_public(uint8_t *result, const uint8_t *scalars, size_t n) {
  EIGHTS(i, n) {
    out public;
    in secret;
    POINTERS(public, result, 32, i, n);
    POINTERS(secret, scalars, 32, i, n);
    mbx_x25519_public_key_mb8(public, secret);
  }
}

static const uint32_t LENGTHS[LANES] = {MESSAGE, MESSAGE, MESSAGE, MESSAGE, MESSAGE, MESSAGE, MESSAGE, MESSAGE};

void crypto_mb_ed25519_sign(uint8_t *result, const uint8_t *keys, const uint8_t *messages, size_t n) {
  EIGHTS(i, n) {
    out r, s;
    in message, seed, public;
    POINTERS(r, result, 64, i, n);
    POINTERS(s, result + 32, 64, i, n);
    POINTERS(message, messages, MESSAGE, i, n);
    POINTERS(seed, keys, 64, i, n);
    POINTERS(public, keys + 32, 64, i, n);
    mbx_ed25519_sign_mb8(r, s, message, LENGTHS, seed, public);
  }
}

/* A status of 0 in its four bits: the signature of the lane is right. */
static void valid(uint64_t *result, uint32_t status, size_t i, size_t n) {
  for (size_t lane = 0; lane < LANES && i + lane < n; lane++) result[i + lane] = (status >> 4 * lane & 15) == 0;
}

void crypto_mb_ed25519_verify(uint64_t *result, const uint8_t *signatures, const uint8_t *keys, const uint8_t *messages,
                              size_t n) {
  EIGHTS(i, n) {
    in r, s, message, public;
    POINTERS(r, signatures, 64, i, n);
    POINTERS(s, signatures + 32, 64, i, n);
    POINTERS(message, messages, MESSAGE, i, n);
    POINTERS(public, keys, 32, i, n);
    valid(result, mbx_ed25519_verify_mb8(r, s, message, LENGTHS, public), i, n);
  }
}

/* Words of the numbers of the calls from i on, each `size` bytes behind the last. */
static void numbers(words w[LANES], const uint64_t *pointers[LANES], const uint8_t *from, size_t size, size_t i,
                    size_t n) {
  for (size_t lane = 0; lane < LANES; lane++) {
    pointers[lane] = i + lane < n ? w[lane] : NULL;
    for (int k = 0; k < 4 && i + lane < n; k++) {
      uint64_t word;
      memcpy(&word, from + (i + lane) * size + 8 * (3 - k), 8);
      w[lane][k] = __builtin_bswap64(word);
    }
  }
}

void crypto_mb_p256_ecdh(uint8_t *result, const uint8_t *secrets, const uint8_t *keys, size_t n) {
  EIGHTS(i, n) {
    words w[3][LANES];
    const uint64_t *secret[LANES], *x[LANES], *y[LANES];
    out shared;
    numbers(w[0], secret, secrets, 32, i, n);
    numbers(w[1], x, keys, 64, i, n);
    numbers(w[2], y, keys + 32, 64, i, n);
    POINTERS(shared, result, 32, i, n);
    mbx_nistp256_ecdh_mb8(shared, secret, x, y, NULL, NULL);
  }
}

void crypto_mb_p256_sign(uint8_t *result, const uint8_t *secrets, const uint8_t *nonces, const uint8_t *digests,
                         size_t n) {
  EIGHTS(i, n) {
    words w[2][LANES];
    const uint64_t *secret[LANES], *nonce[LANES];
    out r, s;
    in digest;
    numbers(w[0], secret, secrets, 32, i, n);
    numbers(w[1], nonce, nonces, 32, i, n);
    POINTERS(r, result, 64, i, n);
    POINTERS(s, result + 32, 64, i, n);
    POINTERS(digest, digests, 32, i, n);
    mbx_nistp256_ecdsa_sign_mb8(r, s, digest, nonce, secret, NULL);
  }
}

void crypto_mb_p256_verify(uint64_t *result, const uint8_t *signatures, const uint8_t *keys, const uint8_t *digests,
                           size_t n) {
  EIGHTS(i, n) {
    words w[2][LANES];
    const uint64_t *x[LANES], *y[LANES];
    in r, s, digest;
    numbers(w[0], x, keys, 64, i, n);
    numbers(w[1], y, keys + 32, 64, i, n);
    POINTERS(r, signatures, 64, i, n);
    POINTERS(s, signatures + 32, 64, i, n);
    POINTERS(digest, digests, 32, i, n);
    valid(result, mbx_nistp256_ecdsa_verify_mb8(r, s, digest, x, y, NULL, NULL), i, n);
  }
}
