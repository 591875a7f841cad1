#include "gate.h"

#include <cpuid.h>

#include "placement.h"
#include "sorting.h"
#include "ticks.h"

#define LEARNING_SAMPLES 2000
#define TOLERANCE 1.15
#define TOLERANCE_OF_EXPECTED 1.2

Gate gate;

static bool isAmd(void) {
  uint32_t a, b, c, d;
  return __get_cpuid(0, &a, &b, &c, &d) && b == signature_AMD_ebx;
}

/* GFNI came to Intel's server and desktop cores with Ice Lake, the first ones that issue more than four. */
static bool isWide(void) {
  uint32_t a, b, c = 0, d;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (c & bit_GFNI);
}

/* Cycles per canary group on a core of our own: five ALU operations on AMD's four ALUs; six micro-ops,
   at best, on Intel's five-wide Ice Lake (Golden Cove: 1.0) or the four-wide cores before it. */
static double expectedIdle(void) {
  if (isAmd()) return 1.25;
  return isWide() ? 1.2 : 1.5;
}

double gateSample(void) {
  double canary = (double)ticksOfCanary() - tickFacts.overhead;
  double chain = (double)ticksOfImulChain() - tickFacts.overhead;
  return canary / chain * IMUL_CHAIN_CYCLES / CANARY_GROUPS;
}

bool gateQuiet(void) {
  bool quiet = gateSample() <= gate.limit;
  placementNote(quiet);
  return quiet;
}

void gateInit(void) {
  static double samples[LEARNING_SAMPLES];
  for (int i = 0; i < LEARNING_SAMPLES; i++) samples[i] = gateSample();
  sortDoubles(samples, LEARNING_SAMPLES);
  gate.idle = samples[LEARNING_SAMPLES / 20];
  gate.limit = gate.idle * TOLERANCE;
  double highest = TOLERANCE_OF_EXPECTED * expectedIdle();
  if (gate.limit > highest) gate.limit = highest;
}
