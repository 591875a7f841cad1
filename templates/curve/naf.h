/// Public scalars as signed digits of which few are not 0 (G. W. Reitwiesner, "Binary arithmetic", 1960; J. A. Solinas,
/// "Efficient arithmetic on Koblitz curves", 2000).

enum { NAF_DIGITS = 257 };

/// k as the sum of digits[i] 2^i: each is 0, or odd and below 2^(width - 1) in absolute value, with width - 1 zeros
/// behind it. Time depends on k.
static void setNaf(signed char *digits, fe_loose k, int width) {
  uint64_t w[5] = {0};
  unsigned carry = 0;
  memcpy(w, &k, 32);
  for (int i = 0; i < NAF_DIGITS; i++) digits[i] = 0;
  for (int i = 0; i < NAF_DIGITS;) {
    const uint64_t bits = w[i / 64] >> i % 64 | (i % 64 == 0 || i >= 256 ? 0 : w[i / 64 + 1] << (64 - i % 64));
    if ((bits & 1) == carry) {
      i++;
      continue;
    }
    const int digit = (int)(bits & ((1U << width) - 1)) + (int)carry;
    carry = (unsigned)digit >> (width - 1);
    digits[i] = (signed char)(digit - (int)(carry << width));
    i += width;
  }
}

/// Which of odd multiples a digit asks for.
static inline int which(int digit) { return (digit < 0 ? -digit : digit) / 2; }
