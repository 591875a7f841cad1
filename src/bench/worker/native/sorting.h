/* Ascending order, in place. */
#ifndef FW_SORTING_H
#define FW_SORTING_H
#include <stdint.h>
void sortDoubles(double *x, uint32_t n);
#endif
