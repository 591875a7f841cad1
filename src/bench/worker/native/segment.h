/*
 * The FS base, through which our own C library finds its thread's data; code may change it with
 * wrfsbase where the kernel allows that (Linux 5.9, HWCAP2_FSGSBASE).
 */
#ifndef FW_SEGMENT_H
#define FW_SEGMENT_H
#include <stdbool.h>

/* Remembers the right value. */
void segmentInit(void);
/* Puts it back; true when it had been changed. Needs no thread data itself. */
bool segmentRestored(void);
#endif
