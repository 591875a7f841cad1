#include "gate.h"

#include "placement.h"
#include "sorting.h"
#include "ticks.h"

#define LEARNING_SAMPLES 2000
#define TOLERANCE 1.15

Gate gate;

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
  if (gate.limit > GATE_HIGHEST_LIMIT) gate.limit = GATE_HIGHEST_LIMIT;
}
