#include "measure.h"

#include "batch.h"
#include "code.h"
#include "random.h"
#include "sandbox.h"
#include "ticks.h"

typedef struct {
  const MeasurePlan *plan;
  uint32_t *calls, *row;
  const void *targets[FW_SLOTS];
  const char *error;
} Session;

static void shuffle(uint32_t *order, uint32_t n) {
  for (uint32_t i = n; i > 1; i--) {
    uint32_t j = randomBelow(i), swap = order[i - 1];
    order[i - 1] = order[j];
    order[j] = swap;
  }
}

static uint32_t net(uint64_t ticks) { return (uint32_t)(ticks - tickFacts.overhead); }

static void runRound(Session *s) {
  uint32_t n = s->plan->slotCount, order[FW_SLOTS];
  for (uint32_t i = 0; i < n; i++) order[i] = i;
  shuffle(order, n);
  s->row[0] = net(ticksOfCanary());
  for (uint32_t i = 0; i < n; i++)
    s->row[MEASURE_ROW_HEADER + order[i]] = warmBatchTicks(s->targets[order[i]], s->calls[order[i]]);
  s->row[1] = net(ticksOfCanary());
  s->row[2] = net(ticksOfImulChain());
  s->row += MEASURE_ROW_HEADER + n;
}

static void warmUp(Session *s, uint32_t layout) {
  for (uint32_t i = 0; i < s->plan->slotCount; i++) {
    if (layout == 0) s->calls[i] = s->plan->batch ? s->plan->batch : batchCalls(s->targets[i]);
    batchTicks(s->targets[i], s->calls[i]);
  }
}

static void runLayouts(void *context) {
  Session *s = context;
  for (uint32_t layout = 0; layout < s->plan->layouts && !s->error; layout++) {
    for (uint32_t i = 0; i < s->plan->slotCount; i++)
      s->targets[i] = codePlace(codeOf(s->plan->slots[i]), s->plan->align);
    s->error = batchPrepare(s->plan->mode);
    if (s->error) return;
    warmUp(s, layout);
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
