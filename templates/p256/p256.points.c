/// The functions of p256.h for one lane, over those of the field's library, whose elements are below P. Bits are
/// secret: signs are by masks.

#include "p256.h"

void p256_fe_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
void p256_fe_square(fe_loose *out, const fe_loose *x);
void p256_fe_add(fe_loose *out, const fe_loose *x, const fe_loose *y);
void p256_fe_sub(fe_loose *out, const fe_loose *x, const fe_loose *y);
void p256_fe_to_montgomery(fe_loose *out, const fe_loose *x);
void p256_fe_from_montgomery(fe_loose *out, const fe_loose *x);

#define VALUE_OF(name, parameters, ...)                  \
  static inline fe_loose name parameters {               \
    fe_loose out;                                        \
    p256_fe_##__VA_ARGS__;                               \
    return out;                                          \
  }
VALUE_OF(mul, (fe_loose x, fe_loose y), mul(&out, &x, &y))
VALUE_OF(square, (fe_loose x), square(&out, &x))
VALUE_OF(add, (fe_loose x, fe_loose y), add(&out, &x, &y))
VALUE_OF(sub, (fe_loose x, fe_loose y), sub(&out, &x, &y))
VALUE_OF(to, (fe_loose x), to_montgomery(&out, &x))
VALUE_OF(from, (fe_loose x), from_montgomery(&out, &x))

static inline fe_loose twice(fe_loose x) { return add(x, x); }

/// The element b.
#define B ((fe_loose)0xdc30061d04874834e5a220abf7212ed6acf005cd78843090d89cdf6229c4bddfuwb)

/// Elements in rows.
struct point {
  fe_loose x, y, z;
};

static inline fe_loose element(const row *x) { return bytes32((const unsigned char *)x); }

static inline struct point pointOf(const row *p) {
  return (struct point){element(p + X), element(p + Y), element(p + Z)};
}

static inline void setPoint(row *out, struct point p) {
  setWords(out + X, 0, p.x);
  setWords(out + Y, 0, p.y);
  setWords(out + Z, 0, p.z);
}

void p256_to(row *out, const row *x) { setWords(out, 0, to(element(x))); }
void p256_from(row *out, const row *x) { setWords(out, 0, from(element(x))); }

void p256_affine(row *out, const row *point, const row *inverse) {
  const struct point p = pointOf(point);
  const fe_loose i = to(element(inverse)), j = square(i);
  setWords(out + X, 0, from(mul(p.x, j)));
  setWords(out + Y, 0, from(mul(p.y, mul(i, j))));
}

void p256_compare_x(row *out, const row *point, const row *x) {
  const struct point p = pointOf(point);
  setWords(out, 0, from(sub(p.x, mul(to(element(x)), square(p.z)))));
}

void p256_curve(row *out, const row *point) {
  const struct point p = pointOf(point);
  const fe_loose zz = square(p.z), z4 = square(zz), three = add(twice(z4), z4);
  const fe_loose right = add(mul(p.x, sub(square(p.x), three)), mul(B, mul(zz, z4)));
  setWords(out, 0, sub(square(p.y), right));
}
