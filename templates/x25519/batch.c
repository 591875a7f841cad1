/// The functions of fieldwright_x25519_batch.h: how many are computed at once depends on their number and on the
/// processor alone. Compiled with -fno-builtin, so that no loop becomes a call of the C library.

#include "fieldwright_x25519_batch.h"

void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point);
void x25519_x8(unsigned char (*out)[32], const unsigned char (*scalars)[32], const unsigned char (*points)[32]);

/// For so few it takes eight lanes as long as one after the other.
enum { LANES = 8, LEAST_IN_LANES = 2 };

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

/// -1 if any of n results is all zero, else 0; whichever it is.
static int statusOf(const uint8_t (*out)[32], size_t n) {
  unsigned zeros = 0;
  for (size_t i = 0; i < n; i++) {
    unsigned any = 0;
    for (int j = 0; j < 32; j++) any |= out[i][j];
    zeros |= (any - 1) >> 31; // any is 0 to 255
  }
  return -(int)zeros;
}

static void oneByOne(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  for (size_t i = 0; i < n; i++) x25519(out[i], scalars[i], points[i]);
}

/// Fewer than eight, but one at least: the other lanes repeat the first.
static void few(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  uint8_t results[LANES][32], own[2][LANES][32];
  for (size_t i = 0; i < LANES; i++) {
    const size_t from = i < n ? i : 0;
    __builtin_memcpy(own[0][i], scalars[from], 32);
    __builtin_memcpy(own[1][i], points[from], 32);
  }
  x25519_x8(results, own[0], own[1]);
  for (size_t i = 0; i < n; i++) __builtin_memcpy(out[i], results[i], 32);
}

int fieldwright_x25519_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  size_t done = 0;
  if (hasLanes()) {
    for (; n - done >= LANES; done += LANES) x25519_x8(out + done, scalars + done, points + done);
    if (n - done >= LEAST_IN_LANES) {
      few(out + done, scalars + done, points + done, n - done);
      done = n;
    }
  }
  oneByOne(out + done, scalars + done, points + done, n - done);
  return statusOf(out, n);
}

int fieldwright_x25519_x8(uint8_t out[8][32], const uint8_t scalars[8][32], const uint8_t points[8][32]) {
  return fieldwright_x25519_batch(out, scalars, points, LANES);
}
