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
#define MAX_GROUPS (FW_MAX_ROUNDS / GROUP_ROUNDS + FW_MAX_LOOKS)

/* Rounds [from, from + count) ran without a look at the gate between them. */
typedef struct {
  uint32_t from, count;
  bool quiet;
} Group;

typedef struct {
  const RacePlan *plan;
  RaceResult *result;
  Batch ours, theirs;
  bool oursFirst; /* in memory and in each round; random, because the two places are not equal */
  uint32_t calls;
  RoundTicks ticks;
  uint64_t waited; /* nanoseconds */
  uint32_t groupCount;
  Group groups[MAX_GROUPS];
} Race;

/*
 * Strictly alternating, so that every batch is preceded by one of the other code: one that follows
 * its own kind finds trained predictors.
 */
static void runGroup(Race *r, Group *g) {
  RoundTicks *t = &r->ticks;
  for (uint32_t i = g->from; i < g->from + g->count; i++) {
    if (r->oursFirst) t->ours[i] = warmBatchTicks(r->ours, r->calls);
    t->theirs[i] = warmBatchTicks(r->theirs, r->calls);
    if (!r->oursFirst) t->ours[i] = warmBatchTicks(r->ours, r->calls);
  }
  g->quiet = gateQuiet();
  r->result->gateChecks++;
  r->result->gateQuiet += g->quiet;
}

/* Whatever the core is like: most candidates are rejected, and for that any rounds will do. */
static void runUntil(Race *r, uint32_t rounds) {
  while (r->ticks.count < rounds) {
    uint32_t left = rounds - r->ticks.count;
    Group *g = &r->groups[r->groupCount++];
    *g = (Group){r->ticks.count, left < GROUP_ROUNDS ? left : GROUP_ROUNDS, false};
    runGroup(r, g);
    r->ticks.count += g->count;
  }
}

static bool isRejected(Race *r, double margin) {
  r->result->rounds = r->ticks.count;
  r->result->ratio = estimateRatio(&r->ticks, r->plan->estimator);
  return r->result->ratio > r->plan->limit + margin;
}

/* Repeats contended groups until all are quiet or waiting is not worth it; what is thrown away is no measuring. */
static void awaitQuiet(Race *r) {
  uint64_t deadline = nanosecondsNow() + 1000ull * r->plan->gateMicroseconds, start = processorNanoseconds();
  for (Group *g = r->groups; g < r->groups + r->groupCount; g++)
    while (!g->quiet && nanosecondsNow() < deadline) runGroup(r, g);
  r->waited = processorNanoseconds() - start;
}

static void runLooks(void *context) {
  Race *r = context;
  const RacePlan *plan = r->plan;
  r->calls = plan->batch ? plan->batch : batchCalls(r->theirs);
  batchTicks(r->theirs, r->calls);
  batchTicks(r->ours, r->calls);
  for (uint32_t s = 0; s < plan->lookCount; s++) {
    runUntil(r, plan->looks[s].rounds);
    if (isRejected(r, plan->looks[s].marginPpm * 1e-6)) return;
  }
  awaitQuiet(r);
  r->result->accepted = !isRejected(r, plan->looks[plan->lookCount - 1].marginPpm * 1e-6);
}

static void takeFault(RaceResult *result, Fault fault) {
  result->accepted = 0;
  result->verdict = (Verdict){FW_FAULT, 0, fault.reason, fault.signal};
}

static const char *runRace(Race *r) {
  const char *error = batchPrepare(r->plan->mode);
  if (error) return error;
  Fault fault;
  if (!sandboxRun(runLooks, r, &fault)) takeFault(r->result, fault);
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
  uint64_t start = processorNanoseconds();
  memset(result, 0, sizeof *result);
  r = (Race){.plan = plan, .result = result, .oursFirst = randomBelow(2)};
  placeBoth(&r, candidate, opponent);
  uint32_t all = function.vectorCount, quick = plan->quickVectors ? plan->quickVectors : all;
  const char *error = NULL;
  result->verdict = checkVectors(r.ours.target, 0, quick, plan->flags);
  if (result->verdict.kind == FW_OK) error = runRace(&r);
  if (result->accepted) result->verdict = checkVectors(r.ours.target, quick, all, plan->flags);
  if (result->verdict.kind != FW_OK) result->accepted = 0;
  result->nanoseconds = processorNanoseconds() - start - r.waited;
  return error;
}
