/// What a pair of runs begins with (`twoRuns.c`): equal public numbers and buffers, and secrets that differ; and where.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef uint64_t word;

enum { REGISTERS = 16, PAGE = 4096, PAGES_BELOW = 16, PAGES_ABOVE = 48, STACK_PAGES = 1024 };
enum argument { NUMBER, OPEN_BUFFER, SECRET_BUFFER, SECRET_VALUE };
/// Buffers begin so far apart; the stack ends at STACK with RETURN, where nothing is.
static const word BUFFERS = 0x300000000000, APART = 1ULL << 32, STACK = 0x2f0000000000, RETURN = 0x2e0000000000;

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

static word value_of(word number, word trial, int run, word seed) {
  static const word usual[] = {1, 4, 2, 0, 8, 16, 3, 32, 5, 64};
  const word kind = arguments[number].kind;
  seed += ~number * 0x9E3779B97F4A7C15;
  if (kind == OPEN_BUFFER || kind == SECRET_BUFFER) return BUFFERS + number * APART;
  if (kind == NUMBER) return usual[trial / 3 % (sizeof usual / sizeof *usual)];
  word value = 0;
  for (word k = 0; k < 8; k++) value |= (word)secret_byte(number, trial, run, k, next_random(&seed)) << (8 * k);
  return value;
}

static bool has_buffer(word number) {
  return arguments[number].kind == OPEN_BUFFER || arguments[number].kind == SECRET_BUFFER;
}

/// Fills a page of an argument's buffer, by its number from where the argument points to.
static void fill_page(unsigned char *to, int64_t page, word number, word trial, int run, word seed) {
  const struct argument_of *argument = &arguments[number];
  seed += number * 0x9E3779B97F4A7C15 + page * 0xD1B54A32D192ED03;
  if (seed == 0) seed = 1;
  for (int64_t k = 0; k < PAGE; k++) {
    const int64_t at = page * PAGE + k;
    const word random = next_random(&seed);
    const bool is_within = argument->to == 0 || (at >= (int64_t)argument->from && at < (int64_t)argument->to);
    const bool is_secret = argument->kind == SECRET_BUFFER && is_within;
    const unsigned char open = trial % 2 == 0 ? random : 0;
    to[k] = is_secret ? secret_byte(number, trial, run, at - argument->from, random) : open;
  }
}
