// Compares the point formulas of one field, compiled twice: new_* against ref_*. SOURCE is the file in bench/formulas;
// LADDER, EXTENDED, EDWARDS or JACOBIAN say what it has.
#include SOURCE
#include <stdio.h>
#include <stdlib.h>

#define REF_(f) ref_##f
#define REF(f) REF_(f)
#define NEW_(f) new_##f
#define NEW(f) NEW_(f)

// xorshift64*, S. Vigna, "An experimental exploration of Marsaglia's xorshift generators".
static unsigned long state = 1;
static unsigned long next(void) {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * 0x2545f4914f6cdd1d;
}

// One in four values is near an end of the type.
static fe draw(void) {
  fe x = 0;
  for (int k = 0; k < LIMBS; k++) x = x << 63 << 1 | next();
  unsigned long pick = next() % 8;
  return pick == 0 ? ~(fe)0 - next() % 3 : pick == 1 ? next() % 3 : x;
}

typedef void formula(fe *, const fe *);

static void compare(const char *name, formula *ref, formula *new, int ins, int outs) {
  for (int round = 0; round < 2000; round++) {
    fe in[8], expected[4], found[4];
    for (int k = 0; k < ins; k++) in[k] = draw();
    ref(expected, in);
    new(found, in);
    for (int k = 0; k < outs; k++)
      if (expected[k] % P != found[k] % P) {
        printf("%s differs in coordinate %d, round %d (seed 1)\n", name, k, round);
        exit(1);
      }
  }
}

#define COMPARE(f, ins, outs) { formula REF(FORMULA(f)), NEW(FORMULA(f)); compare(#f, REF(FORMULA(f)), NEW(FORMULA(f)), ins, outs); }

int main(void) {
#ifdef LADDER
  COMPARE(ladder, 5, 4)
#endif
#ifdef EXTENDED
  COMPARE(edwards_add, 8, 4)
  COMPARE(edwards_double, 3, 4)
#endif
#ifdef EDWARDS
  COMPARE(edwards_add, 6, 3)
  COMPARE(edwards_double, 3, 3)
#endif
#ifdef JACOBIAN
  COMPARE(jacobian_add, 6, 3)
  COMPARE(jacobian_mixed, 5, 3)
  COMPARE(jacobian_double, 3, 3)
#endif
  puts("all equal");
}
