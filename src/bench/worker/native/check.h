/* Running code on test vectors under the trampoline and comparing everything it left behind. */
#ifndef FW_CHECK_H
#define FW_CHECK_H
#include <stdint.h>

#include "function.h"

typedef struct {
  uint32_t kind;   /* FW_OK, FW_WRONG, FW_FAULT */
  uint32_t vector; /* index of the offending vector */
  uint32_t reason; /* FW_REASON_* */
  uint32_t detail; /* output word, or signal number, or index into rbx rbp r12 r13 r14 r15 */
} Verdict;

/* Runs vectors [from, to) on the code at target, one alias map after the other; stops at the first violation. */
Verdict checkVectors(const void *target, uint32_t from, uint32_t to, uint32_t flags);

/*
 * Runs the code once for each of `count` input tuples (function.inputWords words each) in alias
 * map `alias`, and writes function.outputWords words per call. The contract is checked too.
 * `entry` says what registers hold on entry: the general ones by their numbers, where they are neither rsp nor
 * arguments of the function, then both halves of each vector register; NULL for anything.
 */
Verdict checkRun(const void *target, uint32_t alias, uint32_t count, const uint64_t *inputs, uint64_t *outputs,
                 uint32_t flags, const uint64_t *entry);
#endif
