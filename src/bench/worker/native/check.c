#include "check.h"

#include <string.h>

#include "buffers.h"
#include "code.h"
#include "random.h"
#include "redzone.h"
#include "sandbox.h"
#include "segment.h"
#include "trampoline.h"

#define ALIGN_CHECK_OR_DIRECTION 0x40400 /* AC, DF */
#define X87_CONTROL 0x37f
#define MXCSR_CONTROL 0x1f80
#define MXCSR_STICKY 0x3f /* exception flags may be set */

/* Buffers of one alias map, prepared once per sweep. */
typedef struct {
  uint32_t alias;
  uint64_t *array[FW_MAX_ARGUMENTS]; /* NULL for a scalar */
  bool written[FW_MAX_ARGUMENTS];    /* the buffer is also that of an out array */
} Layout;

typedef struct {
  const void *target;
  uint32_t from, to, flags;
  uint32_t alias, count;
  const uint64_t *inputs;
  uint64_t *outputs;
  const uint64_t *entry; /* as for checkRun */
  uint32_t at;           /* progress, read after a fault */
  Verdict verdict;
} Sweep;

static void layOut(Layout *l, uint32_t alias) {
  memset(l, 0, sizeof *l);
  l->alias = alias;
  const uint8_t *map = function.aliases[alias];
  for (uint32_t i = 0; i < function.argumentCount; i++) {
    const Argument *a = &function.arguments[i];
    if (a->kind == FW_ARG_SCALAR) continue;
    l->array[i] = map[i] == i ? bufferPrepare(i, a->words) : NULL;
    if (a->kind == FW_ARG_OUT) l->written[map[i]] = true;
  }
  for (uint32_t i = 0; i < function.argumentCount; i++)
    if (map[i] != i) {
      l->array[i] = l->array[map[i]];
      l->written[i] = l->written[map[i]];
    }
}

static void fillRandom(uint64_t *words, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) words[i] = randomWord();
}

static void setArguments(const Layout *l, const uint64_t *inputs) {
  for (uint32_t i = 0; i < function.argumentCount; i++)
    if (function.arguments[i].kind == FW_ARG_OUT) fillRandom(l->array[i], function.arguments[i].words);
  for (uint32_t i = 0; i < function.argumentCount; i++) {
    const Argument *a = &function.arguments[i];
    fwCall.args[i] = l->array[i] ? (uint64_t)l->array[i] : *inputs;
    if (a->kind == FW_ARG_IN) memcpy(l->array[i], inputs, 8ull * a->words);
    if (a->kind != FW_ARG_OUT) inputs += a->words;
  }
}

/*
 * Registers that are not arguments: as `entry` says, else random. Those of 256 and 512 bits, where there are any (which
 * asks the system, too: XCR0), have one random word in all lanes.
 */
static void setRegisters(const uint64_t *entry) {
  static const uint8_t arguments[6] = {7, 6, 2, 1, 8, 9}, saved[6] = {3, 5, 12, 13, 14, 15}, scratch[3] = {0, 10, 11};
  for (uint32_t i = function.argumentCount; i < 6; i++) fwCall.args[i] = entry ? entry[arguments[i]] : randomWord();
  for (int i = 0; i < 6; i++) fwCall.saved[i] = entry ? entry[saved[i]] : randomWord();
  for (int i = 0; i < 3; i++) fwCall.scratch[i] = entry ? entry[scratch[i]] : randomWord();
  fwCall.poison = __builtin_cpu_supports("avx2") ? randomWord() | 1 : 0;
  fwCall.poisonWide = __builtin_cpu_supports("avx512f") != 0;
  fwCall.loadVectors = entry != NULL;
  if (entry) memcpy(fwCall.vectors, entry + 16, sizeof fwCall.vectors);
}

static void callOnce(const void *target, uint32_t flags, const uint64_t *entry) {
  fwCall.target = (uint64_t)target;
  fwCall.entryStack = (uint64_t)sandboxStackTop();
  setRegisters(entry);
  fwCall.guarded = codeContains((uint64_t)target); /* libraries may call the system, and are not stepped through */
  fwCall.step = fwCall.guarded ? flags & FW_FLAG_STRICT : 0;
  if (fwCall.step) redZoneBegin();
  sandboxBegin(1);
  fwTrampoline();
}

static Verdict wrong(uint32_t reason, uint32_t detail) { return (Verdict){FW_WRONG, 0, reason, detail}; }

static const Verdict fine = {FW_OK, 0, FW_REASON_NONE, 0};

static Verdict checkRegisters(void) {
  if (segmentRestored()) return wrong(FW_REASON_SEGMENT, 0);
  for (uint32_t i = 0; i < 6; i++)
    if (fwCall.after[i] != fwCall.saved[i]) return wrong(FW_REASON_CALLEE_SAVED, i);
  if (fwCall.afterStack != fwCall.entryStack) return wrong(FW_REASON_STACK_POINTER, 0);
  if (fwCall.afterFlags & ALIGN_CHECK_OR_DIRECTION) return wrong(FW_REASON_FLAGS, 0);
  if ((fwCall.afterMxcsr & ~MXCSR_STICKY) != MXCSR_CONTROL) return wrong(FW_REASON_MXCSR, 0);
  if ((fwCall.afterFcw & 0xffff) != X87_CONTROL) return wrong(FW_REASON_X87, 0);
  if (fwCall.step && redZoneViolated()) return wrong(FW_REASON_RED_ZONE, 0);
  return fine;
}

