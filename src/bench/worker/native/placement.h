/*
 * The logical CPU the worker runs on. Another tenant of the host may share the core with us for
 * minutes; the worker then moves to another of its CPUs, unless it was told to stay.
 */
#ifndef FW_PLACEMENT_H
#define FW_PLACEMENT_H
#include <stdbool.h>

/* Pins to `cpu` and stays there, or, when cpu is negative, starts on the last allowed CPU. */
bool placementInit(int cpu);
/* Whether the client has to run where we do, because there is one CPU for both. */
bool placementShared(void);
/* Takes note of a look at the gate; moves when most of the recent ones were contended. */
void placementNote(bool quiet);
/* Moves the client's main thread to another CPU should it be on ours, where our waiting would keep it from running. */
void placementClearCpu(void);
#endif
