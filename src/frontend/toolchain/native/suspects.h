/// The code, and the places in it at which runs are compared, as `leakWitness.ts` writes them.
#pragma once
#include <stdio.h>
#include <stdlib.h>

#include "vectors.h"

enum { MAX_PARTS = 8, MAX_SUSPECTS = 1536, MAX_BYTES_READ = 64, MAX_RETURNS = 16 };
/// What is compared; a wall ends the runs. Of a mask, whether any of the elements is accessed, which, or how many; of a
/// comparison of strings, how many steps it takes.
enum kind { JUMP, ADDRESS, OPERANDS, WALL, ANY_ELEMENT, ELEMENTS, COUNT, REPEATS };
struct part {
  word number, first, count;
};
struct suspect {
  /// Which leak it shows: one may have several places.
  word leak;
  word address, kind, base, index, scale, displacement, next;
  /// Of the index, those bits that count.
  word index_bits;
  /// Number of a mask, and which of its bits belong to an element; NONE if there is none. Of a vector that masks by the
  /// signs of its elements, how many bytes these have, else 0.
  word mask, elements, stride;
  /// In memory, and in registers.
  word bytes, parts;
  struct part part[MAX_PARTS];
  word losses;
  /// Of this pair of runs.
  bool has_differed;
  word stops;
};
static struct suspect suspects[MAX_SUSPECTS];
/// By leaks.
static bool is_shown[MAX_SUSPECTS];
static word suspect_count, entry, base_of_code;
/// Where the code is, and its bytes, which may be elsewhere for whoever compares.
struct range {
  word from, to;
};
static struct range code;
static unsigned char *code_bytes;
/// For each byte of the code, whether an instruction begins there that was decoded and goes on where code is known, or
/// returns.
enum decoded { IS_NONE, IS_FOLLOWED, IS_RETURN };
static unsigned char *is_decoded;
/// Where code is left by nothing else, all returns of it; otherwise none.
static word returns[MAX_RETURNS], return_count;

static void demand(bool holds, const char *what) {
  if (holds) return;
  perror(what);
  exit(2);
}

static word get(void) {
  word value;
  demand(fread(&value, sizeof value, 1, stdin) == 1, "input");
  return value;
}

/// What may be done with a page of the code; what can be written is not run.
enum right { READ_ONLY, WRITE, RUN };

/// Rights of a page are those of the segments in it. `place` says where the bytes are put, and `give` gives the rights.
static void read_code(unsigned char *place(word from, word bytes), void give(word page, enum right right)) {
  base_of_code = get();
  entry = get() + base_of_code;
  code.from = get() + base_of_code, code.to = get() + base_of_code;
  code_bytes = place(code.from, code.to - code.from);
  is_decoded = calloc(code.to - code.from, 1);
  unsigned char *rights = calloc((code.to - code.from) / PAGE, 1);
  demand(code_bytes != NULL && is_decoded != NULL && rights != NULL, "memory");
  for (word count = get(); count > 0; count--) {
    const word at = get() + base_of_code, bytes = get(), own = get();
    demand(at >= code.from && bytes <= code.to - at, "input");
    demand(fread(code_bytes + (at - code.from), 1, bytes, stdin) == bytes, "input");
    for (word k = 0; k < bytes; k++) rights[(at + k - code.from) / PAGE] |= own;
  }
  // What the loader would write there is no address that anything is at.
  const word nowhere = 0x1000100010001000;
  for (word count = get(); count > 0; count--) {
    const word at = get() + base_of_code;
    if (at >= code.from && at + sizeof nowhere <= code.to)
      memcpy(code_bytes + (at - code.from), &nowhere, sizeof nowhere);
  }
  for (enum decoded what = IS_FOLLOWED; what <= IS_RETURN; what++)
    for (word count = get(); count > 0; count--) {
      const word at = get() + base_of_code;
      demand(at >= code.from && at < code.to, "input");
      is_decoded[at - code.from] = what;
      if (what == IS_RETURN && return_count < MAX_RETURNS) returns[return_count++] = at;
    }
  for (word k = 0; k < (code.to - code.from) / PAGE; k++)
    give(code.from + k * PAGE, (rights[k] & WRITE) != 0 ? WRITE : (rights[k] & RUN) != 0 ? RUN : READ_ONLY);
  free(rights);
}

static void read_suspects(void) {
  suspect_count = get();
  demand(suspect_count <= MAX_SUSPECTS, "input");
  for (word k = 0; k < suspect_count; k++) {
    struct suspect *s = &suspects[k];
    s->leak = get() % MAX_SUSPECTS, s->address = get() + base_of_code, s->kind = get();
    s->base = get(), s->index = get(), s->scale = get(), s->displacement = get();
    s->next = get() + base_of_code, s->index_bits = get(), s->mask = get(), s->elements = get(),
    s->stride = get() % (WHOLE + 1), s->bytes = get(), s->parts = get();
    demand(s->parts <= MAX_PARTS && s->bytes <= MAX_BYTES_READ, "input");
    for (struct part *part = s->part; part < s->part + s->parts; part++)
      part->number = get() % NUMBERS, part->first = get() % WHOLE, part->count = get() % (WHOLE - part->first + 1);
  }
}

static bool is_known(word address) {
  return address >= code.from && address < code.to && is_decoded[address - code.from] != 0;
}

static void read_arguments(void) {
  for (struct argument_of *a = arguments; a < arguments + REGISTERS; a++)
    a->kind = get(), a->from = get(), a->to = get();
}
