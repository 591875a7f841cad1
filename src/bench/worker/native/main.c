/*
 * The measuring worker: fieldwright-worker [cpu]; without a cpu it chooses and may move
 *
 * Runs machine code it is given on inputs it is given and answers with verdicts, outputs or raw
 * time stamps. It decides nothing; the protocol is in protocol.h.
 */
#define _GNU_SOURCE
#include <cpuid.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "batch.h"
#include "buffers.h"
#include "check.h"
#include "code.h"
#include "frames.h"
#include "gate.h"
#include "landing.h"
#include "measure.h"
#include "placement.h"
#include "priority.h"
#include "protocol.h"
#include "race.h"
#include "random.h"
#include "sandbox.h"
#include "ticks.h"

#define DEFAULT_ALIGN 64
#define MAX_REPETITIONS 65536

uint64_t randomState = 88172645463325252ull;
static SandboxFeatures features;

static uint32_t featureBits(void) {
  uint32_t a, b = 0, c, d, common = 0, found = counterPage ? FW_FEATURE_PMC : 0;
  if (features.syscallGuard) found |= FW_FEATURE_SYSCALL_GUARD;
  found |= priority.raised ? FW_FEATURE_PRIORITY : 0;
  found |= priority.autogroups ? FW_FEATURE_AUTOGROUPS : 0;
  found |= priority.weighted ? FW_FEATURE_WEIGHT : 0;
  if (!__get_cpuid(1, &a, &b, &common, &d) || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) return found;
  found |= __builtin_cpu_supports("avx2") ? FW_FEATURE_AVX2 : 0;
  found |= __builtin_cpu_supports("avx512ifma") ? FW_FEATURE_IFMA : 0;
  return found | (b & bit_BMI2 && common & bit_MOVBE ? FW_FEATURE_BMI2 : 0) | (b & bit_ADX ? FW_FEATURE_ADX : 0);
}

typedef struct {
  uint32_t version, features, overheadTicks, stepTicks;
  double gateIdle, gateLimit;
  uint32_t imulChainCycles, canaryGroups;
  char brand[48];
} HelloReply;

static void cpuBrand(char brand[48]) {
  uint32_t r[4];
  for (uint32_t leaf = 0; leaf < 3; leaf++)
    if (__get_cpuid(0x80000002 + leaf, r, r + 1, r + 2, r + 3)) memcpy(brand + 16 * leaf, r, 16);
}

static void hello(const Frame *frame) {
  HelloReply *r = replyBuffer(sizeof *r);
  *r = (HelloReply){FW_VERSION,        featureBits(), tickFacts.overhead,
                    tickFacts.step,    gate.idle,     gate.limit,
                    IMUL_CHAIN_CYCLES, CANARY_GROUPS, ""};
  cpuBrand(r->brand);
  sendReply(frame, sizeof *r);
}

static void setFunction(const Frame *frame) {
  const char *error = functionSet(frame);
  if (error) sendError(frame, error);
  else sendReply(frame, 0);
}

static bool readCode(Reader *r, Code *code) {
  code->linked = NULL;
  code->length = readU32(r);
  code->bytes = readBytes(r, code->length);
  return !r->bad && code->length > 0 && code->length <= FW_MAX_CODE_BYTES;
}

/* Payload: u32 slot, u32 length, code. */
static void load(const Frame *frame) {
  Reader r = readerOf(frame);
  uint32_t slot = readU32(&r);
  Code code;
  if (readCode(&r, &code) && codeLoad(slot, code)) sendReply(frame, 0);
  else sendError(frame, "bad slot or code length");
}

/* A text that ends with a zero byte within the frame, or NULL. */
static const char *readText(Reader *r) {
  uint32_t bytes = readU32(r);
  const char *text = readBytes(r, bytes);
  return text && bytes > 0 && text[bytes - 1] == 0 ? text : NULL;
}

/* Payload: u32 slot, u32 bytes, path, u32 bytes, symbol; both texts end with a zero byte. */
static void linkRequest(const Frame *frame) {
  Reader r = readerOf(frame);
  uint32_t slot = readU32(&r);
  const char *path = readText(&r), *symbol = path ? readText(&r) : NULL;
  const char *error = symbol ? codeLink(slot, path, symbol) : "bad link request";
  if (error) sendError(frame, error);
  else sendReply(frame, 0);
}

/* A slot number, or FW_NO_SLOT and the code itself as u32 length and bytes. */
static bool readTarget(Reader *r, uint32_t slot, Code *code) {
  if (slot == FW_NO_SLOT) return readCode(r, code);
  *code = codeOf(slot);
  return !codeEmpty(*code);
}

/* Payload: u32 slot, from, to, flags, [u32 length, code]. Reply: Verdict. */
static void test(const Frame *frame) {
  Reader r = readerOf(frame);
  uint32_t slot = readU32(&r), from = readU32(&r), to = readU32(&r), flags = readU32(&r);
  Code code;
  if (!readTarget(&r, slot, &code)) {
    sendError(frame, "bad slot or code length");
    return;
  }
  Verdict v = checkVectors(codePlace(code, DEFAULT_ALIGN), from, to, flags);
  memcpy(replyBuffer(sizeof v), &v, sizeof v);
  sendReply(frame, sizeof v);
}

/*
 * Payload: u32 slot, alias, count, flags, count x inputWords x u64, [FW_ENTRY_WORDS x u64 with FW_FLAG_ENTRY],
 * [u32 length, code].
 *
 * Reply: Verdict, then count x outputWords x u64 (garbage from the offending call on).
 */
