/* A race of a candidate against an incumbent: cheap rejection, on any rounds; careful acceptance, on quiet ones. */
#ifndef FW_RACE_H
#define FW_RACE_H
#include <stdint.h>

#include "check.h"
#include "code.h"

typedef struct {
  uint32_t rounds;    /* cumulative */
  uint32_t marginPpm; /* reject when ratio > limit + margin; the last look has margin 0 */
} Look;

typedef struct {
  uint32_t batch;            /* calls per timed batch, a multiple of 8; 0: by resolution */
  uint32_t mode, estimator;  /* FW_THROUGHPUT..., FW_ESTIMATE_... */
  uint32_t quickVectors;     /* tested before the race, all others only on acceptance; 0: all before */
  uint32_t align;            /* 16 or 64: alignment of the random placement */
  uint32_t flags;            /* FW_FLAG_* of the test */
  uint32_t gateMicroseconds; /* how long a candidate that wins repeats contended rounds before they count */
  uint32_t lookCount;
  uint32_t placements; /* at which a candidate that passes all looks at the first is timed; the mean ratio decides */
  uint32_t firstPerturbing, perturbingCount; /* slots of code that runs, untimed, before each batch, in turns */
  uint32_t unused;
  double limit; /* accept iff ratio <= limit */
  Look looks[FW_MAX_LOOKS];
} RacePlan;

/* The reply payload, laid out as on the wire. */
typedef struct {
  Verdict verdict;
  uint32_t accepted, rounds;
  uint32_t gateChecks, gateQuiet;
  double ratio;         /* candidate over incumbent, mean over placements; 0 when not raced */
  uint64_t nanoseconds; /* of the processor, on tests and rounds; without what was repeated for quiet */
} RaceResult;

/* Tests and races; the error, if any, is about the request and not about the code. */
const char *race(Code candidate, Code incumbent, const RacePlan *plan, RaceResult *result);
#endif
