/// The functions of PREFIX_vectors.h (`library --lanes 8`). Each has a vectorised and a scalar form, which give the
/// same elements: results are below the modulus. What they do depends on the number of elements and on the
/// processor alone: LEAST_MUL and so on are the smallest numbers for which the vectorised form is faster.

typedef word element[LIMBS];
/// A word of each of eight elements.
typedef word row[8];
/// Eight elements.
typedef row rows[LIMBS];

/// Inversions are of so many elements together.
enum { LANES = 8, EIGHTS_AT_ONCE = 32, ONES_AT_ONCE = 64 };

#define HIDDEN __attribute__((visibility("hidden")))
#define INLINE static inline __attribute__((always_inline))
/// Loops over lanes and words are unrolled: that stores go to fixed places of the stack is what shows that no pointer
/// there is overwritten by an element.
#define EACH _Pragma("clang loop unroll(full)")

/// Of n elements, one to eight: their rows, with 0 in the lanes that are left, and back.
#define ROWS_OF(n)                                    \
  HIDDEN void F(rows_of_##n)(row *, const element *); \
  HIDDEN void F(elements_of_##n)(element *, const row *);
ROWS_OF(1) ROWS_OF(2) ROWS_OF(3) ROWS_OF(4) ROWS_OF(5) ROWS_OF(6) ROWS_OF(7) ROWS_OF(8)
HIDDEN void F(mul_x8)(row *out, const row *a, const row *b);
HIDDEN void F(square_x8)(row *out, const row *a);
HIDDEN void F(add_x8)(row *out, const row *a, const row *b);
HIDDEN void F(sub_x8)(row *out, const row *a, const row *b);

/// Of two to four elements.
#define SEVERAL(name, n) HIDDEN void F(name##_of_##n)(element *out, const element *a, const element *b);
SEVERAL(add, 2) SEVERAL(add, 3) SEVERAL(add, 4)
SEVERAL(sub, 2) SEVERAL(sub, 3) SEVERAL(sub, 4)

enum operation { MUL, SQUARE, ADD, SUB };

/// An operation on eight elements.
INLINE void inLanes(enum operation which, row *out, const row *a, const row *b) {
  if (which == MUL) F(mul_x8)(out, a, b);
  if (which == SQUARE) F(square_x8)(out, a);
  if (which == ADD) F(add_x8)(out, a, b);
  if (which == SUB) F(sub_x8)(out, a, b);
}

/// The same on one, by the functions of PREFIX.h.
INLINE void inWords(enum operation which, word *out, const word *a, const word *b) {
  if (which == MUL) F(mul)(out, a, b);
  if (which == SQUARE) F(square)(out, a);
  if (which == ADD) F(add)(out, a, b);
  if (which == SUB) F(sub)(out, a, b);
#if !IS_CANONICAL
  F(reduce)(out, out);
#endif
}

/// Eight elements, or the n that there are: nothing beyond them is read or written.
#define BY_NUMBER(n, name, ...)                \
  ((n) >= 8   ? F(name##_of_8)(__VA_ARGS__)    \
   : (n) == 7 ? F(name##_of_7)(__VA_ARGS__)    \
   : (n) == 6 ? F(name##_of_6)(__VA_ARGS__)    \
   : (n) == 5 ? F(name##_of_5)(__VA_ARGS__)    \
   : (n) == 4 ? F(name##_of_4)(__VA_ARGS__)    \
   : (n) == 3 ? F(name##_of_3)(__VA_ARGS__)    \
   : (n) == 2 ? F(name##_of_2)(__VA_ARGS__)    \
              : F(name##_of_1)(__VA_ARGS__))
INLINE void load(row *out, const element *from, size_t n) { BY_NUMBER(n, rows, out, from); }
INLINE void store(element *to, const row *from, size_t n) { BY_NUMBER(n, elements, to, from); }

/// One element in all lanes.
INLINE void spread(row *out, const word *from) {
  EACH for (int k = 0; k < LIMBS; k++) EACH for (int i = 0; i < LANES; i++) out[k][i] = from[k];
}

/// Eights, and what is left if that is at least so many: fewer take less one by one.
#define EIGHTS(i, n, least) for (; (i) < (n) && (n) - (i) >= (least); (i) += LANES)
/// How many these are.
#define DONE(i, n) ((i) < (n) ? (i) : (n))

/// Returns how many it has computed.
INLINE size_t vectorInLanes(enum operation which, element *out, const element *a, const element *b, size_t n,
                            size_t least) {
  _Alignas(64) rows x, y;
  size_t i = 0;
  EIGHTS(i, n, least) {
    load(x, a + i, n - i);
    if (which != SQUARE) load(y, b + i, n - i);
    inLanes(which, x, x, y);
    store(out + i, x, n - i);
  }
  return DONE(i, n);
}

/// The last call is a jump, so that vectors take no more than their elements alone.
INLINE void productsInWords(enum operation which, element *out, const element *a, const element *b, size_t n) {
  if (n == 0) return;
  for (; n > 1; n--, out++, a++, b++) inWords(which, *out, *a, *b);
  inWords(which, *out, *a, *b);
}

/// Called, and not part of another function, whose registers would be saved for all numbers of elements.
#define OWN HIDDEN __attribute__((noinline))

/// A function of the header from its two ways, which have names of their own; lanes from so many elements on.
#define CHOSEN(name, least, arguments)                             \
  if (n >= (least) && lanesHere() == 8) F(name##_lanes) arguments; \
  else F(name##_words) arguments;
#define CHOICE(name, least, parameters, arguments) \
  void F(name) parameters { CHOSEN(name, least, arguments) }

/// The same, one element being never faster in lanes.
#define CHOICE_OF_MORE(which, name, least, parameters, b, arguments) \
  void F(name) parameters {                                          \
    if (n == 1) inWords(which, *out, *a, b);                         \
    else CHOSEN(name, least, arguments)                              \
  }

#define VECTORS (element *out, const element *a, const element *b, size_t n)
#define BINARY(name, which, least)                                 \
  OWN void F(name##_lanes) VECTORS {                               \
    const size_t done = vectorInLanes(which, out, a, b, n, least); \
    F(name##_words)(out + done, a + done, b + done, n - done);     \
  }                                                                \
  CHOICE_OF_MORE(which, name, least, VECTORS, *b, (out, a, b, n))

OWN void F(mul_vec_words) VECTORS { productsInWords(MUL, out, a, b, n); }

/// Sums or differences, of which a call takes a fifth of the time: up to four by one function, which is jumped to.
#define SUMS(name, which)                                                      \
  OWN void F(name##_few) VECTORS {                                             \
    if (n == 1) inWords(which, *out, *a, *b);                                  \
    else if (n == 2) F(name##_of_2)(out, a, b);                                \
    else if (n == 3) F(name##_of_3)(out, a, b);                                \
    else if (n == 4) F(name##_of_4)(out, a, b);                                \
  }                                                                            \
  OWN void F(name##_many) VECTORS {                                            \
    for (; n > 4; n -= 4, out += 4, a += 4, b += 4) F(name##_of_4)(out, a, b); \
    F(name##_few)(out, a, b, n);                                               \
  }                                                                            \
  OWN void F(name##_vec_words) VECTORS {                                       \
    if (n > 4) F(name##_many)(out, a, b, n);                                   \
    else F(name##_few)(out, a, b, n);                                          \
  }
SUMS(add, ADD)
SUMS(sub, SUB)
BINARY(mul_vec, MUL, LEAST_MUL)
BINARY(add_vec, ADD, LEAST_ADD)
BINARY(sub_vec, SUB, LEAST_SUB)

#define VECTOR (element *out, const element *a, size_t n)

OWN void F(square_vec_words) VECTOR { productsInWords(SQUARE, out, a, a, n); }
OWN void F(square_vec_lanes) VECTOR {
  const size_t done = vectorInLanes(SQUARE, out, a, a, n, LEAST_SQUARE);
  F(square_vec_words)(out + done, a + done, n - done);
}
CHOICE_OF_MORE(SQUARE, square_vec, LEAST_SQUARE, VECTOR, *a, (out, a, n))

#define SCALED (element *out, const element *a, const word *scalar, size_t n)

OWN void F(scale_vec_words) SCALED {
  element s; // which may be one of the results
  __builtin_memcpy(s, scalar, sizeof s);
  for (size_t i = 0; i < n; i++) inWords(MUL, out[i], a[i], s);
}

OWN void F(scale_vec_lanes) SCALED {
  element s;
  __builtin_memcpy(s, scalar, sizeof s);
  _Alignas(64) rows x, y;
  spread(y, s);
  size_t i = 0;
  EIGHTS(i, n, LEAST_SCALE) {
    load(x, a + i, n - i);
    F(mul_x8)(x, x, y);
    store(out + i, x, n - i);
  }
  const size_t done = DONE(i, n);
  F(scale_vec_words)(out + done, a + done, s, n - done);
}
CHOICE(scale_vec, LEAST_SCALE, SCALED, (out, a, scalar, n))

#define SUMMED (word *out, const element *a, const element *b, size_t n)

/// out becomes the sum of `sum` and the products.
INLINE void innerInWords(word *out, const word *sum, const element *a, const element *b, size_t n) {
  element product, own;
  __builtin_memcpy(own, sum, sizeof own);
  for (size_t i = 0; i < n; i++) {
    inWords(MUL, product, a[i], b[i]);
    inWords(ADD, own, own, product);
  }
  __builtin_memcpy(out, own, sizeof own);
}

OWN void F(inner_vec_words) SUMMED {
  const element zero = {0};
  innerInWords(out, zero, a, b, n);
}

OWN void F(inner_vec_lanes) SUMMED {
  _Alignas(64) rows x, y, sum = {0};
  size_t i = 0;
  EIGHTS(i, n, LEAST_INNER) {
    load(x, a + i, n - i);
    load(y, b + i, n - i);
    F(mul_x8)(x, x, y);
    F(add_x8)(sum, sum, x);
  }
  element parts[LANES];
  store(parts, sum, LANES);
  EACH for (int k = 1; k < LANES; k++) inWords(ADD, parts[0], parts[0], parts[k]);
  const size_t done = DONE(i, n);
  innerInWords(out, parts[0], a + done, b + done, n - done);
}
CHOICE(inner_vec, LEAST_INNER, SUMMED, (out, a, b, n))

#define BUTTERFLY (element *a, element *b, const element *w, size_t n)

OWN void F(butterfly_vec_words) BUTTERFLY {
  element y;
  for (size_t i = 0; i < n; i++) {
    inWords(MUL, y, b[i], w[i]);
    inWords(SUB, b[i], a[i], y);
    inWords(ADD, a[i], a[i], y);
  }
}

OWN void F(butterfly_vec_lanes) BUTTERFLY {
  _Alignas(64) rows x, y, z;
  size_t i = 0;
  EIGHTS(i, n, LEAST_BUTTERFLY) {
    load(x, a + i, n - i);
    load(y, b + i, n - i);
    load(z, w + i, n - i);
    F(mul_x8)(y, y, z);
    F(sub_x8)(z, x, y);
    F(add_x8)(x, x, y);
    store(a + i, x, n - i);
    store(b + i, z, n - i);
  }
  const size_t done = DONE(i, n);
  F(butterfly_vec_words)(a + done, b + done, w + done, n - done);
}
CHOICE(butterfly_vec, LEAST_BUTTERFLY, BUTTERFLY, (a, b, w, n))

#if HAS_INVERSE
/// All bits if an element is 0, which then becomes another.
INLINE word replacedZero(word *x) {
  word any = 0;
  EACH for (int k = 0; k < LIMBS; k++) any |= x[k];
  const word isZero = 1 - ((any | -any) >> 63);
  x[0] |= isZero;
  return -isZero;
}

/// 1/x of eight elements that are not 0, by one inversion.
INLINE void invertEight(element *x) {
  element products[LANES], inverse, other;
  __builtin_memcpy(products[0], x[0], sizeof inverse);
  EACH for (int i = 1; i < LANES; i++) inWords(MUL, products[i], products[i - 1], x[i]);
  F(invert)(inverse, products[LANES - 1]);
  EACH for (int i = LANES - 1; i > 0; i--) {
    inWords(MUL, other, inverse, products[i - 1]);
    inWords(MUL, inverse, inverse, x[i]);
    __builtin_memcpy(x[i], other, sizeof other);
  }
#if !IS_CANONICAL
  F(reduce)(inverse, inverse);
#endif
  __builtin_memcpy(x[0], inverse, sizeof inverse);
}

/// Eight elements without zeros, and which of them were.
INLINE void loadInvertible(row *x, word *zeros, const element *from, size_t n) {
  load(x, from, n);
  EACH for (int i = 0; i < LANES; i++) {
    element own;
    EACH for (int k = 0; k < LIMBS; k++) own[k] = x[k][i];
    zeros[i] = replacedZero(own);
    x[0][i] = own[0];
  }
}

/// 0 where elements were.
INLINE void storeInverses(element *to, row *x, const word *zeros, size_t n) {
  EACH for (int k = 0; k < LIMBS; k++) EACH for (int i = 0; i < LANES; i++) x[k][i] &= ~zeros[i];
  store(to, x, n);
}

/// Up to EIGHTS_AT_ONCE eights: in each lane the product of all, of which one inversion is made, and back again
/// (P. Montgomery).
INLINE void invertInLanes(element *out, const element *a, size_t n) {
  _Alignas(64) rows before[EIGHTS_AT_ONCE], x, all;
  row zeros;
  loadInvertible(all, zeros, a, n);
  size_t last = 0;
  for (size_t i = LANES; i < n; i += LANES) {
    last = i;
    loadInvertible(x, zeros, a + i, n - i);
    __builtin_memcpy(before[i / LANES], all, sizeof all);
    F(mul_x8)(all, all, x);
  }
  element ends[LANES];
  store(ends, all, LANES);
  invertEight(ends);
  load(all, ends, LANES);
  for (size_t i = last; i > 0; i -= LANES) {
    row *own = before[i / LANES];
    loadInvertible(x, zeros, a + i, n - i);
    F(mul_x8)(own, own, all);
    F(mul_x8)(all, all, x);
    storeInverses(out + i, own, zeros, n - i);
  }
  loadInvertible(x, zeros, a, n);
  storeInverses(out, all, zeros, n);
}

OWN void F(inverse_vec_lanes) VECTOR {
  enum { MOST = EIGHTS_AT_ONCE * LANES };
  for (size_t i = 0; i < n; i += MOST) invertInLanes(out + i, a + i, n - i < MOST ? n - i : MOST);
}

/// The same of up to ONES_AT_ONCE elements.
INLINE void invertInWords(element *out, const element *a, size_t n) {
  element before[ONES_AT_ONCE], x, all;
  __builtin_memcpy(all, a[0], sizeof all);
  replacedZero(all);
  for (size_t i = 1; i < n; i++) {
    __builtin_memcpy(x, a[i], sizeof x);
    replacedZero(x);
    __builtin_memcpy(before[i], all, sizeof all);
    inWords(MUL, all, all, x);
  }
  F(invert)(all, all);
#if !IS_CANONICAL
  F(reduce)(all, all);
#endif
  for (size_t i = n; i-- > 0;) {
    __builtin_memcpy(x, a[i], sizeof x);
    const word isZero = replacedZero(x);
    if (i > 0) inWords(MUL, before[i], before[i], all);
    const word *own = i > 0 ? before[i] : all;
    word result[LIMBS];
    EACH for (int k = 0; k < LIMBS; k++) result[k] = own[k] & ~isZero;
    inWords(MUL, all, all, x);
    __builtin_memcpy(out[i], result, sizeof result);
  }
}

OWN void F(inverse_vec_words) VECTOR {
  for (size_t i = 0; i < n; i += ONES_AT_ONCE)
    invertInWords(out + i, a + i, n - i < ONES_AT_ONCE ? n - i : ONES_AT_ONCE);
}
CHOICE(inverse_vec, LEAST_INVERSE, VECTOR, (out, a, n))
#endif
