/*
 * Operand sets of every timing mode, with memory and timing made up: which buffer each call of the loop reads and
 * writes. Prints what fails.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../../../../src/bench/worker/native/batch.c"

uint64_t randomState = 1;
void sandboxBegin(uint32_t calls) { (void)calls; }
Function function;
TickFacts tickFacts;
#include "../../../../src/bench/worker/native/counter.c"
volatile uint8_t fwSelector;

uint8_t *isolatedMap(size_t bytes) { return aligned_alloc(4096, bytes); }
const void *codePlace(Code code, uint32_t align) { return (void)align, code.bytes; }
bool codeContains(uint64_t address) { return (void)address, true; }
CallLoop callLoop(const void *target, const uint64_t *sets, uint32_t count, uint32_t arguments) {
  return (void)target, (void)sets, (void)count, (void)arguments, NULL;
}
uint64_t *sandboxStackTop(void) { return NULL; }
uint64_t fwOnStack(uint64_t (*body)(void *), void *context, void *top) { return (void)top, body(context); }

static int failures;

/* Call j of an endless loop reads what the call `distance` before it wrote, and nothing written since. */
static void expectDistance(const char *mode, uint32_t distance) {
  for (uint32_t j = 2 * OPERAND_SETS; j < 3 * OPERAND_SETS; j++) {
    uint32_t found = 0;
    for (uint32_t d = 1; d < OPERAND_SETS && !found; d++)
      if (operands[(j - d) % OPERAND_SETS][0] == operands[j % OPERAND_SETS][1]) found = d;
    if (found == distance && operands[j % OPERAND_SETS][0] != operands[j % OPERAND_SETS][1]) continue;
    printf("%s: call %u reads what the call %u before it wrote, instead of %u\n", mode, j, found, distance);
    failures++;
  }
}

int main(void) {
  uint64_t inputs[8] = {1, 2, 3, 4, 5, 6, 7, 8}, expected[4] = {0};
  Vector vector = {0, inputs, expected};
  function = (Function){.argumentCount = 3, .aliasCount = 1, .vectorCount = 1, .chained = 1, .vectors = &vector};
  for (uint8_t i = 0; i < 3; i++) {
    function.arguments[i] = (Argument){i == 0 ? FW_ARG_OUT : FW_ARG_IN, 4};
    function.aliases[0][i] = i;
  }
  if (!batchInit()) printf("no memory\n");
  static const char *const MODES[] = {"throughput", "latency", "pairs"};
  static const uint32_t DISTANCES[] = {0, 1, 2};
  for (uint32_t mode = FW_THROUGHPUT; mode <= FW_PAIRS; mode++) {
    const char *error = batchPrepare(mode);
    if (error) printf("%s: %s\n", MODES[mode], error);
    expectDistance(MODES[mode], DISTANCES[mode]);
  }
  return failures > 0;
}
