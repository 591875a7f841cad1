/// Calls every function of a library through its header, for its checks: reads lines "function a b number" with
/// elements in hexadecimal and prints what comes of them, once with all arrays apart and then with results in place of
/// the operands. PREFIX, HEADER, LIMBS, BYTES, IS_MONTGOMERY, HAS_INVERSE, HAS_ROOT and CONSTANTS, such as
/// "X(3) X(5)", are defined by the call of the compiler. HAS_NUMBERS is 1 for a library that has 0 and 1 as arrays,
/// too. HAS_VARIANT is 1 for a library that chooses its code; with an argument the program says which one.

#include HEADER
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

typedef uint64_t word;

static const struct {
  const char *name;
  void (*call)(word *, const word *);
} UNARY[] = {
    {"opp", F(opp)},
    {"square", F(square)},
    {"reduce", F(reduce)},
#if IS_MONTGOMERY
    {"to_montgomery", F(to_montgomery)},
    {"from_montgomery", F(from_montgomery)},
#endif
#if HAS_INVERSE
    {"invert", F(invert)},
#endif
#define X(k) {"mul" #k, F(mul##k)},
    CONSTANTS
#undef X
};

static const struct {
  const char *name;
  void (*call)(word *, const word *, const word *);
} BINARY[] = {{"add", F(add)}, {"sub", F(sub)}, {"mul", F(mul)}};

#if HAS_NUMBERS
static const struct {
  const char *name;
  const word *words;
} NUMBERS[] = {
    {"ZERO", F(ZERO)},
    {"ONE", F(ONE)},
#if IS_MONTGOMERY
    {"R", F(R)},
    {"R2", F(R2)},
#endif
};
#endif

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static void readElement(word x[LIMBS]) {
  for (int i = LIMBS - 1; i >= 0; i--)
    if (scanf(i == LIMBS - 1 ? " %16" SCNx64 : "%16" SCNx64, &x[i]) != 1) return;
}

static void print(const word x[LIMBS]) {
  for (int i = LIMBS - 1; i >= 0; i--) printf("%016" PRIx64, x[i]);
  printf(" ");
}

static void copy(word out[LIMBS], const word a[LIMBS]) { memcpy(out, a, LIMBS * sizeof(word)); }

static int callUnary(const char *name, const word a[LIMBS]) {
  for (size_t k = 0; k < COUNT(UNARY); k++)
    if (strcmp(UNARY[k].name, name) == 0) {
      word out[LIMBS];
      UNARY[k].call(out, a);
      print(out);
      copy(out, a);
      UNARY[k].call(out, out);
      print(out);
      return 1;
    }
  return 0;
}

static int callBinary(const char *name, const word a[LIMBS], const word b[LIMBS]) {
  for (size_t k = 0; k < COUNT(BINARY); k++)
    if (strcmp(BINARY[k].name, name) == 0) {
      word out[LIMBS];
      BINARY[k].call(out, a, b);
      print(out);
      copy(out, a);
      BINARY[k].call(out, out, b);
      print(out);
      copy(out, b);
      BINARY[k].call(out, a, out);
      print(out);
      return 1;
    }
  return 0;
}

static int printNumber(const char *name) {
#if HAS_NUMBERS
  for (size_t k = 0; k < COUNT(NUMBERS); k++)
    if (strcmp(NUMBERS[k].name, name) == 0) {
      print(NUMBERS[k].words);
      return 1;
    }
#endif
  (void)name;
  return 0;
}

static void callOther(const char *name, const word a[LIMBS], const word b[LIMBS], word number) {
  word x[LIMBS], y[LIMBS], bit;
  uint8_t bytes[BYTES];
  if (strcmp(name, "select") == 0) {
    F(select)(x, a, b, number);
    print(x);
    copy(x, b);
    F(select)(x, a, x, number);
    print(x);
  } else if (strcmp(name, "swap") == 0) {
    copy(x, a);
    copy(y, b);
    F(swap)(x, y, x, y, number);
    print(x);
    print(y);
  } else if (strcmp(name, "square_times") == 0) {
    F(square_times)(x, a, (uint32_t)number);
    print(x);
  } else if (strcmp(name, "zero") == 0) {
    F(zero)(&bit, a);
    printf("%" PRIu64, bit);
  } else if (strcmp(name, "below") == 0) {
    F(below)(&bit, a);
    printf("%" PRIu64, bit);
  } else if (strcmp(name, "is_zero") == 0) {
    printf("%" PRIu64, F(is_zero)(a));
  } else if (strcmp(name, "equal") == 0) {
    printf("%" PRIu64, F(equal)(a, b));
  } else if (strcmp(name, "from_bytes") == 0) {
    memcpy(bytes, a, BYTES);
    bit = F(from_bytes)(x, bytes);
    print(x);
    printf("%" PRIu64, bit);
  } else if (strcmp(name, "to_bytes") == 0) {
    F(to_bytes)(bytes, a);
    memset(x, 0, sizeof x);
    memcpy(x, bytes, BYTES);
    print(x);
#if HAS_ROOT
  } else if (strcmp(name, "sqrt") == 0) {
    copy(x, a);
    bit = F(sqrt)(x, x);
    print(x);
    printf("%" PRIu64, bit);
#endif
  } else {
    printf("unknown");
  }
}

int main(int count, char **arguments) {
#if HAS_VARIANT
  if (count > 1) return puts(F(variant)()) < 0;
#endif
  (void)count, (void)arguments;
  char name[32];
  word a[LIMBS], b[LIMBS], number;
  while (scanf("%31s", name) == 1) {
    readElement(a);
    readElement(b);
    if (scanf("%" SCNu64, &number) != 1) return 1;
    if (!callUnary(name, a) && !callBinary(name, a, b) && !printNumber(name)) callOther(name, a, b, number);
    printf("\n");
  }
  return 0;
}