static Verdict checkInputs(const Layout *l, const uint64_t *inputs) {
  for (uint32_t i = 0; i < function.argumentCount; i++) {
    const Argument *a = &function.arguments[i];
    if (a->kind == FW_ARG_IN && !l->written[i] && memcmp(l->array[i], inputs, 8ull * a->words) != 0)
      return wrong(FW_REASON_INPUT_CHANGED, i);
    if (a->kind != FW_ARG_OUT) inputs += a->words;
  }
  return fine;
}

static Verdict checkOutputs(const Layout *l, const uint64_t *expected) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < function.argumentCount; i++) {
    const Argument *a = &function.arguments[i];
    if (a->kind != FW_ARG_OUT) continue;
    for (uint32_t w = 0; w < a->words; w++, at++)
      if (l->array[i][w] != expected[at]) return wrong(FW_REASON_OUTPUT, at);
  }
  return fine;
}

static void copyOutputs(const Layout *l, uint64_t *to) {
  for (uint32_t i = 0; i < function.argumentCount; i++) {
    const Argument *a = &function.arguments[i];
    if (a->kind != FW_ARG_OUT) continue;
    memcpy(to, l->array[i], 8ull * a->words);
    to += a->words;
  }
}

/* x87 tag word: anything but "all empty" means MMX or x87 state was left behind. */
static bool x87Empty(void) {
  struct {
    uint16_t word[14];
  } environment;
  __asm__ volatile("fnstenv %0; fldenv %0" : "+m"(environment));
  return environment.word[4] == 0xffff;
}

/* What is checked once at the end of a sweep: memory around the buffers, caller's frame, x87 tags. */
static Verdict checkSurroundings(const Layout *l) {
  for (uint32_t i = 0; i < function.argumentCount; i++)
    if (l->array[i] && function.aliases[l->alias][i] == i && !bufferIntact(i, function.arguments[i].words))
      return wrong(FW_REASON_STRAY_WRITE, i);
  if (!sandboxFrameIntact()) return wrong(FW_REASON_CALLER_FRAME, 0);
  if (!x87Empty()) return wrong(FW_REASON_X87, 1);
  return fine;
}

static Verdict checkCall(const Layout *l, const Sweep *s, const uint64_t *inputs) {
  setArguments(l, inputs);
  callOnce(s->target, s->flags, s->entry);
  Verdict v = checkRegisters();
  return v.kind == FW_OK ? checkInputs(l, inputs) : v;
}

/* The vectors of one alias map, so that the surroundings are prepared and looked at once for all of them. */
static Verdict sweepAlias(Sweep *s, uint32_t alias) {
  Layout l = {.alias = FW_MAX_ALIASES};
  for (s->at = s->from; s->at < s->to; s->at++) {
    const Vector *vector = &function.vectors[s->at];
    if (vector->alias != alias) continue;
    if (l.alias != alias) layOut(&l, alias);
    Verdict v = checkCall(&l, s, vector->inputs);
    if (v.kind == FW_OK) v = checkOutputs(&l, vector->expected);
    if (v.kind != FW_OK) return v;
  }
  return l.alias == alias ? checkSurroundings(&l) : fine;
}

static void sweepVectors(void *context) {
  Sweep *s = context;
  for (uint32_t alias = 0; alias < function.aliasCount && s->verdict.kind == FW_OK; alias++)
    s->verdict = sweepAlias(s, alias);
}

static void sweepInputs(void *context) {
  Sweep *s = context;
  Layout l;
  layOut(&l, s->alias);
  for (s->at = 0; s->at < s->count; s->at++) {
    s->verdict = checkCall(&l, s, s->inputs + (size_t)s->at * function.inputWords);
    if (s->verdict.kind != FW_OK) return;
    copyOutputs(&l, s->outputs + (size_t)s->at * function.outputWords);
  }
  s->verdict = checkSurroundings(&l);
}

static Verdict run(Sweep *s, void (*body)(void *)) {
  Fault fault;
  sandboxFramePrepare();
  if (!sandboxRun(body, s, &fault)) return (Verdict){FW_FAULT, s->at, fault.reason, fault.signal};
  s->verdict.vector = s->at;
  return s->verdict;
}

Verdict checkVectors(const void *target, uint32_t from, uint32_t to, uint32_t flags) {
  if (to > function.vectorCount) to = function.vectorCount;
  if (from >= to) return fine;
  Sweep s = {.target = target, .from = from, .to = to, .flags = flags};
  return run(&s, sweepVectors);
}

Verdict checkRun(const void *target, uint32_t alias, uint32_t count, const uint64_t *inputs, uint64_t *outputs,
                 uint32_t flags, const uint64_t *entry) {
  Sweep s = {.target = target,
             .flags = flags,
             .alias = alias,
             .count = count,
             .inputs = inputs,
             .outputs = outputs,
             .entry = entry};
  return run(&s, sweepInputs);
}
