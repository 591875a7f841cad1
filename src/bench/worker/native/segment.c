#define _GNU_SOURCE
#include "segment.h"

#include <stdint.h>
#include <sys/auxv.h>

#define HWCAP2_FSGSBASE_BIT 2

static bool usable;
static uint64_t right;

static uint64_t fsBase(void) {
  uint64_t base;
  __asm__ volatile("rdfsbase %0" : "=r"(base));
  return base;
}

void segmentInit(void) {
  usable = getauxval(AT_HWCAP2) & HWCAP2_FSGSBASE_BIT;
  if (usable) right = fsBase();
}

bool segmentRestored(void) {
  if (!usable || fsBase() == right) return false;
  __asm__ volatile("wrfsbase %0" ::"r"(right));
  return true;
}
