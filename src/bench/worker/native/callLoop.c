#include "callLoop.h"

#include <stdbool.h>
#include <string.h>

#include "code.h"

typedef struct {
  uint8_t *at;
  const uint8_t *address; /* of the byte at `at` when it runs */
} Writer;

static void put(Writer *w, const void *bytes, uint32_t length) {
  memcpy(w->at, bytes, length);
  w->at += length;
  w->address += length;
}

#define PUT(w, ...) put(w, (const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__}))

static void putWord(Writer *w, uint64_t x) { put(w, &x, 8); }

/* A displacement that counts from the end of its four bytes. */
static void putRelative(Writer *w, const void *to) {
  int32_t displacement = (int32_t)((const uint8_t *)to - (w->address + 4));
  put(w, &displacement, 4);
}

/* mov register, [rbp + disp32], for rdi rsi rdx rcx r8 r9: REX prefix and ModRM byte. */
static const uint8_t LOADS[FW_MAX_ARGUMENTS][2] = {{0x48, 0xbd}, {0x48, 0xb5}, {0x48, 0x95},
                                                   {0x48, 0x8d}, {0x4c, 0x85}, {0x4c, 0x8d}};

static void putLoad(Writer *w, uint32_t argument, uint32_t displacement) {
  PUT(w, LOADS[argument][0], 0x8b, LOADS[argument][1]);
  put(w, &displacement, 4);
}

/* call rel32; functions of shared objects may be too far away: call r12. */
static void putCall(Writer *w, const void *target) {
  if (!codeContains((uint64_t)target)) {
    PUT(w, 0x41, 0xff, 0xd4);
    return;
  }
  PUT(w, 0xe8);
  putRelative(w, target);
}

CallLoop callLoop(const void *target, const uint64_t *operands, uint32_t sets, uint32_t arguments) {
  CodeRoom room = codeRoomFor(target);
  Writer w = {room.bytes, room.address};
  PUT(&w, 0x53, 0x55, 0x41, 0x54); /* push rbx; push rbp; push r12 */
  PUT(&w, 0x89, 0xfb);             /* mov ebx, edi */
  PUT(&w, 0x48, 0xbd);             /* mov rbp, operands */
  putWord(&w, (uint64_t)operands);
  PUT(&w, 0x49, 0xbc); /* mov r12, target */
  putWord(&w, (uint64_t)target);
  const uint8_t *start = w.address;
  for (uint32_t set = 0; set < sets; set++) {
    for (uint32_t a = 0; a < arguments; a++) putLoad(&w, a, 8 * (FW_MAX_ARGUMENTS * set + a));
    putCall(&w, target);
  }
  PUT(&w, 0xff, 0xcb, 0x0f, 0x85); /* dec ebx; jnz start */
  putRelative(&w, start);
  PUT(&w, 0x41, 0x5c, 0x5d, 0x5b, 0xc3); /* pop r12; pop rbp; pop rbx; ret */
  return (CallLoop)(uintptr_t)room.address;
}
