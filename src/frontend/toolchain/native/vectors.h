/// General registers, vectors and masks of a run (SDM vol. 1, §13.4 and §13.5.2: the XSAVE area).
#pragma once
#include <cpuid.h>
#include <stddef.h>
#include <string.h>
#include <sys/user.h>

#include "twoInputs.h"

/// Numbers of general registers, then of vectors and of masks.
enum { RSP = 4, NONE = 16, RIP = 17, VECTORS = 16, MASKS = 48, NUMBERS = 56, WHOLE = 64 };
/// Parts of the area, and where it says which of them are not as the processor begins.
enum { SSE = 1, AVX = 2, OPMASK = 5, UPPER = 6, HIGHER = 7, COMPONENTS = 8, IN_USE_AT = 512 };
static const word VECTOR_PARTS = 1 << SSE | 1 << AVX | 1 << OPMASK | 1 << UPPER | 1 << HIGHER;

struct vectors {
  unsigned char bytes[4 * PAGE] __attribute__((aligned(64)));
  word length;
};

static struct component {
  word at, bytes;
} components[COMPONENTS];

static void find_components(void) {
  unsigned bytes, at, c, d;
  components[SSE] = (struct component){160, 256};
  for (int k = AVX; k < COMPONENTS; k++)
    if (__get_cpuid_count(13, k, &bytes, &at, &c, &d)) components[k] = (struct component){at, bytes};
}

static unsigned long long *general(struct user_regs_struct *r, word number) {
  unsigned long long *const all[REGISTERS] = {&r->rax, &r->rcx, &r->rdx, &r->rbx, &r->rsp, &r->rbp, &r->rsi, &r->rdi,
                                              &r->r8,  &r->r9,  &r->r10, &r->r11, &r->r12, &r->r13, &r->r14, &r->r15};
  return all[number];
}

/// Zeros, or any bytes: the same whenever it begins with this seed. Those are `parts` of the area.
static void fill_vectors(struct vectors *v, word parts, word seed, bool is_zero) {
  for (int k = 0; k < COMPONENTS; k++)
    for (word at = 0; (parts >> k & 1) != 0 && at < components[k].bytes; at++)
      v->bytes[components[k].at + at] = is_zero ? 0 : next_random(&seed);
  memcpy(v->bytes + IN_USE_AT, &parts, sizeof parts);
}

/// Bytes of a component, from `first` on; those that are not in use are zero.
static void copy_part(unsigned char *to, const struct vectors *v, int k, word first, word count) {
  const word in_use = *(const word *)(v->bytes + IN_USE_AT), end = components[k].at + first + count;
  if ((in_use >> k & 1) != 0 && first + count <= components[k].bytes && end <= v->length)
    memcpy(to, v->bytes + components[k].at + first, count);
  else memset(to, 0, count);
}

/// All bytes of a register, zeros behind.
static void read_register(unsigned char to[WHOLE], word number, struct user_regs_struct *r, const struct vectors *v) {
  const word vector = number - VECTORS;
  memset(to, 0, WHOLE);
  if (number < VECTORS) memcpy(to, general(r, number), sizeof(word));
  else if (number >= MASKS) copy_part(to, v, OPMASK, 8 * (number - MASKS), 8);
  else if (vector >= 16) copy_part(to, v, HIGHER, 64 * (vector - 16), 64);
  else {
    copy_part(to, v, SSE, 16 * vector, 16);
    copy_part(to + 16, v, AVX, 16 * vector, 16);
    copy_part(to + 32, v, UPPER, 32 * vector, 32);
  }
}
