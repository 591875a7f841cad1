#define _GNU_SOURCE
#include "batch.h"

#include <string.h>
#include <sys/mman.h>

#include "code.h"
#include "function.h"
#include "isolated.h"
#include "random.h"
#include "sandbox.h"
#include "ticks.h"
#include "trampoline.h"

#define DATA_BYTES (16u << 20)
#define OFFSET_RANGE 4096
#define STACK_RANGE 2048
/* Batches last this long: enough for a time stamp that advances in steps of `step` ticks. */
#define GOAL_TICKS 600
#define GOAL_STEPS 60

static uint8_t *data;
static uint64_t operands[OPERAND_SETS][FW_MAX_ARGUMENTS];
/* A loop of callLoop.c: a load of 7 bytes for each argument, a call of at most 5, and what stands around them. */
_Static_assert(OPERAND_SETS * (7 * FW_MAX_ARGUMENTS + 5) + 64 <= CODE_ROOM_BYTES, "a loop has room");
static uint32_t stackOffset;

bool batchInit(void) {
  data = isolatedMap(DATA_BYTES);
  return data && mprotect(data, DATA_BYTES, PROT_READ | PROT_WRITE) == 0;
}

static bool isDistinct(const uint8_t *map) {
  for (uint32_t i = 0; i < function.argumentCount; i++)
    if (map[i] != i) return false;
  return true;
}

/* A random vector whose arguments all have their own buffers. */
static const Vector *pickVector(void) {
  if (function.vectorCount == 0) return NULL;
  uint32_t start = randomBelow(function.vectorCount);
  for (uint32_t k = 0; k < function.vectorCount; k++) {
    const Vector *v = &function.vectors[(start + k) % function.vectorCount];
    if (isDistinct(function.aliases[v->alias])) return v;
  }
  return NULL;
}

/* Next place for an array: 64-byte aligned relative to the random start, one line of space. */
static uint64_t *place(uint8_t **at, uint32_t words) {
  uint64_t *p = (uint64_t *)(void *)*at;
  *at += (8ull * words + 127) / 64 * 64;
  return p;
}

static void fillSet(uint64_t *set, const Vector *v, uint8_t **at) {
  const uint64_t *inputs = v->inputs;
  for (uint32_t i = 0; i < function.argumentCount; i++) {
    const Argument *a = &function.arguments[i];
    uint64_t *p = a->kind == FW_ARG_SCALAR ? NULL : place(at, a->words);
    if (a->kind == FW_ARG_IN) memcpy(p, inputs, 8ull * a->words);
    set[i] = p ? (uint64_t)p : *inputs;
    if (a->kind != FW_ARG_OUT) inputs += a->words;
  }
}

static uint32_t firstOut(void) {
  uint32_t i = 0;
  while (i < function.argumentCount && function.arguments[i].kind != FW_ARG_OUT) i++;
  return i;
}

/* Chains take turns, with two buffers each: call j writes one and reads the other, which call j - chains wrote. */
static void chainSets(uint32_t out, uint32_t in, uint32_t chains) {
  uint64_t buffers[OPERAND_SETS];
  for (uint32_t j = 0; j < OPERAND_SETS; j++) buffers[j] = operands[j][in];
  for (uint32_t j = 0; j < OPERAND_SETS; j++) {
    uint32_t chain = j % chains, isOdd = j / chains & 1;
    operands[j][in] = buffers[chain + chains * isOdd];
    operands[j][out] = buffers[chain + chains * !isOdd];
  }
}

const char *batchPrepare(uint32_t mode) {
  uint8_t *at = data + randomBelow(OFFSET_RANGE / 64) * 64;
  stackOffset = randomBelow(STACK_RANGE / 16) * 16;
  for (int j = 0; j < OPERAND_SETS; j++) {
    const Vector *v = pickVector();
    if (!v) return "no test vector with distinct buffers";
    fillSet(operands[j], v, &at);
  }
  if (mode == FW_THROUGHPUT) return NULL;
  uint32_t out = firstOut(), in = function.chained;
  if (out >= function.argumentCount || in >= function.argumentCount) return "no output that can be chained to an input";
  if (function.arguments[in].kind != FW_ARG_IN || function.arguments[in].words != function.arguments[out].words)
    return "the chained input and the first output differ in length";
  chainSets(out, in, mode == FW_PAIRS ? 2 : 1);
  return NULL;
}

Batch batchPlace(Code code, uint32_t align) {
  const void *target = codePlace(code, align);
  return (Batch){target, callLoop(target, operands[0], OPERAND_SETS, function.argumentCount)};
}

typedef struct {
  CallLoop loop;
  uint32_t passes;
} Timed;

static uint64_t timeLoop(void *context) {
  const Timed *t = context;
  uint64_t start = ticksNow();
  t->loop(t->passes);
  return ticksNow() - start;
}

/* On the stack for foreign code, which then cannot spoil ours. */
uint32_t batchTicks(Batch batch, uint32_t calls) {
  Timed timed = {batch.loop, calls / OPERAND_SETS};
  sandboxBegin(OPERAND_SETS);                        /* Only what is short is called more often. */
  fwSelector = codeContains((uint64_t)batch.target); /* libraries may call the system */
  uint64_t t = fwOnStack(timeLoop, &timed, (uint8_t *)sandboxStackTop() - stackOffset);
  fwSelector = 0;
  return t > tickFacts.overhead ? (uint32_t)(t - tickFacts.overhead) : 1;
}

uint32_t warmBatchTicks(Batch batch, uint32_t calls) {
  batchTicks(batch, OPERAND_SETS);
  return batchTicks(batch, calls);
}

static uint32_t goalTicks(void) {
  uint32_t bySteps = GOAL_STEPS * tickFacts.step;
  return bySteps > GOAL_TICKS ? bySteps : GOAL_TICKS;
}

uint32_t batchCalls(Batch batch) {
  batchTicks(batch, OPERAND_SETS);
  /* What takes long is called no more than that: the watchdog would take it for an endless loop. */
  if (batchTicks(batch, OPERAND_SETS) > goalTicks()) return OPERAND_SETS;
  uint32_t ticks = batchTicks(batch, 2 * OPERAND_SETS);
  uint32_t sets = (uint32_t)(2ull * goalTicks() / ticks) + 1;
  return sets > 1024 ? 1024 * OPERAND_SETS : sets * OPERAND_SETS;
}
