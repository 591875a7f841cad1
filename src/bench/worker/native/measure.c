#include "measure.h"

#include <stdbool.h>

#include "batch.h"
#include "code.h"
#include "gate.h"
#include "random.h"
#include "sandbox.h"
#include "ticks.h"

/* Looks at the gate before each layout, so that the worker may leave a contended core. */
#define GATE_LOOKS 8

typedef struct {
  const MeasurePlan *plan;
  uint32_t *calls, *row;
  Batch batches[FW_SLOTS];
  const char *error;
} Session;

static void shuffle(uint32_t *order, uint32_t n) {
  for (uint32_t i = n; i > 1; i--) {
    uint32_t j = randomBelow(i), swap = order[i - 1];
    order[i - 1] = order[j];
    order[j] = swap;
  }
}

/* Entry numbers in random order. */
static void randomOrder(uint32_t *order, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) order[i] = i;
  shuffle(order, n);
}

static uint32_t net(uint64_t ticks) { return (uint32_t)(ticks - tickFacts.overhead); }

static void runRound(Session *s) {
  uint32_t n = s->plan->slotCount, order[FW_SLOTS];
  randomOrder(order, n);
  s->row[0] = net(ticksOfCanary());
  for (uint32_t i = 0; i < n; i++)
    s->row[MEASURE_ROW_HEADER + order[i]] = warmBatchTicks(s->batches[order[i]], s->calls[order[i]]);
  s->row[1] = net(ticksOfCanary());
  s->row[2] = net(ticksOfImulChain());
  s->row += MEASURE_ROW_HEADER + n;
}

/* Places and warms the entries in random order, because neighbours in memory and time are not equal. */
static void enterLayout(Session *s, bool first) {
  uint32_t n = s->plan->slotCount, order[FW_SLOTS];
  randomOrder(order, n);
  for (uint32_t k = 0; k < n; k++) {
    uint32_t i = order[k];
    s->batches[i] = batchPlace(codeOf(s->plan->slots[i]), s->plan->align);
    if (first) s->calls[i] = s->plan->batch ? s->plan->batch : batchCalls(s->batches[i]);
    batchTicks(s->batches[i], s->calls[i]);
  }
}

static void runLayouts(void *context) {
  Session *s = context;
  for (uint32_t layout = 0; layout < s->plan->layouts; layout++) {
    s->error = batchPrepare(s->plan->mode);
    if (s->error) return;
    for (int i = 0; i < GATE_LOOKS; i++) gateQuiet();
    enterLayout(s, layout == 0);
    for (uint32_t round = 0; round < s->plan->rounds; round++) runRound(s);
  }
}

const char *measure(const MeasurePlan *plan, uint32_t *out) {
  static Session s;
  s = (Session){.plan = plan, .calls = out, .row = out + plan->slotCount};
  Fault fault;
  if (!sandboxRun(runLayouts, &s, &fault)) return "the code faulted while it was timed";
  return s.error;
}
