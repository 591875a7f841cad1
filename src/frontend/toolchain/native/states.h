/// Registers of a process that is traced.
#pragma once
#define _GNU_SOURCE
#include <elf.h>
#include <sys/ptrace.h>
#include <sys/uio.h>

#include "vectors.h"

/// Where the area of a process says which parts there are.
enum { ENABLED_AT = 464 };

static bool read_vectors(pid_t pid, struct vectors *v) {
  struct iovec all = {v->bytes, sizeof v->bytes};
  const bool is_read = ptrace(PTRACE_GETREGSET, pid, NT_X86_XSTATE, &all) == 0;
  v->length = all.iov_len;
  return is_read;
}

/// The same in every run that begins with this seed.
static bool set_vectors(pid_t pid, word seed, bool is_zero) {
  static struct vectors v;
  if (!read_vectors(pid, &v)) return false;
  fill_vectors(&v, VECTOR_PARTS & *(word *)(v.bytes + ENABLED_AT), seed, is_zero);
  return ptrace(PTRACE_SETREGSET, pid, NT_X86_XSTATE, &(struct iovec){v.bytes, v.length}) == 0;
}

/// Places at which the processor itself stops, which code cannot see.
enum { WATCHED = 4 };
struct watched {
  word at[WATCHED], count;
};

static bool is_watched(const struct watched *w, word at) {
  for (word k = 0; k < w->count; k++)
    if (w->at[k] == at) return true;
  return false;
}

/// Debug registers (SDM vol. 3, §19.2); false if there are none.
static bool watch(pid_t pid, const struct watched *w) {
  const word first = offsetof(struct user, u_debugreg);
  word enabled = 0;
  for (word k = 0; k < w->count; k++) {
    if (ptrace(PTRACE_POKEUSER, pid, first + k * sizeof(word), w->at[k]) != 0) return false;
    enabled |= 1 << 2 * k;
  }
  return w->count > 0 && ptrace(PTRACE_POKEUSER, pid, first + 7 * sizeof(word), enabled) == 0;
}
