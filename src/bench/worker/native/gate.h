/*
 * The gate tells whether another tenant shares the core at this moment: canary over imul calibrator,
 * which does not depend on the core clock. The threshold is absolute and learned once at the start,
 * because a moving one would get used to the contended state; should the start be contended, what is
 * known about the processor's width bounds it.
 */
#ifndef FW_GATE_H
#define FW_GATE_H
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  double idle, limit; /* cycles per canary group */
} Gate;
extern Gate gate;

/* Learns idle and limit from a few milliseconds of samples. */
void gateInit(void);
/* One sample, in cycles per canary group. */
double gateSample(void);
/* One look at the gate; too many contended ones move the worker to another CPU (placement.h). */
bool gateQuiet(void);
#endif
