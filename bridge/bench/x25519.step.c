/// The arithmetic of X25519 (RFC 7748, section 5) as straight-line functions, for the bridge to lower to words and to
/// emit again. What loops is in x25519.ladder.c. Operands are below 2^255 + 2^12; the sums that the bridge makes of the
/// results are bounded by less, so that results may be operands again.

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(512) wide;

#define P (((wide)1 << 255) - 19)
#define LIMIT (((fe)1 << 255) + ((fe)1 << 12))

static inline fe load(const fe *x) {
  __builtin_assume(*x < LIMIT);
  return *x;
}

static inline fe add(fe x, fe y) { return ((wide)x + y) % P; }
static inline fe sub(fe x, fe y) { return ((wide)x + 4 * P - y) % P; }
static inline fe mul(fe x, fe y) { return (wide)x * y % P; }

/// One step of the Montgomery ladder. state: x2, z2, x3, z3; x1: the u-coordinate; swap: 1 if the points change places
/// first. Only what is squared is selected: an exchange leaves da + cb as it is and turns the sign of da - cb.
LOOSE void x25519_step(fe *out, const fe *state, const fe *x1, unsigned swap) {
  fe x2 = load(state), z2 = load(state + 1), x3 = load(state + 2), z3 = load(state + 3), u = load(x1);
  fe a = add(x2, z2), b = sub(x2, z2), c = add(x3, z3), d = sub(x3, z3);
  fe s = swap & 1 ? c : a, aa = mul(s, s);
  fe t = swap & 1 ? d : b, bb = mul(t, t);
  fe e = sub(aa, bb);
  fe da = mul(d, a), cb = mul(c, b);
  fe sum = add(da, cb), difference = sub(da, cb);
  out[0] = mul(aa, bb);
  out[1] = mul(e, add(aa, mul(121665, e)));
  out[2] = mul(sum, sum);
  out[3] = mul(u, mul(difference, difference));
}

/// Twice a point. out, point: x, z; where all further bits are clear, this is all that is left of a step.
LOOSE void x25519_double(fe *out, const fe *point) {
  fe x = load(point), z = load(point + 1);
  fe a = add(x, z), b = sub(x, z), aa = mul(a, a), bb = mul(b, b), e = sub(aa, bb);
  out[0] = mul(aa, bb);
  out[1] = mul(e, add(aa, mul(121665, e)));
}

LOOSE void x25519_mul(fe *out, const fe *x, const fe *y) { *out = mul(load(x), load(y)); }
