/* P-384's points by the archive formula_p384_montgomery, for a processor with BMI2 and ADX: X, Y, Z of six words each,
 * in Montgomery form and below p; Z = 0 is the point at infinity. */
#ifndef FIELDWRIGHT_POINTS_384_H
#define FIELDWRIGHT_POINTS_384_H

enum { POINT_384 = 3 * P384_NLIMBS, WINDOW_384 = 5, MULTIPLES_384 = 1 << (WINDOW_384 - 1) };

/* The interface of ec_nistp_point_add. If mixed, z2 is 1, as all callers have it. The formulas are for points that are
 * not equal: of finite ones that are, they make X3 = Z3 = 0, and of no others. Whether they are equal shows in the
 * time, as in the host; that they are infinite does not. */
static void fieldwright_add_p384(uint64_t *x3, uint64_t *y3, uint64_t *z3, const uint64_t *x1, const uint64_t *y1,
                                 const uint64_t *z1, int mixed, const uint64_t *x2, const uint64_t *y2,
                                 const uint64_t *z2) {
  uint64_t a[POINT_384], b[POINT_384], sum[POINT_384];
  crypto_word_t infinite = constant_time_is_zero_w(p384_felem_nz(z1)) | constant_time_is_zero_w(p384_felem_nz(z2));
  ec_nistp_coordinates_to_point(a, x1, y1, z1, P384_NLIMBS);
  ec_nistp_coordinates_to_point(b, x2, y2, z2, P384_NLIMBS);
  if (mixed) formula_p384_montgomery_jacobian_mixed(sum, a, b);
  else formula_p384_montgomery_jacobian_add(sum, a, b);
  crypto_word_t gone = constant_time_is_zero_w(p384_felem_nz(sum) | p384_felem_nz(sum + 2 * P384_NLIMBS));
  if (constant_time_declassify_w(gone & ~infinite)) formula_p384_montgomery_jacobian_double(sum, a);
  ec_nistp_point_to_coordinates(x3, y3, z3, sum, P384_NLIMBS);
}

/* r = a + b; r may be a. */
static void fieldwright_sum_p384(uint64_t *r, const uint64_t *a, const uint64_t *b) {
  enum { X, Y = P384_NLIMBS, Z = 2 * P384_NLIMBS };
  fieldwright_add_p384(r, r + Y, r + Z, a, a + Y, a + Z, 0, b, b + Y, b + Z);
}

/* The multiple of this number, 0 to 16; all entries are read. */
static void fieldwright_select_p384(uint64_t *r, uint64_t table[MULTIPLES_384][POINT_384], uint64_t number) {
  OPENSSL_memset(r, 0, POINT_384 * sizeof(r[0]));
  for (uint64_t k = 0; k < MULTIPLES_384; k++) {
    uint64_t mask = constant_time_eq_w(number, k + 1);
    for (int i = 0; i < POINT_384; i++) r[i] |= table[k][i] & mask;
  }
}

/* r = scalar * point, for a scalar below the order n, in constant time: signed digits of five bits (A. D. Booth), the
 * highest first. No sum of m and a digit d has equal terms, for 32 divides m, |d| <= 16, m + d < n, and n is 19 modulo
 * 32: m - d = n would make d negative and 13 modulo 32. */
static void fieldwright_mul_p384(uint64_t *r, const uint64_t *scalar, const uint64_t *point) {
  uint64_t table[MULTIPLES_384][POINT_384], entry[POINT_384];
  uint8_t bytes[8 * P384_NLIMBS + 1] = {0};
  OPENSSL_memcpy(bytes, scalar, 8 * P384_NLIMBS);
  OPENSSL_memcpy(table[0], point, sizeof(table[0]));
  for (int k = 2; k <= MULTIPLES_384; k++) {
    if (k % 2 == 0) formula_p384_montgomery_jacobian_double(table[k - 1], table[k / 2 - 1]);
    else fieldwright_sum_p384(table[k - 1], table[k - 2], point);
  }
  OPENSSL_memset(r, 0, sizeof(entry));
  for (int i = 384 / WINDOW_384; i >= 0; i--) {
    /* Bits 5 i - 1 to 5 i + 4, and the digit that they stand for, as sign and number. */
    int bit = WINDOW_384 * i - 1;
    uint64_t six = i == 0 ? (uint64_t)bytes[0] << 1 : (bytes[bit / 8] | (uint64_t)bytes[bit / 8 + 1] << 8) >> bit % 8;
    six &= 63;
    uint64_t sign = six >> 5, digit = ((six + 1) >> 1) - (sign << 5), number = (digit ^ (0 - sign)) + sign;
    for (int j = 0; j < WINDOW_384; j++) formula_p384_montgomery_jacobian_double(r, r);
    fieldwright_select_p384(entry, table, number);
    p384_felem opposite;
    p384_felem_opp(opposite, entry + P384_NLIMBS);
    for (int j = 0; j < P384_NLIMBS; j++)
      entry[P384_NLIMBS + j] ^= (entry[P384_NLIMBS + j] ^ opposite[j]) & (0 - sign);
    fieldwright_sum_p384(r, r, entry);
  }
}
#endif
