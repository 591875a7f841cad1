/// What a pair of runs begins with (`twoRuns.c`): equal public numbers and buffers, and secrets that differ.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef uint64_t word;

enum { REGISTERS = 16, PAGE = 4096, BELOW = 16 * PAGE, ABOVE = 48 * PAGE };
enum argument { NUMBER, OPEN_BUFFER, SECRET_BUFFER, SECRET_VALUE };
static const word BUFFERS = 0x300000000000, APART = 1ULL << 32;

struct argument_of {
  word kind, from, to;
};

static struct argument_of arguments[REGISTERS];

/// xorshift64* (Vigna 2016).
static word next_random(word *state) {
  *state ^= *state >> 12, *state ^= *state << 25, *state ^= *state >> 27;
  return *state * 0x2545F4914F6CDD1D;
}

/// The byte at a place of an argument's secrets, in one of two runs: different in all bits, in one, or in one word
/// among zeros, where each argument has another number, so that secrets are equal in one run alone; or small numbers.
static unsigned char secret_byte(word number, word trial, int run, word at, word random) {
  const word round = trial / 8;
  switch (trial % 8) {
    case 0: return run == 0 ? 0 : 0xff;
    case 1: return run == 0 || at != round * 4 ? 0 : number;
    case 2: return run == 0 || at != round ? random : random ^ (1 << (random >> 60 & 7));
    case 3: return run == 0 || at != round * 8 ? 0 : REGISTERS - number;
    case 4: return random >> (8 * run) & 15;
    case 5: return at % (round % 2 == 0 ? 8 : 4) == 0 ? random >> (8 * run) & (round % 2 == 0 ? 0x7f : 7) : 0;
    case 6: return random >> (8 * run);
    default: return run == 0 || at >= 32 ? random : random ^ 0xff;
  }
}

static word value_of(enum argument kind, word number, word trial, int run, word seed) {
  static const word usual[] = {1, 4, 2, 0, 8, 16, 3, 32, 5, 64};
  if (kind == OPEN_BUFFER || kind == SECRET_BUFFER) return BUFFERS + number * APART;
  if (kind == NUMBER) return usual[trial / 3 % (sizeof usual / sizeof *usual)];
  word value = 0;
  for (word k = 0; k < 8; k++) value |= (word)secret_byte(number, trial, run, k, next_random(&seed)) << (8 * k);
  return value;
}

static void fill(word number, word trial, int run, word seed) {
  const struct argument_of *argument = &arguments[number];
  unsigned char *middle = (unsigned char *)(BUFFERS + number * APART);
  for (int64_t at = -BELOW; at < ABOVE; at++) {
    const word random = next_random(&seed);
    const bool is_within = argument->to == 0 || (at >= (int64_t)argument->from && at < (int64_t)argument->to);
    const bool is_secret = argument->kind == SECRET_BUFFER && is_within;
    const unsigned char open = trial % 2 == 0 ? random : 0;
    middle[at] = is_secret ? secret_byte(number, trial, run, at - argument->from, random) : open;
  }
}
