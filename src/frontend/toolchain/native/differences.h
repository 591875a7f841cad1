/// What is compared of two runs that stand at a suspect. Whoever includes it has `struct run` with its general
/// registers, `see_vectors` and `see_byte`, which is false where there is no memory.
#pragma once
#include "suspects.h"

/// Of steps that a string instruction takes, no more are counted.
enum { MAX_REPEATS = 1024 };

/// What is told of a run, whether a mask lets something through, and all that is computed with.
struct seen {
  word value, mask;
  unsigned char bytes[MAX_BYTES_READ + MAX_PARTS * WHOLE];
};

static word general_of(struct run *run, word number) { return number < NONE ? *general(&run->registers, number) : 0; }

static word address_in(const struct suspect *s, struct run *run) {
  word address = s->displacement + general_of(run, s->base);
  if (s->base == RIP) address += s->next;
  return address + (general_of(run, s->index) & s->index_bits) * s->scale;
}

/// Whether a byte of a value of so many belongs to an element that the mask lets through.
static bool is_chosen(const struct suspect *s, word mask, word k, word count) {
  const word element = k * __builtin_popcountll(s->elements) / count;
  return s->mask == NONE || (mask >> element & 1) != 0;
}

/// Whether a conditional jump is taken (SDM vol. 2, Jcc; appendix B.1.4.7).
static bool is_taken(const struct suspect *s, word flags) {
  const unsigned char *at = code_bytes + (s->address - code.from);
  while (*at == 0x2e || *at == 0x3e || *at == 0xf2) at++;
  const int condition = (*at == 0x0f ? at[1] : at[0]) & 15;
  const bool carry = flags & 1, parity = flags >> 2 & 1, zero = flags >> 6 & 1, sign = flags >> 7 & 1;
  const bool overflow = flags >> 11 & 1, less = sign != overflow;
  const bool holds[] = {overflow, carry, zero, carry || zero, sign, parity, less, less || zero};
  return holds[condition / 2] != (condition & 1);
}

/// How many steps a comparison of strings takes: of elements at `base` with those at `index`, or with rax if that is
/// none, as long as they are equal (`scale`) or not.
static word steps_of(const struct suspect *s, struct run *run) {
  const word count = general_of(run, 1), a = general_of(run, s->base), b = general_of(run, s->index);
  word k = 0;
  for (bool goes_on = true; goes_on && k < count && k < MAX_REPEATS; k++) {
    bool is_equal = true;
    for (word i = 0; i < s->bytes; i++) {
      unsigned char one, other = general_of(run, 0) >> (8 * i);
      if (!see_byte(run, a + k * s->bytes + i, &one)) return k;
      if (s->index != NONE && !see_byte(run, b + k * s->bytes + i, &other)) return k;
      is_equal &= one == other;
    }
    goes_on = is_equal == s->scale;
  }
  return k;
}

/// What an instruction computes with.
static void see_operands(const struct suspect *s, struct run *run, struct seen *seen) {
  static struct vectors vectors;
  unsigned char bytes[WHOLE];
  const word address = address_in(s, run);
  see_vectors(run, &vectors);
  if (s->mask != NONE) {
    read_register(bytes, s->mask, &run->registers, &vectors);
    if (s->stride == 0) memcpy(&seen->mask, bytes, sizeof seen->mask);
    else
      for (word k = 0; k < WHOLE / s->stride; k++) seen->mask |= (word)(bytes[(k + 1) * s->stride - 1] >> 7) << k;
    seen->mask &= s->elements;
  }
  for (word k = 0; k < s->bytes; k++)
    if (is_chosen(s, seen->mask, k, s->bytes)) see_byte(run, address + k, &seen->bytes[k]);
  for (word p = 0; p < s->parts; p++) {
    const struct part *part = &s->part[p];
    read_register(bytes, part->number, &run->registers, &vectors);
    for (word k = 0; k < part->count; k++)
      if (is_chosen(s, seen->mask, k, part->count)) seen->bytes[s->bytes + WHOLE * p + k] = bytes[part->first + k];
  }
}

static struct seen see(const struct suspect *s, struct run *run) {
  struct seen seen = {0};
  if (s->kind == JUMP) seen.value = is_taken(s, run->registers.eflags);
  else if (s->kind == REPEATS) seen.value = steps_of(s, run);
  else {
    see_operands(s, run, &seen);
    const bool is_of_mask = s->kind == ELEMENTS || s->kind == ANY_ELEMENT || s->kind == COUNT;
    seen.value = is_of_mask ? seen.mask : address_in(s, run);
  }
  return seen;
}

static bool differ(const struct suspect *s, const struct seen *a, const struct seen *b) {
  switch (s->kind) {
    case ADDRESS: return a->value != b->value && (s->mask == NONE || (a->mask != 0 && b->mask != 0));
    case ANY_ELEMENT: return (a->mask == 0) != (b->mask == 0);
    case COUNT: return __builtin_popcountll(a->mask) != __builtin_popcountll(b->mask);
    case OPERANDS: return a->mask != b->mask || memcmp(a->bytes, b->bytes, sizeof a->bytes) != 0;
    default: return a->value != b->value;
  }
}
