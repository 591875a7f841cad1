/// X25519 (RFC 7748, section 5) as plainly as C23 can say it: every field operation is an expression on
/// integers followed by `% P`. Compile it with
///   clang -std=c23 -O3 -march=native -fpass-plugin=FieldwrightBridge.so
/// The conditional swap is a pair of selects; whether the compiler keeps them free of branches has to be
/// checked in its output, so this file is a benchmark of the passes and no library.

typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(510) wide;

#define P (((wide)1 << 255) - 19)

static inline fe add(fe x, fe y) { return ((wide)x + y) % P; }
static inline fe sub(fe x, fe y) { return (x + P - y) % P; }
static inline fe mul(fe x, fe y) { return (wide)x * y % P; }

/// x^(2^n).
static inline fe squareTimes(fe x, int n) {
  for (int k = 0; k < n; k++) x = mul(x, x);
  return x;
}

/// x^(P - 2), by an addition chain for 2^255 - 21.
static inline fe invert(fe x) {
  fe x2 = squareTimes(x, 1);
  fe x9 = mul(squareTimes(x2, 2), x);
  fe x11 = mul(x9, x2);
  fe ones5 = mul(squareTimes(x11, 1), x9); // 2^5 - 1
  fe ones10 = mul(squareTimes(ones5, 5), ones5);
  fe ones20 = mul(squareTimes(ones10, 10), ones10);
  fe ones40 = mul(squareTimes(ones20, 20), ones20);
  fe ones50 = mul(squareTimes(ones40, 10), ones10);
  fe ones100 = mul(squareTimes(ones50, 50), ones50);
  fe ones200 = mul(squareTimes(ones100, 100), ones100);
  fe ones250 = mul(squareTimes(ones200, 50), ones50);
  return mul(squareTimes(ones250, 5), x11);
}

/// The u-coordinate of k times the point with u-coordinate u, by the Montgomery ladder.
static fe ladder(unsigned _BitInt(256) k, fe u) {
  fe x1 = u % P, x2 = 1, z2 = 0, x3 = x1, z3 = 1;
  int swap = 0;
  for (int t = 254; t >= 0; t--) {
    int bit = k >> t & 1;
    swap ^= bit;
    fe xa = swap ? x3 : x2, xb = swap ? x2 : x3;
    fe za = swap ? z3 : z2, zb = swap ? z2 : z3;
    swap = bit;
    fe a = add(xa, za), aa = mul(a, a);
    fe b = sub(xa, za), bb = mul(b, b);
    fe e = sub(aa, bb);
    fe da = mul(sub(xb, zb), a);
    fe cb = mul(add(xb, zb), b);
    fe sum = add(da, cb), difference = sub(da, cb);
    x3 = mul(sum, sum);
    z3 = mul(x1, mul(difference, difference));
    x2 = mul(aa, bb);
    z2 = mul(e, add(aa, mul(121665, e)));
  }
  fe x = swap ? x3 : x2, z = swap ? z3 : z2;
  return mul(x, invert(z));
}

/// All three are 32 bytes, little-endian; out may be one of the others.
void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point) {
  unsigned _BitInt(256) k, u, r;
  __builtin_memcpy(&k, scalar, 32);
  __builtin_memcpy(&u, point, 32);
  k = (k & ~(unsigned _BitInt(256))7 & ~((unsigned _BitInt(256))1 << 255)) | (unsigned _BitInt(256))1 << 254;
  r = ladder(k, (fe)u);
  __builtin_memcpy(out, &r, 32);
}
