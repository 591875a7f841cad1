/// Times each way of computing a batch: as many at once as the arguments of the program say, and one. Prints lines
/// `FUNCTION WIDTH TICKS`. Ways take turns, and the shortest times count: others on the machine only add to them.

#include <stdio.h>
#include <stdlib.h>
#include <x86intrin.h>

enum { MOST_AT_ONCE = 16, ROUNDS = 40, MOST_WIDTHS = 4 };

/// Of the library (batches.h).
extern unsigned forcedWidth;

static unsigned widths[MOST_WIDTHS] = {1};
static int widthCount = 1;

static void readWidths(int argc, char **argv) {
  for (int i = 1; i < argc && widthCount < MOST_WIDTHS; i++) widths[widthCount++] = (unsigned)atoi(argv[i]);
}

/// Of those that have no more than so many at once.
static void timeWays(const char *name, unsigned most, void (*call)(size_t n)) {
  unsigned long long least[MOST_WIDTHS];
  for (int round = 0; round < ROUNDS; round++)
    for (int i = 0; i < widthCount; i++) {
      if (widths[i] > most) continue;
      forcedWidth = widths[i];
      const unsigned long long begin = __rdtsc();
      call(widths[i]);
      const unsigned long long time = __rdtsc() - begin;
      if (round == 0 || time < least[i]) least[i] = time;
    }
  for (int i = 0; i < widthCount; i++)
    if (widths[i] <= most) printf("%s %u %llu\n", name, widths[i], least[i]);
}
