/*
 * Running code that may do anything: faults, loops and system calls end the run, not the worker.
 *
 * Faults arrive on an alternate stack and unwind to sandboxRun. A periodic timer ends a call, or a
 * timed batch of calls, that goes on for 0.1 s of processor time. System calls from outside our own
 * text are refused by the kernel's syscall user dispatch (Linux 5.11,
 * Documentation/admin-guide/syscall-user-dispatch.rst) where it exists.
 */
#ifndef FW_SANDBOX_H
#define FW_SANDBOX_H
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  uint32_t reason; /* FW_REASON_* */
  uint32_t signal; /* 0 unless reason is FW_REASON_SIGNAL */
} Fault;

typedef struct {
  bool syscallGuard;
} SandboxFeatures;

/* Installs handlers, the alternate stack and the stack for foreign code. */
bool sandboxInit(SandboxFeatures *features);

/* Runs body(context); true when it came to its end, otherwise *fault says why not. */
bool sandboxRun(void (*body)(void *), void *context, Fault *fault);

/* Inside a body: tells the watchdog that calls begin, and that it will hear nothing before so many have ended. */
void sandboxBegin(uint32_t calls);

/* Top of the stack for foreign code, a multiple of 16, with checked memory above it. */
uint64_t *sandboxStackTop(void);
/* Fills the caller's frame above the top with its pattern, or asks whether it is still there. */
void sandboxFramePrepare(void);
bool sandboxFrameIntact(void);

#endif
