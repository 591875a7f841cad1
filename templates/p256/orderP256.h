/// Numbers modulo the order of the base point of P-256, one at a time, and as 32 bytes.

void p256_order_mul(fe_loose *out, const fe_loose *x, const fe_loose *y); // divided by 2^256
void p256_order_add(fe_loose *out, const fe_loose *x, const fe_loose *y);
void p256_order_to_montgomery(fe_loose *out, const fe_loose *x);
void p256_order_invert(fe_loose *out, const fe_loose *x);

/// The order (SP 800-186, section 3.2.1.3).
#define ORDER ((fe_loose)0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551uwb)

/// A number of 32 bytes, the highest first, as FIPS 186-5 has them.
static inline fe_loose bigEndian32(const unsigned char *bytes) {
  uint64_t w[4], reversed[4];
  memcpy(w, bytes, 32);
  EACH for (int i = 0; i < 4; i++) reversed[i] = __builtin_bswap64(w[3 - i]);
  return bytes32((const unsigned char *)reversed);
}

static inline void setBigEndian32(unsigned char *bytes, fe_loose x) {
  EACH for (int i = 0; i < 4; i++) {
    const uint64_t word = __builtin_bswap64((uint64_t)(x >> (64 * (3 - i))));
    memcpy(bytes + 8 * i, &word, 8);
  }
}

/// x or y, without a jump.
static inline fe_loose either(unsigned isFirst, fe_loose x, fe_loose y) {
  return y ^ ((x ^ y) & -(fe_loose)(isFirst & 1));
}

/// x modulo n, for x below 2^256.
static inline fe_loose moduloOrder(fe_loose x) { return either(x < ORDER, x, x - ORDER); }

/// x y modulo n, for numbers below it.
static inline fe_loose orderProduct(fe_loose x, fe_loose y) {
  fe_loose out;
  p256_order_to_montgomery(&out, &x);
  p256_order_mul(&out, &out, &y);
  return out;
}
