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
/* By which the mean ratio of the placements so far may exceed the limit, times those to come over those so far. */
#define PLACEMENT_MARGIN 0.005
#define MAX_GROUPS (FW_MAX_ROUNDS / GROUP_ROUNDS + FW_MAX_LOOKS)

/* Rounds [from, from + count) ran without a look at the gate between them. */
typedef struct {
  uint32_t from, count;
  bool quiet;
} Group;

typedef struct {
  const RacePlan *plan;
  RaceResult *result;
  Code candidate, incumbent;
  Batch ours, theirs;
  Batch perturbing[FW_MAX_PERTURBING];
  uint32_t turn;  /* of what perturbs */
  bool oursFirst; /* in memory and in each round; random, because the two places are not equal */
  uint32_t calls;
  RoundTicks ticks;
  uint64_t waited; /* nanoseconds */
  uint32_t groupCount;
  Group groups[MAX_GROUPS];
} Race;

/*
 * A batch of the candidate or of the incumbent, after one pass of perturbing code: code that is fast only while hardly
 * any other code runs in between must not win, because it is slow where it is used.
 */
static uint32_t timedBatch(Race *r, Batch batch) {
  uint32_t n = r->plan->perturbingCount;
  if (n > 0) batchTicks(r->perturbing[r->turn++ % n], OPERAND_SETS);
  return warmBatchTicks(batch, r->calls);
}

/*
 * Strictly alternating, so that every batch is preceded by one of the other code: one that follows
 * its own kind finds trained predictors.
 */
static void runGroup(Race *r, Group *g) {
  RoundTicks *t = &r->ticks;
  for (uint32_t i = g->from; i < g->from + g->count; i++) {
    if (r->oursFirst) t->ours[i] = timedBatch(r, r->ours);
    t->theirs[i] = timedBatch(r, r->theirs);
    if (!r->oursFirst) t->ours[i] = timedBatch(r, r->ours);
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
  r->result->ratio = estimateRatio(&r->ticks, r->plan->estimator);
  return r->result->ratio > r->plan->limit + margin;
}

/* Repeats contended groups until all are quiet or waiting is not worth it; what is thrown away is no measuring. */
static void awaitQuiet(Race *r) {
  uint64_t deadline = nanosecondsNow() + 1000ull * r->plan->gateMicroseconds, start = processorNanoseconds();
  for (Group *g = r->groups; g < r->groups + r->groupCount; g++)
    while (!g->quiet && nanosecondsNow() < deadline) runGroup(r, g);
  r->waited += processorNanoseconds() - start;
}

/* At fresh places, in a random order in memory and time. */
static void placeAll(Race *r) {
  const RacePlan *plan = r->plan;
  uint32_t align = plan->align;
  r->oursFirst = randomBelow(2);
  if (r->oursFirst) r->ours = batchPlace(r->candidate, align);
  r->theirs = batchPlace(r->incumbent, align);
  if (!r->oursFirst) r->ours = batchPlace(r->candidate, align);
  for (uint32_t i = 0; i < plan->perturbingCount; i++)
    r->perturbing[i] = batchPlace(codeOf(plan->firstPerturbing + i), align);
  r->ticks.count = r->groupCount = 0;
}

static void warmUp(Race *r) {
  batchTicks(r->theirs, r->calls);
  batchTicks(r->ours, r->calls);
}

/* The looks at the first placement, and a last one when its rounds are quiet. */
static bool passesLooks(Race *r) {
  const RacePlan *plan = r->plan;
  for (uint32_t s = 0; s < plan->lookCount; s++) {
    runUntil(r, plan->looks[s].rounds);
    r->result->rounds = r->ticks.count;
    if (isRejected(r, plan->looks[s].marginPpm * 1e-6)) return false;
  }
  awaitQuiet(r);
  return !isRejected(r, 0);
}

/*
 * One placement's ratio scatters by more than neighbours of a search differ. So a candidate that wins at the first is
 * timed at others, as long as its mean ratio there stays below the limit, the first being left out of the mean: it was
 * chosen by luck.
 */
static bool passesElsewhere(Race *r) {
  const RacePlan *plan = r->plan;
  uint32_t rounds = plan->looks[plan->lookCount - 1].rounds;
  double sum = 0;
  for (uint32_t p = 1; p < plan->placements; p++) {
    batchPrepare(plan->mode);
    placeAll(r);
    warmUp(r);
    runUntil(r, rounds);
    awaitQuiet(r);
    sum += estimateRatio(&r->ticks, plan->estimator);
    r->result->ratio = sum / p;
    r->result->rounds += r->ticks.count;
    if (r->result->ratio > plan->limit + PLACEMENT_MARGIN * (plan->placements - 1 - p) / p) return false;
  }
  return true;
}

static void runPlacements(void *context) {
  Race *r = context;
  r->calls = r->plan->batch ? r->plan->batch : batchCalls(r->theirs);
  warmUp(r);
  r->result->accepted = passesLooks(r) && passesElsewhere(r);
}

static void takeFault(RaceResult *result, Fault fault) {
  result->accepted = 0;
  result->verdict = (Verdict){FW_FAULT, 0, fault.reason, fault.signal};
}

static const char *runRace(Race *r) {
  const char *error = batchPrepare(r->plan->mode);
  if (error) return error;
  Fault fault;
  if (!sandboxRun(runPlacements, r, &fault)) takeFault(r->result, fault);
  return NULL;
}

const char *race(Code candidate, Code incumbent, const RacePlan *plan, RaceResult *result) {
  static Race r;
  uint64_t start = processorNanoseconds();
  memset(result, 0, sizeof *result);
  r = (Race){.plan = plan, .result = result, .candidate = candidate, .incumbent = incumbent};
  placeAll(&r);
  uint32_t all = function.vectorCount, quick = plan->quickVectors ? plan->quickVectors : all;
  const char *error = NULL;
  result->verdict = checkVectors(r.ours.target, 0, quick, plan->flags);
  if (result->verdict.kind == FW_OK) error = runRace(&r);
  if (result->accepted) result->verdict = checkVectors(r.ours.target, quick, all, plan->flags);
  if (result->verdict.kind != FW_OK) result->accepted = 0;
  result->nanoseconds = processorNanoseconds() - start - r.waited;
  return error;
}
