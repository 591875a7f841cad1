#include "sorting.h"

#include <stdlib.h>

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void insertionSort(double *x, uint32_t n) {
  for (uint32_t i = 1; i < n; i++) {
    double v = x[i];
    uint32_t j = i;
    for (; j > 0 && x[j - 1] > v; j--) x[j] = x[j - 1];
    x[j] = v;
  }
}

void sortDoubles(double *x, uint32_t n) {
  if (n <= 32) insertionSort(x, n);
  else qsort(x, n, sizeof *x, compare);
}
