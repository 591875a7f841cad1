/// What the public functions of P-256 are made of, for any number of keys; statuses are those of p256.c.

#include <stddef.h>
#include <stdint.h>

enum { WRONG = 0, RIGHT = 1, NO_NUMBER = 2, ZERO_IN_SIGNATURE = 3 };

/// Numbers of 32 bytes, the highest first: X : Y : Z in Jacobian coordinates.
typedef uint8_t jacobian[3][32];

void p256_public_key_many(uint8_t *valid, uint8_t (*out)[64], const uint8_t (*secrets)[32], size_t n);
void p256_ecdh_many(uint8_t *valid, uint8_t (*out)[32], const uint8_t (*secrets)[32], const jacobian *publics,
                    size_t n);

/// Without nonces, those of RFC 6979, of which the first `passedOver` are passed over.
void p256_sign_many(uint8_t *status, uint8_t (*out)[64], const uint8_t (*secrets)[32], const uint8_t (*nonces)[32],
                    const uint8_t (*digests)[32], size_t passedOver, size_t n);
void p256_verify_many(uint8_t *valid, const uint8_t (*signatures)[64], const jacobian *publics,
                      const uint8_t (*digests)[32], size_t n);
