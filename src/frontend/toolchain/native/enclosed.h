/// A process for code that nobody knows: it has no file, no memory but what the code is to have, and no way to the
/// system. Whoever traces it sees what it does; nothing that it writes reaches anybody.
#pragma once
#define _GNU_SOURCE
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include "suspects.h"

enum { MAX_MAPPINGS = 200 };
static const word LAST_STEPS = 0x2d0000000000;

static void *mapped(word at, word bytes) {
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE | MAP_NORESERVE;
  void *place = mmap((void *)at, bytes, PROT_READ | PROT_WRITE, flags, -1, 0);
  demand(place == (void *)at, "mmap");
  return place;
}

/// The last that the process does by itself: gives back what is listed at rbx, and wipes the list, which may differ
/// from run to run; then lets the system refuse everything, as it says at r12.
extern const unsigned char last_steps[], last_steps_end[];
__asm__(".text\n"
        "last_steps:\n"
        "0: mov (%rbx), %rdi\n mov 8(%rbx), %rsi\n test %rsi, %rsi\n jz 1f\n"
        "movq $0, (%rbx)\n movq $0, 8(%rbx)\n add $16, %rbx\n"
        "mov $11, %eax\n syscall\n jmp 0b\n"                                             /* munmap */
        "1: mov $317, %eax\n mov $1, %edi\n xor %esi, %esi\n mov %r12, %rdx\n syscall\n" /* seccomp */
        "int3\n"
        "last_steps_end:\n");

struct last_words {
  struct sock_fprog refusal;
  struct sock_filter refuse_all;
  /// Ends with one of no bytes.
  struct {
    word from, bytes;
  } given_back[MAX_MAPPINGS + 1];
};
static struct last_words *const last_words = (struct last_words *)0x2d0000001000;

/// Two pages for these steps and what they need.
static void map_last_steps(void) { memcpy(mapped(LAST_STEPS, 4 * PAGE), last_steps, last_steps_end - last_steps); }

static bool is_kept(word address) {
  return (address >= LAST_STEPS && address < BUFFERS + REGISTERS * APART) ||
         (address >= code.from && address < code.to);
}

/// All that is mapped and not for the code.
static void list_mappings(void) {
  FILE *maps = fopen("/proc/self/maps", "r");
  char line[4096];
  word count = 0, from, to;
  if (maps == NULL) _exit(2);
  while (fgets(line, sizeof line, maps) != NULL) {
    if (sscanf(line, "%lx-%lx", &from, &to) != 2 || count == MAX_MAPPINGS) _exit(2);
    if (!is_kept(from)) last_words->given_back[count].from = from, last_words->given_back[count++].bytes = to - from;
  }
}

static void close_all(void) {
  if (syscall(SYS_close_range, 0, ~0U, 0) == 0) return;
  struct rlimit files;
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) _exit(2);
  for (word k = 0; k < files.rlim_cur; k++) close(k);
}

static void limit_all(int seconds) {
  const struct {
    int what;
    rlim_t most;
  } limits[] = {{RLIMIT_CORE, 0},    {RLIMIT_FSIZE, 0},  {RLIMIT_NPROC, 0},
                {RLIMIT_MEMLOCK, 0}, {RLIMIT_NOFILE, 0}, {RLIMIT_CPU, 2 * seconds}};
  const struct itimerval timer = {.it_value = {.tv_sec = seconds}};
  for (word k = 0; k < sizeof limits / sizeof *limits; k++)
    if (setrlimit(limits[k].what, &(struct rlimit){limits[k].most, limits[k].most}) != 0) _exit(2);
  if (setitimer(ITIMER_PROF, &timer, NULL) != 0) _exit(2);
}

/// In a new process: gives all away, and stops; with a limit of processor time, against endless loops.
static void enclose(int seconds) {
  list_mappings();
  last_words->refuse_all = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  last_words->refusal = (struct sock_fprog){1, &last_words->refuse_all};
  if (ptrace(PTRACE_TRACEME, 0, 0, 0) != 0 || prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) _exit(2);
  close_all();
  limit_all(seconds);
  prctl(PR_SET_TSC, PR_TSC_SIGSEGV); // The time is no argument.
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) _exit(2);
  if (mprotect((void *)LAST_STEPS, PAGE, PROT_READ | PROT_EXEC) != 0) _exit(2);
  register struct sock_fprog *refusal __asm__("r12") = &last_words->refusal;
  __asm__ volatile("jmp *%0" ::"r"(LAST_STEPS), "b"(last_words->given_back), "r"(refusal) : "memory");
}
