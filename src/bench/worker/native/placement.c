#define _GNU_SOURCE
#include "placement.h"

#include <sched.h>
#include <unistd.h>

/* Weight of one look in the share of contended looks, and the share at which to move. */
#define WEIGHT 0.02
#define SHARE_TO_MOVE 0.6

static cpu_set_t allowed;
static int current;
static bool mayMove;
static double contendedShare;

static bool pin(int cpu) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  current = cpu;
  return sched_setaffinity(0, sizeof set, &set) == 0;
}

/* The next lower allowed CPU, cyclically; `from` itself when there is no other. */
static int allowedBelow(int from) {
  for (int i = 1; i <= CPU_SETSIZE; i++) {
    int cpu = (from - i + CPU_SETSIZE) % CPU_SETSIZE;
    if (CPU_ISSET(cpu, &allowed)) return cpu;
  }
  return from;
}

bool placementInit(int cpu) {
  CPU_ZERO(&allowed);
  sched_getaffinity(0, sizeof allowed, &allowed);
  mayMove = cpu < 0 && CPU_COUNT(&allowed) > 1;
  return pin(cpu < 0 ? allowedBelow(CPU_SETSIZE) : cpu);
}

bool placementShared(void) { return CPU_COUNT(&allowed) == 1; }

void placementNote(bool quiet) {
  contendedShare += WEIGHT * ((quiet ? 0 : 1) - contendedShare);
  if (!mayMove || contendedShare < SHARE_TO_MOVE) return;
  contendedShare = 0;
  pin(allowedBelow(current));
}

/* Forbidding it our CPU for a moment moves it; the permission comes back at once and is taken up when it sleeps. */
void placementClearCpu(void) {
  pid_t client = getppid();
  cpu_set_t whole, others;
  if (sched_getaffinity(client, sizeof whole, &whole) != 0) return;
  others = whole;
  CPU_CLR(current, &others);
  if (CPU_COUNT(&others) == 0 || sched_setaffinity(client, sizeof others, &others) != 0) return;
  sched_setaffinity(client, sizeof whole, &whole);
}
