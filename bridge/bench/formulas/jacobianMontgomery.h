/// Jacobian coordinates on y^2 = x^3 - 3 x + b in Montgomery form (numbersMontgomery.h), with reduce(x), x modulo P for
/// x < 2^(BITS + 6).

/// in: X1, Y1, Z1; out: X3, Y3, Z3. dbl-2001-b, with Z3 as 2 Y1 Z1.
void FORMULA(jacobian_double)(fe *out, const fe *in) {
  fe x = canonical(in), y = canonical(in + 1), z = canonical(in + 2);
  fe delta = square(z), gamma = square(y);
  wide beta = product(x, gamma);
  fe alpha = reduce(3 * product(weakAdd(x, delta), sub(x, delta)));
  fe x3 = reduce(product(alpha, alpha) + 16 * P - 8 * beta);
  out[0] = x3;
  out[1] = reduce(product(alpha, reduce(4 * beta + P - x3)) + 16 * P - 8 * product(gamma, gamma));
  out[2] = reduce(2 * product(y, z));
}

/// c ? x : y; a compiler that thought it predictable could make a jump of it.
static inline fe selected(_Bool c, fe x, fe y) { return __builtin_unpredictable(c) ? x : y; }

/// x3, y3 of the third point on the chord with slope r / h through (u, s), all over the same Z, reflected.
[[clang::always_inline]] static inline void chord(fe *x3, fe *y3, fe u, fe s, fe h, fe r) {
  fe hh = square(h), hhh = mul(h, hh), v = mul(u, hh);
  *x3 = reduce(product(r, r) + 3 * P - hhh - 2 * (wide)v);
  *y3 = reduce(divideByR((wide)r * sub(v, *x3) + (wide)s * (fe)(P - hhh)));
}

/// a: X1, Y1, Z1; b: x2, y2, affine; out: X3, Y3, Z3. Each may be the point at infinity: Z1 = 0, x2 = y2 = 0.
/// madd with Z3 = Z1 H (D. Hankerson, A. Menezes, S. Vanstone, "Guide to Elliptic Curve Cryptography", algorithm 3.22).
void FORMULA(jacobian_mixed)(fe *out, const fe *a, const fe *b) {
  fe x1 = canonical(a), y1 = canonical(a + 1), z1 = canonical(a + 2), x2 = canonical(b), y2 = canonical(b + 1), x3, y3;
  fe zz = square(z1), u2 = mul(x2, zz), s2 = mul(y2, mul(z1, zz)), h = sub(u2, x1);
  chord(&x3, &y3, x1, y1, h, sub(s2, y1));
  fe z3 = mul(z1, h);
  fe one = (fe)(((wide)1 << BITS) - P);
  _Bool first = (x2 | y2) == 0, second = z1 == 0;
  out[0] = selected(first, x1, selected(second, x2, x3));
  out[1] = selected(first, y1, selected(second, y2, y3));
  out[2] = selected(first, z1, selected(second, one, z3));
}

/// a: X1, Y1, Z1; b: X2, Y2, Z2; out: X3, Y3, Z3, of points that are not equal. Each may be that at infinity, Z = 0.
/// add-1998-cmo-2.
void FORMULA(jacobian_add)(fe *out, const fe *a, const fe *b) {
  fe x1 = canonical(a), y1 = canonical(a + 1), z1 = canonical(a + 2), x3, y3;
  fe x2 = canonical(b), y2 = canonical(b + 1), z2 = canonical(b + 2);
  fe zz1 = square(z1), u2 = mul(x2, zz1), s2 = mul(y2, mul(z1, zz1));
  fe zz2 = square(z2), u1 = mul(x1, zz2), s1 = mul(y1, mul(z2, zz2)), h = sub(u2, u1);
  chord(&x3, &y3, u1, s1, h, sub(s2, s1));
  fe z3 = mul(mul(z1, z2), h);
  _Bool first = z2 == 0, second = z1 == 0;
  out[0] = selected(first, x1, selected(second, x2, x3));
  out[1] = selected(first, y1, selected(second, y2, y3));
  out[2] = selected(first, z1, selected(second, z2, z3));
}

/// in: a, b; out: a + b. What formulas whose products are called add by.
void FORMULA(sum)(fe *out, const fe *a, const fe *b) {
  wide s = (wide)*a + *b;
  *out = s >= P ? s - P : s;
}

/// in: a, b; out: a - b.
void FORMULA(difference)(fe *out, const fe *a, const fe *b) { *out = sub(*a, *b); }

/// in: a; out: a / 2.
void FORMULA(half)(fe *out, const fe *a) { *out = (fe)(((wide)*a + (*a & 1 ? P : 0)) >> 1); }
