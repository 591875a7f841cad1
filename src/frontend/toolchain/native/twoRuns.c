/// Runs a function twice at a time, on registers and memory that differ in secrets only, and tells where the two runs
/// differ: in where a jump leads, what is accessed, or what an instruction computes with. Standard input has words of
/// 64 bits (`leakWitness.ts`); a line of output for each suspect that a pair of runs has shown: its number and what the
/// two runs had there, in hexadecimal. The runs are processes of their own that may make no system calls but read,
/// write and exit, with breakpoints at the suspects. Exits with 2 if the system does not let it.
#define _GNU_SOURCE
#include <elf.h>
#include <inttypes.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "twoInputs.h"

enum { RSP = 4, NONE = 16, RIP = 17, XMM = 16, MAX_PARTS = 8, MAX_SUSPECTS = 1024 };
enum { MAX_BYTES_READ = 64 };
/// What is compared; a wall ends the runs.
enum kind { JUMP, ADDRESS, OPERANDS, WALL };
/// Limits of a pair of runs, the first few rough; of what comes later, nothing is shown. Where a suspect other than a
/// jump shows nothing so often, the runs stop no more.
enum { ROUGH_TRIALS = 16, ROUGH_STOPS = 500, MAX_STOPS = 1500, MAX_STOPS_EACH = 100 };
/// Against endless loops, in processor time: all ends after so many runs that take longer.
enum { MAX_SECONDS = 10, MAX_ENDLESS = 3 };
static const word STACK = 0x2f0000000000, RETURN = 0x2e0000000000;

struct part {
  word number, first, count;
};
struct suspect {
  word address, kind, base, index, scale, displacement, next, bytes, parts;
  struct part part[MAX_PARTS];
  bool is_shown;
  /// Of this pair of runs.
  word stops;
};
struct run {
  pid_t pid;
  struct user_regs_struct registers;
};
struct seen {
  word address;
  unsigned char bytes[MAX_BYTES_READ + MAX_PARTS * 16];
};

static struct suspect suspects[MAX_SUSPECTS];
static word suspect_count, entry, base_of_code, endless;

static void demand(bool holds, const char *what) {
  if (holds) return;
  perror(what);
  exit(2);
}

static word get(void) {
  word value;
  demand(fread(&value, sizeof value, 1, stdin) == 1, "input");
  return value;
}

static void *mapped(word at, word bytes) {
  const int rights = PROT_READ | PROT_WRITE | PROT_EXEC;
  void *place =
      mmap((void *)at, bytes, rights, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE | MAP_NORESERVE, -1, 0);
  demand(place == (void *)at, "mmap");
  return place;
}

static void read_code(void) {
  base_of_code = get();
  entry = get() + base_of_code;
  const word from = get() + base_of_code, to = get() + base_of_code;
  mapped(from, to - from);
  for (word count = get(); count > 0; count--) {
    unsigned char *at = (unsigned char *)(get() + base_of_code);
    const word bytes = get();
    demand(fread(at, 1, bytes, stdin) == bytes, "input");
  }
  // What the loader would write there is no address that anything is at.
  const word nowhere = 0x1000100010001000;
  for (word count = get(); count > 0; count--) memcpy((void *)(get() + base_of_code), &nowhere, sizeof nowhere);
}

static void read_suspects(void) {
  suspect_count = get();
  demand(suspect_count <= MAX_SUSPECTS, "input");
  for (word k = 0; k < suspect_count; k++) {
    struct suspect *s = &suspects[k];
    s->address = get() + base_of_code, s->kind = get();
    s->base = get(), s->index = get(), s->scale = get(), s->displacement = get();
    s->next = get() + base_of_code, s->bytes = get(), s->parts = get();
    demand(s->parts <= MAX_PARTS && s->bytes <= MAX_BYTES_READ, "input");
    for (struct part *part = s->part; part < s->part + s->parts; part++)
      part->number = get(), part->first = get(), part->count = get();
  }
}

/// In the new process: secrets of its own, no way to the system, and a stop.
static void become_run(word trial, int run, word seed) {
  for (word k = 0; k < REGISTERS; k++)
    if (arguments[k].kind == OPEN_BUFFER || arguments[k].kind == SECRET_BUFFER)
      fill(k, trial, run, seed + k * 0x9E3779B97F4A7C15);
  const struct itimerval limit = {.it_value = {.tv_sec = MAX_SECONDS}};
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  if (ptrace(PTRACE_TRACEME, 0, 0, 0) != 0 || setitimer(ITIMER_PROF, &limit, NULL) != 0) _exit(2);
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT) != 0) _exit(2);
  __asm__ volatile("int3");
}

