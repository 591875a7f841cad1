/// Of how many lanes the processor has the instructions, for C that chooses between functions of these and others.

#ifndef FIELDWRIGHT_LANES_H
#define FIELDWRIGHT_LANES_H

#ifndef CPUID
struct words {
  uint32_t a, b, c, d;
};

static inline struct words cpuid(uint32_t leaf) {
  struct words w;
  __asm__ volatile("cpuid" : "=a"(w.a), "=b"(w.b), "=c"(w.c), "=d"(w.d) : "a"(leaf), "c"(0));
  return w;
}
#define CPUID cpuid

static inline uint32_t savedRegisters(void) {
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}
#define XCR0 savedRegisters()
#endif

/// Of four lanes AVX2, bit 5, and registers saved: XMM and YMM (Intel SDM, vol. 1, 14.3 and 14.7.1). Of eight AVX512F,
/// AVX512DQ, AVX512IFMA and, for shorter registers, AVX512VL, bits 16, 17, 21 and 31; masks and both parts of ZMM are
/// saved, too (15.2).
#define FOUR (1U << 5)
#define REGISTERS_OF_FOUR 0x6U
#define EIGHT (1U << 16 | 1U << 17 | 1U << 21 | 1U << 31)
#define REGISTERS_OF_EIGHT 0xe6U
#define OSXSAVE_AND_AVX (1U << 27 | 1U << 28)

__attribute__((cold, noinline)) static unsigned char lanesOfProcessor(void) {
  if (CPUID(0).a < 7 || (CPUID(1).c & OSXSAVE_AND_AVX) != OSXSAVE_AND_AVX) return 1;
  const uint32_t features = CPUID(7).b, saved = XCR0;
  if ((features & EIGHT) == EIGHT && (saved & REGISTERS_OF_EIGHT) == REGISTERS_OF_EIGHT) return 8;
  return (features & FOUR) && (saved & REGISTERS_OF_FOUR) == REGISTERS_OF_FOUR ? 4 : 1;
}

/// 8, 4 or 1. CPUID takes thousands of cycles in a virtual machine: 0 is not asked yet; all threads find the same.
static unsigned lanesHere(void) {
  static unsigned char known;
  unsigned char answer = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (answer == 0) {
    answer = lanesOfProcessor();
    __atomic_store_n(&known, answer, __ATOMIC_RELAXED);
  }
  return answer;
}

#endif
