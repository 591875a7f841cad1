/*
 * Fenced time stamps and the two clocks they are compared with.
 *
 * lfence;rdtsc;lfence: everything before has executed, nothing after has started (SDM vol. 2B, RDTSC).
 * cpuid would do the same but traps to the hypervisor in a virtual machine. Builtins stand for what x86intrin.h
 * names: to read that header would be most of the compilation.
 */
#ifndef FW_TICKS_H
#define FW_TICKS_H
#include <emmintrin.h>
#include <stdint.h>

#include "counter.h"

/* Core cycles where they can be counted, otherwise time stamp ticks. */
static inline uint64_t ticksNow(void) {
  _mm_lfence();
  uint64_t t = counterPage ? counterNow() : __builtin_ia32_rdtsc();
  _mm_lfence();
  return t;
}

/* Dependent imul: 3 cycles each on Intel since Nehalem and on AMD since Zen (uops.info). */
#define IMUL_CHAIN_CYCLES 1440
/* Groups of five independent one-cycle operations and a register move. */
#define CANARY_GROUPS 800

/* Ticks taken by the imul chain: the core clock. Independent of what an SMT sibling does. */
uint64_t ticksOfImulChain(void);
/* Ticks taken by the canary, which fills every issue slot and so feels an SMT sibling. */
uint64_t ticksOfCanary(void);

/* Fixed part of a timed region's duration, and the smallest step by which the time stamp advances. */
typedef struct {
  uint32_t overhead, step;
} TickFacts;
extern TickFacts tickFacts;
/* Chooses the counter; one that does not count the imul chain right is not used. */
void ticksInit(void);

/* Nanoseconds of the monotonic clock. */
uint64_t nanosecondsNow(void);
/* Nanoseconds for which this thread ran. */
uint64_t processorNanoseconds(void);
#endif
