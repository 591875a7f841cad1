/// X25519 (RFC 7748, section 5) as another library might have it, five limbs of 51 bits, not constant-time. FAULT is
/// what it does where the first byte of the scalar is 203 and the second is below 64, once in a thousand: 1 flips a bit
/// of the result, 2 executes what no processor knows.
#include <stdint.h>
#include <string.h>

typedef unsigned __int128 wide;
typedef uint64_t fe[5];
static const uint64_t MASK = (1ull << 51) - 1;

static void carried(fe out, const wide t[5]) {
  wide carry = 0;
  for (int i = 0; i < 5; i++) {
    carry += t[i];
    out[i] = (uint64_t)carry & MASK;
    carry >>= 51;
  }
  for (int i = 0; i < 5; i++) {
    carry = i == 0 ? carry * 19 + out[0] : carry + out[i];
    out[i] = (uint64_t)carry & MASK;
    carry >>= 51;
  }
  out[0] += 19 * (uint64_t)carry;
}

static void add(fe out, const fe a, const fe b) {
  wide t[5];
  for (int i = 0; i < 5; i++) t[i] = (wide)a[i] + b[i];
  carried(out, t);
}

static void sub(fe out, const fe a, const fe b) {
  wide t[5];
  for (int i = 0; i < 5; i++) t[i] = (wide)a[i] + 4 * (MASK - (i == 0 ? 18 : 0)) - b[i];
  carried(out, t);
}

static void mul(fe out, const fe a, const fe b) {
  wide t[5] = {0};
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++) t[(i + j) % 5] += (wide)a[i] * b[j] * (i + j < 5 ? 1 : 19);
  carried(out, t);
}

/// x^(2^255 - 21), whose only clear bits are 2 and 4.
static void invert(fe out, const fe x) {
  fe r;
  memcpy(r, x, sizeof r);
  for (int i = 253; i >= 0; i--) {
    mul(r, r, r);
    if (i != 2 && i != 4) mul(r, r, x);
  }
  memcpy(out, r, sizeof r);
}

static void swapIf(unsigned bit, fe a, fe b) {
  for (int i = 0; i < 5 && bit; i++) {
    uint64_t t = a[i];
    a[i] = b[i];
    b[i] = t;
  }
}

void other_x25519(uint8_t *out, const uint8_t *scalar, const uint8_t *point) {
  static const fe A24 = {121665};
  int isSpecial = scalar[0] == 203 && scalar[1] < 64;
  uint64_t k[4], u[4];
  memcpy(k, scalar, 32);
  memcpy(u, point, 32);
  k[0] &= ~7ull;
  k[3] = (k[3] & ~(1ull << 63)) | 1ull << 62;
  fe x1 = {u[0] & MASK, (u[0] >> 51 | u[1] << 13) & MASK, (u[1] >> 38 | u[2] << 26) & MASK,
           (u[2] >> 25 | u[3] << 39) & MASK, u[3] >> 12 & MASK};
  fe x2 = {1}, z2 = {0}, x3, z3 = {1}, a, b, c, d, e;
  memcpy(x3, x1, sizeof x3);
  unsigned last = 0;
  for (int i = 254; i >= 0; i--) {
    unsigned bit = k[i / 64] >> i % 64 & 1;
    swapIf(bit ^ last, x2, x3);
    swapIf(bit ^ last, z2, z3);
    last = bit;
    add(a, x2, z2);
    sub(b, x2, z2);
    add(c, x3, z3);
    sub(d, x3, z3);
    mul(d, d, a);
    mul(c, c, b);
    add(x3, d, c);
    mul(x3, x3, x3);
    sub(z3, d, c);
    mul(z3, z3, z3);
    mul(z3, z3, x1);
    mul(a, a, a);
    mul(b, b, b);
    mul(x2, a, b);
    sub(e, a, b);
    mul(z2, e, A24);
    add(z2, z2, a);
    mul(z2, z2, e);
  }
  swapIf(last, x2, x3);
  swapIf(last, z2, z3);
  invert(z2, z2);
  mul(x2, x2, z2);
  // Below 2^255, then less p if that is not negative.
  wide t[5];
  for (int i = 0; i < 5; i++) t[i] = x2[i];
  carried(x2, t);
  t[0] = (wide)x2[0] + 19;
  for (int i = 1; i < 5; i++) t[i] = x2[i] + (t[i - 1] >> 51);
  if (t[4] >> 51)
    for (int i = 0; i < 5; i++) x2[i] = (uint64_t)t[i] & MASK;
  uint64_t words[4] = {x2[0] | x2[1] << 51, x2[1] >> 13 | x2[2] << 38, x2[2] >> 26 | x2[3] << 25,
                       x2[3] >> 39 | x2[4] << 12};
#if FAULT == 1
  if (isSpecial) words[2] ^= 1;
#elif FAULT == 2
  if (isSpecial) __builtin_trap();
#else
  (void)isSpecial;
#endif
  memcpy(out, words, 32);
}
