/// The arithmetic of X25519 (RFC 7748, section 5) as straight-line functions, for the bridge to lower to words and to
/// emit again. What loops is in x25519.ladder.c. Operands are any four words, so that results may be operands again.
///
/// A point x : z is handed on as its sum x + z and its difference x - z, which is all that the next step needs of it.
/// So the products that x and z are need not be reduced before they are added: where to reduce is planned for sum and
/// difference together.

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(512) wide;

#define P (((wide)1 << 255) - 19)

static inline fe add(fe x, fe y) { return ((wide)x + y) % P; }
static inline fe sub(fe x, fe y) { return ((wide)x + 4 * P - y) % P; }
static inline fe mul(fe x, fe y) { return (wide)x * y % P; }

/// One step of the Montgomery ladder. state: x2 + z2, x2 - z2, x3 + z3, x3 - z3; x1: the u-coordinate; swap: 1 if the
/// points change places first. Only what is squared is selected: an exchange leaves da + cb as it is and turns the sign
/// of da - cb.
LOOSE void x25519_step(fe *out, const fe *state, const fe *x1, unsigned swap) {
  fe a = state[0], b = state[1], c = state[2], d = state[3], u = *x1;
  fe s = swap & 1 ? c : a, aa = mul(s, s);
  fe t = swap & 1 ? d : b, bb = mul(t, t);
  fe e = sub(aa, bb);
  fe da = mul(d, a), cb = mul(c, b);
  fe sum = add(da, cb), difference = sub(da, cb);
  fe x2 = mul(aa, bb), z2 = mul(e, add(aa, mul(121665, e)));
  fe x3 = mul(sum, sum), z3 = mul(u, mul(difference, difference));
  out[0] = add(x2, z2);
  out[1] = sub(x2, z2);
  out[2] = add(x3, z3);
  out[3] = sub(x3, z3);
}

/// Twice a point. out, point: x + z, x - z; where all further bits are clear, this is all that is left of a step.
LOOSE void x25519_double(fe *out, const fe *point) {
  fe a = point[0], b = point[1], aa = mul(a, a), bb = mul(b, b), e = sub(aa, bb);
  fe x = mul(aa, bb), z = mul(e, add(aa, mul(121665, e)));
  out[0] = add(x, z);
  out[1] = sub(x, z);
}

LOOSE void x25519_mul(fe *out, const fe *x, const fe *y) { *out = mul(*x, *y); }
