// Compares the functions of a field, compiled twice: new_* against ref_*.
// FIELD is the prefix of the symbols, SCALED the suffix of the multiplication by a constant; the source
// of the field is included for its types and modulus.
#include <stdio.h>
#include <stdlib.h>

#define JOIN(a, b) a##b
#define NAME(a, b) JOIN(a, b)
#define REF(op) NAME(NAME(ref_, FIELD), op)
#define NEW(op) NAME(NAME(new_, FIELD), op)

#define BINARY(T, op) \
  extern void REF(op)(T *, const T *, const T *); \
  extern void NEW(op)(T *, const T *, const T *);
#define UNARY(T, op) \
  extern void REF(op)(T *, const T *); \
  extern void NEW(op)(T *, const T *);

BINARY(fe, _mul) BINARY(fe, _add) BINARY(fe, _sub) UNARY(fe, _square) UNARY(fe, SCALED)
BINARY(fe_loose, _mul_loose) BINARY(fe_loose, _add_loose) BINARY(fe_loose, _sub_loose)
UNARY(fe_loose, _square_loose) UNARY(fe_loose, NAME(SCALED, _loose))

static unsigned long state = 1;
// xorshift64*, S. Vigna, "An experimental exploration of Marsaglia's xorshift generators".
static unsigned long next(void) {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * 0x2545f4914f6cdd1d;
}

// One in four values is near an end of the range.
static wide draw(wide bound) {
  wide x = 0;
  for (int k = 0; k < 8; k++) x = x << (sizeof(wide) > 40 ? 64 : 32) | (next() & (sizeof(wide) > 40 ? ~0ul : 0xffffffff));
  unsigned long pick = next() % 8;
  return pick == 0 ? bound - next() % 3 : pick == 1 ? next() % 3 : x % (bound + 1);
}

static void check(const char *op, int round, int same) {
  if (same) return;
  printf("%s differs in round %d (seed 1)\n", op, round);
  exit(1);
}

#define LOOSE_MAX ((wide)(fe_loose)~(fe_loose)0)
#define COMPARE2(T, op, same) { T r, n = a; REF(op)(&r, &a, &b); NEW(op)(&n, &n, &b); check(#op, round, same); \
                                n = b; NEW(op)(&n, &a, &n); check(#op " in place", round, same); }
#define COMPARE1(T, op, same) { T r, n = a; REF(op)(&r, &a); NEW(op)(&n, &n); check(#op, round, same); }
#define EQUAL (r == n)
#define CONGRUENT ((wide)r % P == (wide)n % P)

int main(void) {
  for (int round = 0; round < 20000; round++) {
    {
      fe a = draw(P - 1), b = draw(P - 1);
      COMPARE2(fe, _mul, EQUAL) COMPARE2(fe, _add, EQUAL) COMPARE2(fe, _sub, EQUAL)
      COMPARE1(fe, _square, EQUAL) COMPARE1(fe, SCALED, EQUAL)
    }
    {
      fe_loose a = draw(LOOSE_MAX), b = draw(LOOSE_MAX);
      COMPARE2(fe_loose, _mul_loose, CONGRUENT) COMPARE2(fe_loose, _add_loose, CONGRUENT)
      COMPARE2(fe_loose, _sub_loose, CONGRUENT) COMPARE1(fe_loose, _square_loose, CONGRUENT)
      COMPARE1(fe_loose, NAME(SCALED, _loose), CONGRUENT)
    }
  }
  puts("all equal");
}
