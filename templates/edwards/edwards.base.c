/// Multiples of the base point of edwards25519: digits select from multiples of B^2i times it, B being their
/// base, the odd digits first, whose sum is multiplied by B (D. J. Bernstein et al., "High-speed high-security
/// signatures", CHES 2011, section 4). No jump and no address depends on a scalar.

#include "edwards.h"

/// Multiples from 1 on of 2^(2 DIGIT_BITS i) times the base point (RFC 8032, section 5.1): y + x, y - x, 2 d x y.
extern const uint64_t F(edwards_base_table)[DIGITS / 2][MULTIPLES][AFFINE] __attribute__((visibility("hidden")));

/// What a digit selects, for edwards_add_affine; 0 selects 1, 1, 0.
WIDE static void select(row *out, row *minus, const row *words, int digit) {
  const uint64_t(*multiples)[AFFINE] = F(edwards_base_table)[digit / 2];
  row is[MULTIPLES + 1];
  readDigit(is, minus, words, digit);
  SELECT(out, is, multiples, AFFINE);
  out[0] |= is[0] & 1;
  out[LIMBS] |= is[0] & 1;
}

/// What the next digit selects is written an addition before it is read, so that rows have left the store buffer, from
/// which no eight words are read at once.
WIDE void F(edwards_base)(row *out, const row *words) {
  row even[AFFINE], odd[AFFINE], evenMinus, oddMinus;
  setNeutral(out);
  select(even, &evenMinus, words, inOrder(0));
  for (int k = 0; k < DIGITS; k += 2) {
    if (k == DIGITS / 2) timesBase(out);
    select(odd, &oddMinus, words, inOrder(k + 1));
    F(edwards_add_affine)(out, out, even, BIT_OF(evenMinus));
    select(even, &evenMinus, words, inOrder((k + 2) % DIGITS));
    F(edwards_add_affine)(out, out, odd, BIT_OF(oddMinus));
  }
}
