/* How all benchmarks in C measure. */
#ifndef FIELDWRIGHT_TIMING_H
#define FIELDWRIGHT_TIMING_H

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { TIMING_BATCHES = 31 };

static int timing_order(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double timing_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

/* Prints a line `operation nanoseconds`: the lower quartile of batches of about a millisecond, which other work on the
 * machine disturbs least. */
static void timing(const char *name, int calls, void (*call)(void)) {
  double times[TIMING_BATCHES];
  call();
  for (int batch = 0; batch < TIMING_BATCHES; batch++) {
    double start = timing_now();
    for (int i = 0; i < calls; i++) call();
    times[batch] = (timing_now() - start) / calls;
  }
  qsort(times, TIMING_BATCHES, sizeof(times[0]), timing_order);
  printf("%s %.1f\n", name, times[TIMING_BATCHES / 4]);
}
#endif
