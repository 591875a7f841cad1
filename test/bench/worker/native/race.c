/*
 * Races against a core and functions that are made up: the worker's own race, with batches whose times are given and a
 * gate that opens when it is told to. Prints what fails.
 */
#include <stdio.h>

#include "../../../../src/bench/worker/native/estimate.c"
#include "../../../../src/bench/worker/native/race.c"
#include "../../../../src/bench/worker/native/sorting.c"

static const uint8_t OURS = 1, THEIRS = 2;
static uint32_t oursQuiet, oursContended; /* ticks; those of the incumbent are 1000 */
static uint32_t looks, contendedLooks;    /* the core is contended before so many looks */
static uint64_t now;                      /* nanoseconds */

uint64_t randomState = 1;
Function function;

static bool quiet(void) { return looks >= contendedLooks; }

bool gateQuiet(void) {
  bool isQuiet = quiet();
  looks++;
  return isQuiet;
}
uint32_t warmBatchTicks(Batch batch, uint32_t calls) {
  (void)calls;
  now += 1000;
  if (batch.target == &THEIRS) return 1000;
  return quiet() ? oursQuiet : oursContended;
}
uint32_t batchTicks(Batch batch, uint32_t calls) { return warmBatchTicks(batch, calls); }
uint32_t batchCalls(Batch batch) { return (void)batch, 8; }
const char *batchPrepare(uint32_t mode) { return (void)mode, NULL; }
Code codeOf(uint32_t slot) { return (void)slot, (Code){&THEIRS, 1, NULL}; }
/* Ours is as fast as a case says at its first placement, and takes `elsewhere` ticks at all others. */
static uint32_t placed, elsewhere;
Batch batchPlace(Code code, uint32_t align) {
  (void)align;
  if (code.bytes == &OURS && ++placed > 1 && elsewhere) oursQuiet = oursContended = elsewhere;
  return (Batch){code.bytes, NULL};
}
uint64_t nanosecondsNow(void) { return now; }
uint64_t processorNanoseconds(void) { return now; }
bool sandboxRun(void (*body)(void *), void *context, Fault *fault) { return (void)fault, body(context), true; }
Verdict checkVectors(const void *target, uint32_t from, uint32_t to, uint32_t flags) {
  return (void)target, (void)from, (void)to, (void)flags, (Verdict){0};
}

static int failures;

static void expect(const char *what, const char *which, uint64_t found, uint64_t expected) {
  if (found == expected) return;
  printf("%s: %s %llu instead of %llu\n", what, which, (unsigned long long)found, (unsigned long long)expected);
  failures++;
}

typedef struct {
  const char *name;
  uint32_t ticks, contendedTicks, contended; /* ours, quiet and contended; looks that find the core contended */
  uint32_t accepted, rounds, looks;
  uint32_t measured; /* rounds in the time that counts, one in front of them included */
} Case;

/* Three looks up to 20 rounds, so that the last group is a short one; waiting lasts for at most 100 rounds. */
static void raceCase(const Case *c) {
  RacePlan plan = {.gateMicroseconds = 200,
                   .lookCount = 3,
                   .placements = 1,
                   .limit = 1,
                   .estimator = FW_ESTIMATE_LOW_MEAN,
                   .looks = {{8, 20000}, {16, 10000}, {20, 0}}};
  RaceResult result;
  oursQuiet = c->ticks, oursContended = c->contendedTicks, contendedLooks = c->contended, looks = 0, now = 0;
  placed = elsewhere = 0;
  race((Code){&OURS, 1, NULL}, (Code){&THEIRS, 1, NULL}, &plan, &result);
  expect(c->name, "accepted", result.accepted, c->accepted);
  expect(c->name, "rounds", result.rounds, c->rounds);
  expect(c->name, "looks", result.gateChecks, c->looks);
  expect(c->name, "measured", result.nanoseconds, 2000ull * c->measured);
}

/* The mean of what comes after the first placement decides, and what is clearly slower there is given up early. */
static void placementCase(const char *name, uint32_t first, uint32_t others, uint32_t accepted, uint32_t rounds) {
  RacePlan plan = {.placements = 5, .lookCount = 1, .limit = 1, .looks = {{24, 0}}};
  RaceResult result;
  oursQuiet = oursContended = first, contendedLooks = looks = 0, now = 0;
  placed = 0, elsewhere = others;
  race((Code){&OURS, 1, NULL}, (Code){&THEIRS, 1, NULL}, &plan, &result);
  expect(name, "accepted", result.accepted, accepted);
  expect(name, "rounds", result.rounds, rounds);
  expect(name, "per mille", (uint64_t)(1000 * result.ratio + 0.5), rounds > 24 ? others : first);
}

int main(void) {
  static const Case cases[] = {
      {"faster, quiet", 990, 990, 0, 1, 20, 3, 21},
      {"slower, quiet", 1050, 1050, 0, 0, 8, 1, 9},
      {"slower, contended: rejected at once", 1050, 1050, 1000, 0, 8, 1, 9},
      {"a little slower, contended: rejected later", 1015, 1015, 1000, 0, 16, 2, 17},
      {"faster, contended at first: the two groups are repeated", 990, 950, 2, 1, 20, 5, 21},
      {"faster while contended only: rejected on quiet rounds", 1015, 950, 3, 0, 20, 6, 21},
      {"faster, contended for a moment of the waiting", 990, 950, 5, 1, 20, 8, 21},
      {"faster, contended for ever: taken after 13 groups", 990, 950, 1000, 1, 20, 16, 21},
  };
  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) raceCase(&cases[i]);
  placementCase("faster everywhere", 990, 995, 1, 5 * 24);
  placementCase("faster at the first placement only", 950, 1020, 0, 2 * 24);
  placementCase("faster at the first placement, a little slower at others", 950, 1004, 0, 4 * 24);
  placementCase("slower at the first placement", 1010, 900, 0, 24);
  return failures != 0;
}