static void run(const Frame *frame) {
  Reader r = readerOf(frame);
  uint32_t slot = readU32(&r), alias = readU32(&r), count = readU32(&r), flags = readU32(&r);
  const uint64_t *inputs = readBytes(&r, 8ull * count * function.inputWords);
  const uint64_t *entry = flags & FW_FLAG_ENTRY ? readBytes(&r, 8ull * FW_ENTRY_WORDS) : NULL;
  uint64_t bytes = sizeof(Verdict) + 8ull * count * function.outputWords;
  Code code;
  if (r.bad || alias >= function.aliasCount || bytes > FW_MAX_FRAME_BYTES || !readTarget(&r, slot, &code)) {
    sendError(frame, "bad run request");
    return;
  }
  uint8_t *out = replyBuffer((uint32_t)bytes);
  Verdict v = checkRun(codePlace(code, DEFAULT_ALIGN), alias, count, inputs,
                       (uint64_t *)(void *)(out + sizeof(Verdict)), flags, entry);
  memcpy(out, &v, sizeof v);
  sendReply(frame, (uint32_t)bytes);
}

static bool planLegal(const RacePlan *p) {
  if (p->lookCount == 0 || p->lookCount > FW_MAX_LOOKS || p->batch % OPERAND_SETS) return false;
  if ((p->align != 16 && p->align != 64) || p->mode > FW_PAIRS || p->perturbingCount > FW_MAX_PERTURBING) return false;
  for (uint32_t i = 0; i < p->perturbingCount; i++)
    if (codeEmpty(codeOf(p->firstPerturbing + i))) return false;
  if (p->placements == 0 || p->placements > FW_MAX_PLACEMENTS) return false;
  uint32_t last = 0;
  for (uint32_t i = 0; i < p->lookCount; i++) {
    if (p->looks[i].rounds <= last || p->looks[i].rounds > FW_MAX_ROUNDS) return false;
    last = p->looks[i].rounds;
  }
  return p->estimator <= FW_ESTIMATE_MEDIAN_RATIO;
}

/* Payload: RacePlan up to and including its looks, u32 incumbent, u32 length, code. Reply: RaceResult. */
static void raceRequest(const Frame *frame) {
  Reader r = readerOf(frame);
  const RacePlan *plan = readBytes(&r, sizeof *plan);
  Code incumbent = codeOf(readU32(&r)), candidate;
  const char *error = "bad race request";
  RaceResult result;
  if (readCode(&r, &candidate) && !codeEmpty(incumbent) && planLegal(plan))
    error = race(candidate, incumbent, plan, &result);
  if (error) {
    sendError(frame, error);
    return;
  }
  memcpy(replyBuffer(sizeof result), &result, sizeof result);
  sendReply(frame, sizeof result);
}

static bool measureLegal(const MeasurePlan *p) {
  if (p->slotCount == 0 || p->slotCount > FW_SLOTS || p->batch % OPERAND_SETS) return false;
  if ((p->align != 16 && p->align != 64) || p->mode > FW_PAIRS) return false;
  for (uint32_t i = 0; i < p->slotCount; i++)
    if (codeEmpty(codeOf(p->slots[i]))) return false;
  return p->rounds - 1 < MAX_REPETITIONS && p->layouts - 1 < MAX_REPETITIONS;
}

/* Payload: u32 mode, batch, rounds, layouts, align, slotCount, slots. Reply: see measure.h. */
static void measureRequest(const Frame *frame) {
  Reader r = readerOf(frame);
  MeasurePlan p = {0};
  const void *fields = readBytes(&r, offsetof(MeasurePlan, slots));
  if (fields) memcpy(&p, fields, offsetof(MeasurePlan, slots));
  for (uint32_t i = 0; i < p.slotCount && i < FW_SLOTS; i++) p.slots[i] = readU32(&r);
  uint64_t row = 4ull * (MEASURE_ROW_HEADER + p.slotCount);
  uint64_t bytes = 4ull * p.slotCount + row * p.rounds * p.layouts;
  const char *error = "bad measure request";
  if (!r.bad && measureLegal(&p) && bytes <= FW_MAX_FRAME_BYTES) error = measure(&p, replyBuffer((uint32_t)bytes));
  if (error) sendError(frame, error);
  else sendReply(frame, (uint32_t)bytes);
}

static void answer(const Frame *frame) {
  switch (frame->type) {
    case FW_HELLO: hello(frame); break;
    case FW_SET_FUNCTION: setFunction(frame); break;
    case FW_LOAD: load(frame); break;
    case FW_LINK: linkRequest(frame); break;
    case FW_TEST: test(frame); break;
    case FW_RACE: raceRequest(frame); break;
    case FW_MEASURE: measureRequest(frame); break;
    case FW_RUN: run(frame); break;
    case FW_PING: sendReply(frame, 0); break;
    default: sendError(frame, "unknown request"); break;
  }
}

int main(int argc, char **argv) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  priorityInit();
  if (!placementInit(argc > 1 ? atoi(argv[1]) : -1)) fprintf(stderr, "fieldwright-worker: cannot pin to a cpu\n");
  randomState ^= nanosecondsNow() * 0x9e3779b97f4a7c15ull;
  if (!codeInit() || !buffersInit() || !batchInit() || !landingInit() || !sandboxInit(&features)) {
    fprintf(stderr, "fieldwright-worker: cannot map executable or guarded memory\n");
    return 1;
  }
  ticksInit();
  gateInit();
  Frame frame;
  while (readFrame(&frame) && frame.type != FW_QUIT) answer(&frame);
  return 0;
}
