/*
 * The core cycle counter, read in user space where the kernel gives it (perf_event_open(2); the
 * protocol of reading is that of struct perf_event_mmap_page in linux/perf_event.h). In most virtual
 * machines it does not, and the time stamp counter is used.
 */
#ifndef FW_COUNTER_H
#define FW_COUNTER_H
#include <stdbool.h>
#include <stdint.h>

struct perf_event_mmap_page;
/* NULL when the counter is not available. */
extern volatile struct perf_event_mmap_page *counterPage;

bool counterInit(void);
void counterGiveUp(void);
/* Core cycles of this thread in user mode. Not fenced. */
uint64_t counterNow(void);
#endif
