#include <cpuid.h>

static int hasAll(void) {
  unsigned a, b, c, d;
  return {condition};
}
