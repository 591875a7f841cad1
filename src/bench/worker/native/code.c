#define _GNU_SOURCE
#include "code.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "protocol.h"
#include "random.h"

#define WINDOW_BYTES 131072
#define PLACES_BYTES 65536 /* the first half of a window is for code, the second for what calls it */
#define MARGIN_BYTES 64
#define ARENA_BYTES ((size_t)CODE_WINDOWS * WINDOW_BYTES)
#define ROOM_OFFSETS 64
#define INT3 0xcc

static uint8_t *writable, *executable;
static uint32_t nextWindow;
static struct {
  uint8_t *bytes;
  uint32_t length;
  const void *linked;
} slots[FW_SLOTS];

bool codeInit(void) {
  int fd = memfd_create("fieldwright-code", MFD_CLOEXEC);
  if (fd < 0 || ftruncate(fd, ARENA_BYTES) != 0) return false;
  writable = mmap(NULL, ARENA_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  executable = mmap(NULL, ARENA_BYTES, PROT_READ | PROT_EXEC, MAP_SHARED, fd, 0);
  close(fd);
  if (writable == MAP_FAILED || executable == MAP_FAILED) return false;
  memset(writable, INT3, ARENA_BYTES);
  return true;
}

bool codeLoad(uint32_t slot, Code code) {
  if (slot >= FW_SLOTS || code.length == 0 || code.length > FW_MAX_CODE_BYTES) return false;
  uint8_t *copy = realloc(slots[slot].bytes, code.length);
  if (!copy) return false;
  memcpy(copy, code.bytes, code.length);
  slots[slot].bytes = copy;
  slots[slot].length = code.length;
  slots[slot].linked = NULL;
  return true;
}

const char *codeLink(uint32_t slot, const char *path, const char *symbol) {
  if (slot >= FW_SLOTS) return "bad slot";
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  void *function = library ? dlsym(library, symbol) : NULL;
  if (!function) return dlerror();
  slots[slot].length = 0;
  slots[slot].linked = function;
  return NULL;
}

Code codeOf(uint32_t slot) {
  if (slot >= FW_SLOTS) return (Code){NULL, 0, NULL};
  return (Code){slots[slot].bytes, slots[slot].length, slots[slot].linked};
}

bool codeEmpty(Code code) { return code.length == 0 && !code.linked; }

const void *codePlace(Code code, uint32_t align) {
  if (code.linked) return code.linked;
  size_t window = (size_t)(nextWindow++ % CODE_WINDOWS) * WINDOW_BYTES;
  uint32_t room = PLACES_BYTES - 2 * MARGIN_BYTES - code.length;
  if (room > 8192) room = 8192;
  size_t at = window + MARGIN_BYTES + (size_t)randomBelow(room / align + 1) * align;
  memset(writable + at - MARGIN_BYTES, INT3, MARGIN_BYTES);
  memcpy(writable + at, code.bytes, code.length);
  memset(writable + at + code.length, INT3, MARGIN_BYTES);
  return executable + at;
}

CodeRoom codeRoomFor(const void *target) {
  uint64_t offset = (uint64_t)target - (uint64_t)executable;
  size_t window = codeContains((uint64_t)target) ? offset / WINDOW_BYTES : nextWindow++ % CODE_WINDOWS;
  size_t at = window * WINDOW_BYTES + PLACES_BYTES + (size_t)randomBelow(ROOM_OFFSETS) * MARGIN_BYTES;
  return (CodeRoom){writable + at, executable + at};
}

bool codeContains(uint64_t address) { return address - (uint64_t)executable < ARENA_BYTES; }
