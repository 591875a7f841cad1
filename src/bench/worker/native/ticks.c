#define _GNU_SOURCE
#include "ticks.h"

#include <time.h>

#include "sorting.h"

TickFacts tickFacts;

static uint64_t ticksOfImuls(int count) {
  uint64_t x = 3, start = ticksNow();
  for (int i = 0; i < count; i += 20) __asm__ volatile(".rept 20\n\timul %0, %0\n\t.endr" : "+r"(x));
  return ticksNow() - start;
}

uint64_t ticksOfImulChain(void) { return ticksOfImuls(IMUL_CHAIN_CYCLES / 3); }

uint64_t ticksOfCanary(void) {
  uint64_t start = ticksNow();
  for (int i = 0; i < CANARY_GROUPS / 20; i++)
    __asm__ volatile(".rept 20\n\t"
                     "add $1, %%r8\n\tlea 1(%%r9), %%r9\n\txor %%r10, %%r11\n\t"
                     "and %%r10, %%rcx\n\tor %%r10, %%rdx\n\tmov %%r10, %%rsi\n\t"
                     ".endr" ::
                         : "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "cc");
  return ticksNow() - start;
}

static uint64_t gcd(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t r = a % b;
    a = b;
    b = r;
  }
  return a;
}

#define SAMPLES 1000

/*
 * Without the outermost fiftieths, which interruptions may have made. No more is left out: a coarse time stamp shows
 * few different durations, and only the mean of all says where between them the true one lies.
 */
static double trimmedMean(double *x, int n) {
  double sum = 0;
  sortDoubles(x, (uint32_t)n);
  for (int i = n / 50; i < n - n / 50; i++) sum += x[i];
  return sum / (n - 2 * (n / 50));
}

/* What is left when a chain's length is extrapolated to zero; an empty region would overlap with itself. */
static void measureFacts(void) {
  static double once[SAMPLES], twice[SAMPLES];
  uint64_t step = 0;
  for (int i = 0; i < SAMPLES; i++) {
    uint64_t a = ticksOfImuls(IMUL_CHAIN_CYCLES / 3), b = ticksOfImuls(2 * IMUL_CHAIN_CYCLES / 3);
    step = gcd(gcd(step, a), b);
    once[i] = (double)a;
    twice[i] = (double)b;
  }
  double overhead = 2 * trimmedMean(once, SAMPLES) - trimmedMean(twice, SAMPLES);
  tickFacts = (TickFacts){overhead > 0 ? (uint32_t)(overhead + 0.5) : 0, (uint32_t)step};
}

static bool countsCycles(void) {
  uint64_t least = ~0ull;
  for (int i = 0; i < 100; i++) {
    uint64_t t = ticksOfImulChain() - tickFacts.overhead;
    if (t < least) least = t;
  }
  return least > IMUL_CHAIN_CYCLES * 95 / 100 && least < IMUL_CHAIN_CYCLES * 105 / 100;
}

void ticksInit(void) {
  bool counter = counterInit();
  measureFacts();
  if (!counter || countsCycles()) return;
  counterGiveUp();
  measureFacts();
}

static uint64_t nanosecondsOf(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t nanosecondsNow(void) { return nanosecondsOf(CLOCK_MONOTONIC); }

uint64_t processorNanoseconds(void) { return nanosecondsOf(CLOCK_THREAD_CPUTIME_ID); }
