/// Whether the processor has the instructions of functions of lanes, for C that chooses between these and others.

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

/// AVX512F, AVX512DQ and AVX512IFMA, bits 16, 17 and 21; registers saved: XMM, YMM, masks, and both parts of ZMM (Intel
/// SDM, vol. 1, 15.2).
#define FEATURES (1U << 16 | 1U << 17 | 1U << 21)
#define REGISTERS 0xe6U
#define OSXSAVE (1U << 27)

static int processorHasLanes(void) {
  if (CPUID(0).a < 7 || !(CPUID(1).c & OSXSAVE)) return 0;
  return (XCR0 & REGISTERS) == REGISTERS && (CPUID(7).b & FEATURES) == FEATURES;
}

/// CPUID takes thousands of cycles in a virtual machine. 0: not asked yet, 1: no, 2: yes; all threads find the same.
static int hasLanes(void) {
  static unsigned char known;
  unsigned char answer = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (answer == 0) {
    answer = processorHasLanes() ? 2 : 1;
    __atomic_store_n(&known, answer, __ATOMIC_RELAXED);
  }
  return answer == 2;
}
