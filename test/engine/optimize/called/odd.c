/// Types that have fewer bits than their place in memory or in a register.
typedef unsigned _BitInt(222) fe;
typedef unsigned _BitInt(444) wide;
#define P (((wide)1 << 221) - 3)

void mul222(fe *r, const fe *a, const fe *b) { *r = (wide)*a * *b % P; }
/// What does not fit is lost: a sum only where operands are smaller.
void wrap222(fe *r, const fe *a, const fe *b) { *r = (fe)(*a + *b) % (fe)P; }

/// Canonical only where operands are: at 2^222 - 1, twice, the sum is too large for one subtraction.
void once222(fe *r, const fe *a, const fe *b) {
  wide t = (wide)*a + *b;
  *r = t >= 2 * P ? t - 2 * P : t;
}

typedef unsigned _BitInt(61) small;
typedef unsigned _BitInt(122) wider;
#define M (((wider)1 << 61) - 1)

small mul61(small a, small b) {
  wider t = (wider)a * b;
  t = (t & M) + (t >> 61);
  return (t & M) + (t >> 61);
}
/// b if s is odd.
void chosen(unsigned long *r, const unsigned long *a, const unsigned long *b, unsigned s) {
  *r = *a ^ ((*a ^ *b) & -(unsigned long)(s & 1));
}
