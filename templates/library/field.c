/// What a library of a field has beside straight-line code: powers, comparisons and bytes, in C around functions that
/// are proved. There is no branch on elements and no address depends on them. The lines above define
///   PREFIX         begins all symbols
///   LIMBS, BYTES   words of an element, bytes of one that is written
///   IS_CANONICAL   elements are always below p; otherwise they are reduced before they are compared or written
///   IS_MONTGOMERY  the words of x are those of x R
///   HAS_INVERSE    inversePower(out, a) makes a^(p-2)
///   ROOT           what p is modulo 4 or 8 if there are square roots: 3, 5 or 1; rootPower(out, a) makes a^((p+1)/4),
///                  a^((p-5)/8), or a^((q-1)/2) with p - 1 = 2^TWOS q and odd q; ONE is 1
///   INVERSE_POWERS if ROOT is 1: 1/g^(2^j) for j below TWOS, g being of order 2^TWOS; HALVINGS(X) is X(n, low, high)
///                  for TWOS, its halves, halves of these and so on, down to 2, the smallest first
///   VARIANT        name of this code in a library that chooses among several, if it is in one

#ifdef VARIANT
const char *F(variant)(void) { return VARIANT; }
#endif

__attribute__((unused)) static inline void copy(word out[LIMBS], const word a[LIMBS]) {
  __builtin_memcpy(out, a, LIMBS * sizeof(word));
}

void F(square_times)(word out[LIMBS], const word a[LIMBS], uint32_t n) {
  squareTimes(out, a, n);
}

uint64_t F(is_zero)(const word a[LIMBS]) {
  word x[LIMBS], isZero;
#if IS_CANONICAL
  copy(x, a);
#else
  F(reduce)(x, a);
#endif
  F(zero)(&isZero, x);
  return isZero;
}

uint64_t F(equal)(const word a[LIMBS], const word b[LIMBS]) {
  word difference[LIMBS];
  F(sub)(difference, a, b);
  return F(is_zero)(difference);
}

uint64_t F(from_bytes)(word out[LIMBS], const uint8_t bytes[BYTES]) {
  word x[LIMBS] = {0}, isCanonical;
  __builtin_memcpy(x, bytes, BYTES);
  F(below)(&isCanonical, x);
  F(reduce)(x, x);
#if IS_MONTGOMERY
  F(to_montgomery)(out, x);
#else
  copy(out, x);
#endif
  return isCanonical;
}

void F(to_bytes)(uint8_t bytes[BYTES], const word a[LIMBS]) {
  word x[LIMBS];
#if IS_MONTGOMERY
  F(from_montgomery)(x, a);
#else
  copy(x, a);
#endif
#if !IS_CANONICAL
  F(reduce)(x, x);
#endif
  __builtin_memcpy(bytes, x, BYTES);
}

#if HAS_INVERSE
void F(invert)(word out[LIMBS], const word a[LIMBS]) {
  inversePower(out, a);
}
#endif

#if ROOT == 1
/// x = x/g^(2^j) if bit is 1.
static void divideIf(word x[LIMBS], uint32_t j, word bit) {
  word factor[LIMBS];
  F(select)(factor, ONE, INVERSE_POWERS[j], bit);
  F(mul)(x, x, factor);
}

/// Bits of e, the lowest first, for x = h^e and h = g^(2^(TWOS-1)) = -1.
static void logarithm_1(word bits[1], const word x[LIMBS]) { bits[0] = F(equal)(x, ONE) ^ 1; }

/// The same for h = g^(2^(TWOS-n)), n = low + high: the lower bits are those of x^(2^high), and what is left of x
/// without them has the upper ones (S. Pohlig, M. Hellman; halves by A. Sutherland: Structure computation and discrete
/// logarithms in finite abelian p-groups, 2011).
#define LOGARITHM(n, low, high)                                                                                        \
  static void logarithm_##n(word bits[n], const word x[LIMBS]) {                                                       \
    word rest[LIMBS];                                                                                                  \
    squareTimes(rest, x, high);                                                                                        \
    logarithm_##low(bits, rest);                                                                                       \
    copy(rest, x);                                                                                                     \
    for (uint32_t i = 0; i < low; i++) divideIf(rest, TWOS - n + i, bits[i]);                                          \
    logarithm_##high(bits + low, rest);                                                                                \
  }
HALVINGS(LOGARITHM)
#endif

#if ROOT
uint64_t F(sqrt)(word out[LIMBS], const word a[LIMBS]) {
  word x[LIMBS], root[LIMBS], square[LIMBS];
  copy(x, a);
#if ROOT == 3
  rootPower(root, x);
#elif ROOT == 1
  // A. Tonelli: v = x^((q-1)/2), x v^2 = g^e, root = x v g^(-e/2); e is even if x is a square.
  word v[LIMBS], power[LIMBS], bits[TWOS];
  rootPower(v, x);
  F(mul)(root, x, v);
  F(mul)(power, root, v);
  JOIN(logarithm, TWOS)(bits, power);
  for (uint32_t i = 1; i < TWOS; i++) divideIf(root, i - 1, bits[i]);
#else
  // A. Atkin: v = (2x)^((p-5)/8), i = 2 x v^2 with i^2 = -1 if x is a square, root = x v (i - 1).
  word twice[LIMBS], v[LIMBS], i[LIMBS];
  F(add)(twice, x, x);
  rootPower(v, twice);
  F(square)(i, v);
  F(mul)(i, i, twice);
  F(sub)(i, i, ONE);
  F(mul)(root, x, v);
  F(mul)(root, root, i);
#endif
  F(square)(square, root);
  copy(out, root);
  return F(equal)(square, x);
}
#endif
