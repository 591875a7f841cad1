/// x^((P - 5)/8) for P = 2^255 - 19, by powers whose exponents are 2^n - 1. Who includes this defines what an ELEMENT
/// is, an array; SQUARES(out, x, n), its power 2^n; and TIMES(out, x, y).

/// out = a^(2^n) b; out may be a or b.
static inline void raise(ELEMENT out, const ELEMENT a, unsigned n, const ELEMENT b) {
  ELEMENT x;
  SQUARES(x, a, n);
  TIMES(out, x, b);
}

/// out may be x.
static void power(ELEMENT out, const ELEMENT x) {
  ELEMENT t, ten, fifty;
  raise(t, x, 1, x);
  raise(t, t, 2, t);
  raise(t, t, 1, x);
  raise(ten, t, 5, t);
  raise(t, ten, 10, ten);
  raise(t, t, 20, t);
  raise(fifty, t, 10, ten);
  raise(t, fifty, 50, fifty);
  raise(t, t, 100, t);
  raise(t, t, 50, fifty);
  raise(out, t, 2, x);
}