static unsigned long long *general(struct user_regs_struct *r, word number) {
  unsigned long long *const all[REGISTERS] = {&r->rax, &r->rcx, &r->rdx, &r->rbx, &r->rsp, &r->rbp, &r->rsi, &r->rdi,
                                              &r->r8,  &r->r9,  &r->r10, &r->r11, &r->r12, &r->r13, &r->r14, &r->r15};
  return all[number];
}

/// Whether it stands at a breakpoint or behind a single instruction again.
static bool stopped(struct run *run) {
  int status;
  if (waitpid(run->pid, &status, 0) != run->pid || !WIFSTOPPED(status)) return false;
  endless += WSTOPSIG(status) == SIGPROF;
  return WSTOPSIG(status) == SIGTRAP && ptrace(PTRACE_GETREGS, run->pid, 0, &run->registers) == 0;
}

static void poke(pid_t pid, word address, unsigned char byte) {
  const word at = address & ~7ULL, shift = 8 * (address & 7);
  const word old = ptrace(PTRACE_PEEKTEXT, pid, at, 0);
  ptrace(PTRACE_POKETEXT, pid, at, (old & ~(0xffULL << shift)) | (word)byte << shift);
}

/// Vectors of both runs are those that the first began with.
static void copy_vectors(pid_t pid, int number) {
  static unsigned char state[4 * PAGE];
  static struct iovec all = {.iov_base = state};
  if (number == 0) all.iov_len = sizeof state;
  demand(ptrace(number == 0 ? PTRACE_GETREGSET : PTRACE_SETREGSET, pid, NT_X86_XSTATE, &all) == 0, "vectors");
}

/// Jumps always, for behind one that leads the runs apart nothing can be compared.
static bool is_wanted(const struct suspect *s) {
  return s->kind == JUMP || s->kind == WALL || (!s->is_shown && s->stops < MAX_STOPS_EACH);
}

static struct run start(word trial, int number, word seed) {
  struct run run = {.pid = fork()};
  demand(run.pid >= 0, "fork");
  if (run.pid == 0) become_run(trial, number, seed);
  demand(stopped(&run), "ptrace or seccomp");
  for (word k = 0; k < REGISTERS; k++)
    *general(&run.registers, k) = value_of(arguments[k].kind, k, trial, number, seed + ~k * 0x9E3779B97F4A7C15);
  run.registers.rsp = STACK - 8;
  run.registers.rip = entry;
  run.registers.eflags &= ~0xcd5ULL;
  ptrace(PTRACE_SETREGS, run.pid, 0, &run.registers);
  copy_vectors(run.pid, number);
  for (struct suspect *s = suspects; s < suspects + suspect_count; s++) {
    s->stops = 0;
    if (is_wanted(s)) poke(run.pid, s->address, 0xcc);
  }
  return run;
}

static bool go_on(struct run *run) { return ptrace(PTRACE_CONT, run->pid, 0, 0) == 0 && stopped(run); }

/// The instruction under the breakpoint, which is kept or not; a fault stays where it was.
static bool step_over(struct run *run, bool is_kept) {
  const word address = run->registers.rip;
  poke(run->pid, address, *(unsigned char *)address);
  const bool is_done = ptrace(PTRACE_SINGLESTEP, run->pid, 0, 0) == 0 && stopped(run);
  if (is_done && is_kept) poke(run->pid, address, 0xcc);
  return is_done;
}

static word address_in(const struct suspect *s, struct run *run) {
  word address = s->displacement;
  if (s->base < NONE) address += *general(&run->registers, s->base);
  if (s->base == RIP) address += s->next;
  if (s->index < NONE) address += *general(&run->registers, s->index) * s->scale;
  return address;
}

