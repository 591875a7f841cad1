#include "function.h"

#include <stdlib.h>
#include <string.h>

Function function;
static uint8_t *storage;

static const char *readArguments(Reader *r, Function *f) {
  if (f->argumentCount == 0 || f->argumentCount > FW_MAX_ARGUMENTS) return "bad argument count";
  for (uint32_t i = 0; i < f->argumentCount; i++) {
    Argument *a = &f->arguments[i];
    a->kind = readU32(r);
    a->words = readU32(r);
    if (a->kind > FW_ARG_SCALAR || a->words == 0 || a->words > FW_MAX_ARRAY_WORDS) return "bad argument";
    if (a->kind == FW_ARG_SCALAR && a->words != 1) return "a scalar has one word";
    if (a->kind == FW_ARG_OUT) f->outputWords += a->words;
    else f->inputWords += a->words;
  }
  return NULL;
}

/* Argument i may use the buffer of j only when both are arrays of one length and j has its own. */
static bool aliasLegal(const Function *f, const uint8_t *map, uint32_t i) {
  uint32_t j = map[i];
  if (j == i) return true;
  if (j >= f->argumentCount || map[j] != j) return false;
  const Argument *a = &f->arguments[i], *b = &f->arguments[j];
  return a->kind != FW_ARG_SCALAR && b->kind != FW_ARG_SCALAR && a->words == b->words;
}

static const char *readAliases(Reader *r, Function *f) {
  if (f->aliasCount == 0 || f->aliasCount > FW_MAX_ALIASES) return "bad alias count";
  for (uint32_t m = 0; m < f->aliasCount; m++) {
    const uint8_t *map = readBytes(r, 8);
    if (!map) return "short frame";
    memcpy(f->aliases[m], map, FW_MAX_ARGUMENTS);
    for (uint32_t i = 0; i < f->argumentCount; i++)
      if (!aliasLegal(f, f->aliases[m], i)) return "bad alias map";
  }
  return NULL;
}

static const char *readVectors(Reader *r, Function *f) {
  for (uint32_t v = 0; v < f->vectorCount; v++) {
    Vector *vector = &f->vectors[v];
    vector->alias = readU32(r);
    readU32(r);
    vector->inputs = readBytes(r, 8ull * f->inputWords);
    vector->expected = readBytes(r, 8ull * f->outputWords);
    if (vector->alias >= f->aliasCount) return "bad alias number";
  }
  return r->bad ? "short frame" : NULL;
}

static const char *parse(Reader *r, Function *f) {
  f->argumentCount = readU32(r);
  f->aliasCount = readU32(r);
  f->vectorCount = readU32(r);
  f->chained = readU32(r);
  const char *error = readArguments(r, f);
  if (!error) error = readAliases(r, f);
  if (error) return error;
  if (f->vectorCount > FW_MAX_FRAME_BYTES / 16) return "bad vector count";
  f->vectors = calloc(f->vectorCount + 1, sizeof(Vector));
  return f->vectors ? readVectors(r, f) : "out of memory";
}

const char *functionSet(const Frame *frame) {
  uint8_t *copy = aligned_alloc(64, (frame->bytes + 127ull) / 64 * 64);
  if (!copy) return "out of memory";
  memcpy(copy, frame->payload, frame->bytes);
  Reader r = {copy, copy + frame->bytes, false};
  Function f = {0};
  const char *error = parse(&r, &f);
  if (error) {
    free(f.vectors);
    free(copy);
    return error;
  }
  free(function.vectors);
  free(storage);
  function = f;
  storage = copy;
  return NULL;
}
