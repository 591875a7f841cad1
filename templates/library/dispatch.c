/// Gives every function of a library the code that fits the processor. The lines above define
///   PREFIX            begins all symbols
///   PLAIN             prefix of the variant that runs on every x86-64
///   VARIANTS(X, f, arguments)   X(number, prefix of a variant, f, arguments) for each of the others
///   RULES             initialisers of `rules`
///   FUNCTIONS(X)      X(result, function, parameters, arguments) for each function
///   BY_IFUNC          1 if the dynamic linker is to ask which code a symbol stands for (ELF with glibc, FreeBSD)
/// The choice depends on nothing but CPUID. Whoever compiles this has to keep -fno-jump-tables and
/// -fno-stack-protector: what a dynamic linker asks is asked before relocations and thread-local storage are there.

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

enum { BMI2 = 1, ADX = 2 };

/// A processor of this maker (the first word of its name; 0 for any), family (0 for any) and model, if it has these
/// features.
struct rule {
  uint32_t maker;
  uint16_t family;
  uint8_t first, last, features, variant;
};

static const struct rule rules[] = {RULES};

struct words {
  uint32_t a, b, c, d;
};

#ifndef CPUID
static inline struct words cpuid(uint32_t leaf) {
  struct words w;
  __asm__ volatile("cpuid" : "=a"(w.a), "=b"(w.b), "=c"(w.c), "=d"(w.d) : "a"(leaf), "c"(0));
  return w;
}
#define CPUID cpuid
#endif

/// Number of the variant for this processor (Intel SDM, vol. 2A, CPUID; AMD APM, vol. 3, appendix E).
static __attribute__((noinline)) unsigned variantHere(void) {
  struct words start = CPUID(0);
  if (start.a < 7) return 0;
  struct words first = CPUID(1);
  uint32_t signature = first.a, extended = CPUID(7).b;
  uint32_t base = signature >> 8 & 15;
  uint32_t family = base == 15 ? base + (signature >> 20 & 255) : base;
  uint32_t model = (signature >> 4 & 15) | (base == 15 || base == 6 ? signature >> 12 & 0xf0 : 0);
  // Code for BMI2 may have `andn`, which is of BMI1, bit 3, and `movbe`, bit 22 of leaf 1.
  uint32_t features = (extended >> 3 & extended >> 8 & first.c >> 22 & 1 ? BMI2 : 0) | (extended >> 19 & 1 ? ADX : 0);
  for (unsigned i = 0; i < sizeof rules / sizeof rules[0]; i++) {
    const struct rule *r = &rules[i];
    if ((features & r->features) != r->features) continue;
    if (r->maker != 0 && r->maker != start.b) continue;
    if (r->family != 0 && (r->family != family || model < r->first || model > r->last)) continue;
    return r->variant;
  }
  return 0;
}

#define DECLARE_ONE(number, prefix, f, arguments) \
  extern __attribute__((visibility("hidden"))) __typeof__(F(f)) JOIN(prefix, f);
#define DECLARE(result, f, parameters, arguments) \
  DECLARE_ONE(0, PLAIN, f, arguments) VARIANTS(DECLARE_ONE, f, arguments)
FUNCTIONS(DECLARE)

#if BY_IFUNC
#define STRING(text) #text
#define CASE(number, prefix, f, arguments) \
  case number:                             \
    return (void *)&JOIN(prefix, f);
#define DEFINE(result, f, parameters, arguments)            \
  static __attribute__((used)) void *resolve_##f(void) {    \
    switch (variantHere()) {                                \
      VARIANTS(CASE, f, arguments)                          \
      default:                                              \
        return (void *)&JOIN(PLAIN, f);                     \
    }                                                       \
  }                                                         \
  result F(f) parameters __attribute__((ifunc(STRING(resolve_##f))));
#else
/// There is no pointer to a function: the choice is a number on a page of its own, which is made read-only when the
/// number is known. Until then it is 0, for code that runs everywhere.
enum { PAGE = 4096 };
static _Alignas(4096) uint8_t chosen[PAGE];

__attribute__((constructor(101))) static void choose(void) {
  chosen[0] = (uint8_t)variantHere();
#if defined(__linux__)
  // mprotect(chosen, PAGE, PROT_READ), without a C library; if that fails, a number remains a number.
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(10L), "D"(chosen), "S"((long)PAGE), "d"(1L)
                   : "rcx", "r11", "memory");
#endif
}

#define CASE(number, prefix, f, arguments) \
  case number:                             \
    return JOIN(prefix, f) arguments;
#define DEFINE(result, f, parameters, arguments) \
  result F(f) parameters {                       \
    switch (chosen[0]) {                         \
      VARIANTS(CASE, f, arguments)               \
      default:                                   \
        return JOIN(PLAIN, f) arguments;         \
    }                                            \
  }
#endif
FUNCTIONS(DEFINE)
