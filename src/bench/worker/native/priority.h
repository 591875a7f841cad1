/*
 * How the kernel ranks the worker among other programs: a high priority, and a session of its own. Kernels with
 * autogroups (sched(7)) share a processor among sessions first, so that a priority counts within its session only;
 * there the session is given a weight, too.
 */
#ifndef FW_PRIORITY_H
#define FW_PRIORITY_H
#include <stdbool.h>

typedef struct {
  bool raised;     /* the process has its high priority */
  bool autogroups; /* the kernel shares processors among sessions */
  bool weighted;   /* and ours has a high weight */
} Priority;
extern Priority priority;

/* Takes what is permitted; nothing depends on it but how often others interrupt us. */
void priorityInit(void);
#endif