/// What an instruction computes with.
static struct seen seen_by(const struct suspect *s, struct run *run) {
  struct seen seen = {.address = address_in(s, run)};
  struct user_fpregs_struct vectors = {0};
  ptrace(PTRACE_GETFPREGS, run->pid, 0, &vectors);
  for (word k = 0; k < s->bytes; k++) {
    const word at = seen.address + k;
    seen.bytes[k] = ptrace(PTRACE_PEEKDATA, run->pid, at & ~7ULL, 0) >> (8 * (at & 7));
  }
  for (word p = 0; p < s->parts; p++) {
    const struct part *part = &s->part[p];
    const bool is_general = part->number < XMM;
    const void *from =
        is_general ? (void *)general(&run->registers, part->number) : &vectors.xmm_space[4 * (part->number - XMM)];
    memcpy(seen.bytes + s->bytes + 16 * p, (const char *)from + part->first, part->count);
  }
  return seen;
}

/// Whether a conditional jump is taken (SDM vol. 2, Jcc; appendix B.1.4.7).
static bool is_taken(const struct suspect *s, word flags) {
  const unsigned char *code = (unsigned char *)s->address;
  while (*code == 0x2e || *code == 0x3e || *code == 0xf2) code++;
  const int condition = (*code == 0x0f ? code[1] : code[0]) & 15;
  const bool carry = flags & 1, parity = flags >> 2 & 1, zero = flags >> 6 & 1, sign = flags >> 7 & 1;
  const bool overflow = flags >> 11 & 1, less = sign != overflow;
  const bool holds[] = {overflow, carry, zero, carry || zero, sign, parity, less, less || zero};
  return holds[condition / 2] != (condition & 1);
}

/// Whether the runs differ at a suspect, at which both stand; `values` is what is told of them.
static bool differ(const struct suspect *s, struct run runs[2], word values[2]) {
  if (s->kind == JUMP) {
    for (int k = 0; k < 2; k++) values[k] = is_taken(s, runs[k].registers.eflags);
    return values[0] != values[1];
  }
  const struct seen a = seen_by(s, &runs[0]), b = seen_by(s, &runs[1]);
  values[0] = a.address, values[1] = b.address;
  return s->kind == ADDRESS ? a.address != b.address : memcmp(a.bytes, b.bytes, sizeof a.bytes) != 0;
}

/// Both at a breakpoint: tells which suspects differ there. False if they do not go on together.
static bool compare(struct run runs[2]) {
  const word at = --runs[0].registers.rip;
  if (--runs[1].registers.rip != at) return false;
  bool is_kept = false;
  for (word k = 0; k < suspect_count; k++) {
    struct suspect *s = &suspects[k];
    if (s->address != at) continue;
    if (s->kind == WALL) return false;
    word values[2];
    if (!s->is_shown && differ(s, runs, values)) {
      s->is_shown = true;
      printf("%" PRIu64 " %" PRIx64 " %" PRIx64 "\n", k, values[0], values[1]);
    }
    s->stops++;
    is_kept |= is_wanted(s);
  }
  for (int k = 0; k < 2; k++) {
    ptrace(PTRACE_SETREGS, runs[k].pid, 0, &runs[k].registers);
    if (!step_over(&runs[k], is_kept)) return false;
  }
  return runs[0].registers.rip == runs[1].registers.rip;
}

static void try_pair(word trial, word seed) {
  const int most = trial < ROUGH_TRIALS ? ROUGH_STOPS : MAX_STOPS;
  struct run runs[2];
  for (int k = 0; k < 2; k++) runs[k] = start(trial, k, seed);
  for (int k = 0; k < most && go_on(&runs[0]) && go_on(&runs[1]) && compare(runs); k++) continue;
  for (int k = 0; k < 2; k++) {
    kill(runs[k].pid, SIGKILL);
    while (waitpid(runs[k].pid, NULL, 0) > 0) continue;
  }
}

static bool is_done(void) {
  for (word k = 0; k < suspect_count; k++)
    if (!suspects[k].is_shown && suspects[k].kind != WALL) return false;
  return true;
}

int main(void) {
  read_code();
  read_suspects();
  for (struct argument_of *a = arguments; a < arguments + REGISTERS; a++)
    a->kind = get(), a->from = get(), a->to = get();
  word state = get() | 1;
  const word trials = get();
  for (word k = 0; k < REGISTERS; k++)
    if (k != RSP) mapped(BUFFERS + k * APART - BELOW, BELOW + ABOVE);
  mapped(STACK - 1024 * PAGE, 1025 * PAGE);
  memcpy((void *)(STACK - 8), &RETURN, sizeof RETURN);
  for (word trial = 0; trial < trials && endless < MAX_ENDLESS && !is_done(); trial++)
    try_pair(trial, next_random(&state));
  return 0;
}
