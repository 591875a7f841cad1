#include "race.h"

#include <string.h>

#include "batch.h"
#include "estimate.h"
#include "gate.h"
#include "random.h"
#include "sandbox.h"
#include "ticks.h"

/* Rounds between two looks at the gate. */
#define GROUP_ROUNDS 8

typedef struct {
  const RacePlan *plan;
  RaceResult *result;
  Batch ours, theirs;
  bool oursFirst; /* in memory and in each round; random, because the two places are not equal */
  uint32_t calls;
  uint64_t gateDeadline; /* nanoseconds; contended groups count after it */
  RoundTicks ticks;
} Race;

/*
 * Strictly alternating, so that every batch is preceded by one of the other code: one that follows
 * its own kind finds trained predictors.
 */
static void runRounds(Race *r, uint32_t count) {
  RoundTicks *t = &r->ticks;
  for (uint32_t i = t->count; i < t->count + count; i++) {
    if (r->oursFirst) t->ours[i] = warmBatchTicks(r->ours, r->calls);
    t->theirs[i] = warmBatchTicks(r->theirs, r->calls);
    if (!r->oursFirst) t->ours[i] = warmBatchTicks(r->ours, r->calls);
  }
}

/* Whether the group that just ran counts: it was quiet, or waiting any longer is not worth it. */
static bool groupCounts(Race *r) {
  bool quiet = gateQuiet();
  r->result->gateChecks++;
  r->result->gateQuiet += quiet;
  return quiet || nanosecondsNow() >= r->gateDeadline;
}

static void runUntil(Race *r, uint32_t rounds) {
  while (r->ticks.count < rounds) {
    uint32_t left = rounds - r->ticks.count;
    uint32_t count = left < GROUP_ROUNDS ? left : GROUP_ROUNDS;
    runRounds(r, count);
    if (groupCounts(r)) r->ticks.count += count;
  }
}

static void runStages(void *context) {
  Race *r = context;
  const RacePlan *plan = r->plan;
  r->calls = plan->batch ? plan->batch : batchCalls(r->theirs);
  batchTicks(r->theirs, r->calls);
  batchTicks(r->ours, r->calls);
  for (uint32_t s = 0; s < plan->stageCount; s++) {
    runUntil(r, plan->stages[s].rounds);
    r->result->rounds = r->ticks.count;
    r->result->ratio = estimateRatio(&r->ticks, plan->estimator);
    if (r->result->ratio > plan->limit + plan->stages[s].marginPpm * 1e-6) return;
  }
  r->result->accepted = 1;
}

static void takeFault(RaceResult *result, Fault fault) {
  result->accepted = 0;
  result->verdict = (Verdict){FW_FAULT, 0, fault.reason, fault.signal};
}

static const char *runRace(Race *r) {
  const char *error = batchPrepare(r->plan->mode);
  if (error) return error;
  r->gateDeadline = nanosecondsNow() + 1000ull * r->plan->gateMicroseconds;
  Fault fault;
  if (!sandboxRun(runStages, r, &fault)) takeFault(r->result, fault);
  return NULL;
}

static void placeBoth(Race *r, Code candidate, Code opponent) {
  uint32_t align = r->plan->align;
  if (r->oursFirst) r->ours = batchPlace(candidate, align);
  r->theirs = batchPlace(opponent, align);
  if (!r->oursFirst) r->ours = batchPlace(candidate, align);
}

const char *race(Code candidate, Code opponent, const RacePlan *plan, RaceResult *result) {
  static Race r;
  uint64_t start = nanosecondsNow();
  memset(result, 0, sizeof *result);
  r = (Race){.plan = plan, .result = result, .oursFirst = randomBelow(2)};
  placeBoth(&r, candidate, opponent);
  uint32_t all = function.vectorCount, quick = plan->quickVectors ? plan->quickVectors : all;
  const char *error = NULL;
  result->verdict = checkVectors(r.ours.target, 0, quick, plan->flags);
  if (result->verdict.kind == FW_OK) error = runRace(&r);
  if (result->accepted) result->verdict = checkVectors(r.ours.target, quick, all, plan->flags);
  if (result->verdict.kind != FW_OK) result->accepted = 0;
  result->nanoseconds = nanosecondsNow() - start;
  return error;
}
