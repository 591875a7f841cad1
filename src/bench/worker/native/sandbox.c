#define _GNU_SOURCE
#include "sandbox.h"

#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <ucontext.h>
#include <unistd.h>

#include "code.h"
#include "isolated.h"
#include "protocol.h"
#include "redzone.h"
#include "segment.h"
#include "trampoline.h"

#define ALIGNMENT_CHECK 0x40000ull /* AC in RFLAGS */
#define ICEBP 0xf1
#define STACK_BYTES 262144
#define FRAME_WORDS 64
#define FRAME_PATTERN 0x5ca1ab1e0ddba11ull
#define WATCHDOG_MICROSECONDS 20000
/*
 * A call that is seen at so many ticks in a row is an endless loop; one that is single-stepped ends with a signal after
 * each instruction, which makes thousands of them take as long.
 */
#define WATCHDOG_TICKS 5
#define WATCHDOG_TICKS_OF_STEPS 50

#ifndef PR_SET_SYSCALL_USER_DISPATCH
#define PR_SET_SYSCALL_USER_DISPATCH 59
#define PR_SYS_DISPATCH_ON 1
#endif
#define RESTORER_FLAG 0x04000000 /* SA_RESTORER of the kernel's ABI */

/* The kernel's own sigaction, because libc would put its restorer outside our text. */
struct KernelAction {
  void (*handler)(int, siginfo_t *, void *);
  unsigned long flags;
  void (*restorer)(void);
  uint64_t mask;
};

extern const char __executable_start[], etext[];

static volatile uint64_t begun;
static volatile uint64_t begunAtLastTick;
static volatile uint32_t callsBegun;
static volatile unsigned sightings;
static volatile sig_atomic_t active;
static sigjmp_buf escape;
static Fault caught;
static uint64_t *stackTop;
static uint8_t signalStack[65536] __attribute__((aligned(64)));

static void leave(uint32_t reason, int signal) {
  caught = (Fault){reason, (uint32_t)signal};
  siglongjmp(escape, 1);
}

static void die(int signal) {
  struct KernelAction action = {0};
  syscall(SYS_rt_sigaction, signal, &action, NULL, 8);
  syscall(SYS_tgkill, getpid(), gettid(), signal);
}

/* Foreign code may have switched alignment checks on, and the kernel leaves that to us. */
static void allowMisaligned(void) {
  __builtin_ia32_writeeflags_u64(__builtin_ia32_readeflags_u64() & ~ALIGNMENT_CHECK);
}

/*
 * Whether a trap is that of a single step. When a hypervisor takes the processor away at that moment, the bit that says
 * so (BS in DR6) can get lost: the kernel then says TRAP_BRKPT, as of an icebp, which is one byte (seen on an Emerald
 * Rapids with two busy processes on the core, some once in 10^6 steps).
 */
static bool isStep(const siginfo_t *info, uint64_t next) {
  if (!fwCall.step) return false;
  if (info->si_code == TRAP_TRACE) return true;
  return info->si_code == TRAP_BRKPT && !(codeContains(next - 1) && *(const uint8_t *)(next - 1) == ICEBP);
}

static void onFault(int signal, siginfo_t *info, void *context) {
  allowMisaligned();
  segmentRestored();
  uint8_t selector = fwSelector;
  fwSelector = 0;
  if (!active) {
    die(signal);
    return;
  }
  const ucontext_t *u = context;
  uint64_t next = (uint64_t)u->uc_mcontext.gregs[REG_RIP];
  if (signal == SIGTRAP && isStep(info, next)) {
    if (codeContains(next)) redZoneStep((uint64_t)u->uc_mcontext.gregs[REG_RSP]);
    fwSelector = selector;
    return;
  }
  leave(FW_REASON_SIGNAL, signal);
}

static void onTick(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info, (void)context;
  allowMisaligned();
  if (!active) return;
  segmentRestored();
  sightings = begun == begunAtLastTick ? sightings + 1 : 1;
  begunAtLastTick = begun;
  if (sightings < callsBegun * (fwCall.step ? WATCHDOG_TICKS_OF_STEPS : WATCHDOG_TICKS)) return;
  fwSelector = 0;
  leave(FW_REASON_TIMEOUT, 0);
}

static bool install(int signal, void (*handler)(int, siginfo_t *, void *)) {
  struct KernelAction action = {handler, SA_SIGINFO | SA_ONSTACK | SA_NODEFER | SA_RESTART | RESTORER_FLAG, fwRestorer,
                                0};
  return syscall(SYS_rt_sigaction, signal, &action, NULL, 8) == 0;
}

static bool installAll(void) {
  static const int faults[] = {SIGSEGV, SIGILL, SIGFPE, SIGBUS, SIGTRAP, SIGSYS};
  stack_t alternate = {.ss_sp = signalStack, .ss_size = sizeof signalStack};
  if (sigaltstack(&alternate, NULL) != 0) return false;
  for (unsigned i = 0; i < sizeof faults / sizeof *faults; i++)
    if (!install(faults[i], onFault)) return false;
  return install(SIGPROF, onTick);
}

static bool guardSyscalls(void) {
  return prctl(PR_SET_SYSCALL_USER_DISPATCH, PR_SYS_DISPATCH_ON, __executable_start, etext - __executable_start,
               &fwSelector) == 0;
}

/*
 * Always running: arming it for each run would cost more than most runs. It counts the processor time
 * of the process, so that a machine that stands still for a moment does not look like a loop.
 */
static bool startWatchdog(void) {
  struct itimerval timer = {{0, WATCHDOG_MICROSECONDS}, {0, WATCHDOG_MICROSECONDS}};
  return setitimer(ITIMER_PROF, &timer, NULL) == 0;
}

bool sandboxInit(SandboxFeatures *features) {
  uint8_t *p = isolatedMap(STACK_BYTES);
  if (!p || mprotect(p, STACK_BYTES, PROT_READ | PROT_WRITE) != 0) return false;
  stackTop = (uint64_t *)(void *)(p + STACK_BYTES) - FRAME_WORDS;
  redZoneInit((uint64_t)p, (uint64_t)stackTop);
  segmentInit();
  if (!installAll() || !startWatchdog()) return false;
  features->syscallGuard = guardSyscalls();
  return true;
}

/* Default direction, segment, x87 and SSE control state, whatever the last run left. */
static void resetProcessorState(void) {
  uint32_t mxcsr = 0x1f80;
  segmentRestored();
  __asm__ volatile("cld; fninit; ldmxcsr %0" ::"m"(mxcsr));
}

bool sandboxRun(void (*body)(void *), void *context, Fault *fault) {
  begunAtLastTick = ~0ull;
  resetProcessorState();
  bool finished = sigsetjmp(escape, 0) == 0;
  if (finished) {
    active = 1;
    body(context);
  }
  active = 0;
  resetProcessorState();
  if (!finished) *fault = caught;
  return finished;
}

void sandboxBegin(uint32_t calls) {
  begun++;
  callsBegun = calls;
}

uint64_t *sandboxStackTop(void) { return stackTop; }

void sandboxFramePrepare(void) {
  for (int i = 0; i < FRAME_WORDS; i++) stackTop[i] = FRAME_PATTERN;
}

bool sandboxFrameIntact(void) {
  uint64_t changed = 0;
  for (int i = 0; i < FRAME_WORDS; i++) changed |= stackTop[i] ^ FRAME_PATTERN;
  return changed == 0;
}
