/* The function under test: its call signature, alias maps and test vectors. */
#ifndef FW_FUNCTION_H
#define FW_FUNCTION_H
#include <stdbool.h>
#include <stdint.h>

#include "frames.h"
#include "protocol.h"

typedef struct {
  uint32_t kind;  /* FW_ARG_* */
  uint32_t words; /* array length; 1 for a scalar */
} Argument;

typedef struct {
  uint32_t alias;           /* index into aliases */
  const uint64_t *inputs;   /* words of all in arrays and scalars, in argument order */
  const uint64_t *expected; /* words of all out arrays, in argument order */
} Vector;

typedef struct {
  uint32_t argumentCount, aliasCount, vectorCount;
  uint32_t inputWords, outputWords;
  Argument arguments[FW_MAX_ARGUMENTS];
  /* aliases[m][i] is the argument whose buffer argument i uses; i itself when it has its own. */
  uint8_t aliases[FW_MAX_ALIASES][FW_MAX_ARGUMENTS];
  Vector *vectors;
  uint32_t chained; /* in array fed by the first out array in latency mode, or FW_MAX_ARGUMENTS */
} Function;

extern Function function;

/*
 * Takes over a SET_FUNCTION payload:
 *   u32 argumentCount, aliasCount, vectorCount, chained
 *   argumentCount x {u32 kind, u32 words}; aliasCount x 8 bytes (argument map, padded)
 *   vectorCount x {u32 alias, u32 0, inputWords x u64, outputWords x u64}
 * Returns NULL, or what is wrong with it.
 */
const char *functionSet(const Frame *frame);
#endif
