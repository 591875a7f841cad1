/// Runs a function twice at a time, on registers and memory that differ in secrets only, and tells where the two runs
/// differ: in where a jump leads, what is accessed, or what an instruction computes with. Standard input has words of
/// 64 bits (`leakWitness.ts`). The runs are processes of their own that have nothing and may ask for nothing
/// (`enclosed.h`). Where a pair of runs with breakpoints at the suspects has differed, it begins anew in code as it is,
/// and counts only if each instruction is one that was decoded. A line of output for each
/// suspect: `shown`, the number of its leak and what the two runs had there, in hexadecimal; `lost` and the number of
/// one that differed with breakpoints only; `unknown` and the address of an instruction that this processor does not
/// have. Exits with 2 if the system does not let it, with 3 if the time is over.
#include "enclosed.h"
#include "states.h"

#include <errno.h>
#include <inttypes.h>
#include <sys/wait.h>

/// Limits of a pair of runs, the first few rough; of what comes later, nothing is shown. Where a suspect other than a
/// jump shows nothing so often, the runs stop no more.
enum { ROUGH_TRIALS = 16, ROUGH_STOPS = 500, MAX_STOPS = 1500, MAX_STOPS_EACH = 100 };
/// All ends after so many runs that do not, and after so many seconds. A suspect may be lost so often.
enum { MAX_ENDLESS = 2, MAX_SECONDS = 1, MAX_SECONDS_OF_ALL = 20, MAX_STEPS = 1 << 20, MAX_LOSSES = 2 };

struct run {
  pid_t pid;
  struct user_regs_struct registers;
};
static bool see_vectors(struct run *run, struct vectors *to) { return read_vectors(run->pid, to); }

static bool see_byte(struct run *run, word at, unsigned char *to) {
  errno = 0;
  *to = ptrace(PTRACE_PEEKDATA, run->pid, at & ~7ULL, 0) >> (8 * (at & 7));
  return errno == 0;
}

#include "differences.h"

static word endless, unknown;

/// In the new process: secrets of its own, and nothing else.
static void become_run(word trial, int run, word seed, int seconds) {
  for (word k = 0; k < REGISTERS; k++)
    for (int64_t page = -PAGES_BELOW; page < PAGES_ABOVE && has_buffer(k); page++)
      fill_page((unsigned char *)(BUFFERS + k * APART + page * PAGE), page, k, trial, run, seed);
  enclose(seconds);
}

static word position(struct run *run) {
  return ptrace(PTRACE_PEEKUSER, run->pid, offsetof(struct user_regs_struct, rip), 0);
}

/// Whether it stands at a breakpoint or behind a single instruction again.
static bool stopped(struct run *run) {
  int status;
  if (waitpid(run->pid, &status, 0) != run->pid || !WIFSTOPPED(status)) return false;
  endless += WSTOPSIG(status) == SIGPROF;
  if (WSTOPSIG(status) == SIGILL && unknown == 0 && is_known(position(run))) {
    unknown = position(run);
    printf("unknown %" PRIx64 "\n", unknown - base_of_code);
  }
  return WSTOPSIG(status) == SIGTRAP;
}

static bool read_state(struct run *run) { return ptrace(PTRACE_GETREGS, run->pid, 0, &run->registers) == 0; }

static void poke(pid_t pid, word address, unsigned char byte) {
  const word at = address & ~7ULL, shift = 8 * (address & 7);
  const word old = ptrace(PTRACE_PEEKTEXT, pid, at, 0);
  ptrace(PTRACE_POKETEXT, pid, at, (old & ~(0xffULL << shift)) | (word)byte << shift);
}

static bool is_settled(const struct suspect *s) {
  return is_shown[s->leak] || s->has_differed || s->losses == MAX_LOSSES || s->kind == WALL;
}

/// Jumps always, for behind one that leads the runs apart nothing can be compared.
static bool is_wanted(const struct suspect *s) {
  return s->kind == JUMP || s->kind == WALL || (!is_settled(s) && s->stops < MAX_STOPS_EACH);
}

static struct run start(word trial, int number, word seed, bool has_breakpoints) {
  struct run run = {.pid = fork()};
  demand(run.pid >= 0, "fork");
  if (run.pid == 0) become_run(trial, number, seed, has_breakpoints ? MAX_SECONDS : MAX_SECONDS_OF_ALL);
  const bool is_ready = stopped(&run) && read_state(&run) && run.registers.rax == 0 &&
                        run.registers.rip == LAST_STEPS + (last_steps_end - last_steps);
  demand(is_ready && ptrace(PTRACE_SETOPTIONS, run.pid, 0, PTRACE_O_EXITKILL) == 0, "ptrace or seccomp");
  for (word k = 0; k < REGISTERS; k++) *general(&run.registers, k) = value_of(k, trial, number, seed);
  run.registers.rsp = STACK - 8;
  run.registers.rip = entry;
  run.registers.fs_base = run.registers.gs_base = 0;
  run.registers.eflags &= ~0xcd5ULL;
  demand(ptrace(PTRACE_SETREGS, run.pid, 0, &run.registers) == 0, "registers");
  demand(set_vectors(run.pid, seed | 1, trial % 2 == 0), "vectors");
  for (struct suspect *s = suspects; has_breakpoints && s < suspects + suspect_count; s++) {
    s->stops = 0;
    if (is_wanted(s)) poke(run.pid, s->address, 0xcc);
  }
  return run;
}

static void start_pair(struct run runs[2], word trial, word seed, bool has_breakpoints) {
  for (int k = 0; k < 2; k++) runs[k] = start(trial, k, seed, has_breakpoints);
}

static void end_pair(struct run runs[2]) {
  for (int k = 0; k < 2; k++) {
    kill(runs[k].pid, SIGKILL);
    while (waitpid(runs[k].pid, NULL, 0) > 0) continue;
  }
}

static bool go_on(struct run *run) {
  return ptrace(PTRACE_CONT, run->pid, 0, 0) == 0 && stopped(run) && read_state(run);
}

static bool step(struct run *run) { return ptrace(PTRACE_SINGLESTEP, run->pid, 0, 0) == 0 && stopped(run); }

/// At the same time, where there are processors for it.
static bool resume(struct run runs[2], int how) {
  const bool are_going = ptrace(how, runs[0].pid, 0, 0) == 0 && ptrace(how, runs[1].pid, 0, 0) == 0;
  return are_going && stopped(&runs[0]) && stopped(&runs[1]);
}

/// The instruction under the breakpoint of a suspect, which is kept or not; a fault stays where it was.
static bool step_over(struct run *run, bool is_kept) {
  const word address = run->registers.rip;
  poke(run->pid, address, *(unsigned char *)address);
  const bool is_done = step(run) && read_state(run);
  if (is_done && is_kept) poke(run->pid, address, 0xcc);
  return is_done;
}

/// Whether the runs differ at a suspect, at which both stand.
static bool are_apart(const struct suspect *s, struct run runs[2]) {
  const struct seen a = see(s, &runs[0]), b = see(s, &runs[1]);
  return differ(s, &a, &b);
}

/// Both at a breakpoint: notes which suspects differ there. False if they do not go on together.
static bool compare(struct run runs[2]) {
  const word at = --runs[0].registers.rip;
  if (--runs[1].registers.rip != at) return false;
  bool is_kept = false, is_here = false;
  for (struct suspect *s = suspects; s < suspects + suspect_count; s++) {
    if (s->address != at) continue;
    if (s->kind == WALL) return false;
    is_here = true;
    if (!is_settled(s)) s->has_differed = are_apart(s, runs);
    s->stops++;
    is_kept |= is_wanted(s);
  }
  for (int k = 0; k < 2 && is_here; k++) {
    ptrace(PTRACE_SETREGS, runs[k].pid, 0, &runs[k].registers);
    if (!step_over(&runs[k], is_kept)) return false;
  }
  return is_here && runs[0].registers.rip == runs[1].registers.rip;
}

/// Tells which of those that have differed do so here, in code as it is.
static void show_at(word at, struct run runs[2]) {
  for (word k = 0; k < suspect_count; k++) {
    struct suspect *s = &suspects[k];
    if (s->address != at || !s->has_differed || is_shown[s->leak]) continue;
    if (!read_state(&runs[0]) || !read_state(&runs[1])) return;
    const struct seen a = see(s, &runs[0]), b = see(s, &runs[1]);
    is_shown[s->leak] = differ(s, &a, &b);
    if (is_shown[s->leak]) printf("shown %" PRIu64 " %" PRIx64 " %" PRIx64 "\n", s->leak, a.value, b.value);
  }
}

/// All returns, by which alone code could go where it was not decoded, and as many suspects as can be watched more.
/// None if there are too many, or other ways.
static struct watched choose_watched(void) {
  struct watched w = {.count = 0};
  if (return_count >= WATCHED) return w;
  for (; w.count < return_count; w.count++) w.at[w.count] = returns[w.count];
  for (struct suspect *s = suspects; s < suspects + suspect_count && w.count > 0; s++)
    if (s->has_differed && w.count < WATCHED && !is_watched(&w, s->address)) w.at[w.count++] = s->address;
  return w;
}

/// Whether both, at the same place, return to the same that was decoded; true where they do not return.
static bool returns_to_code(word at, struct run runs[2]) {
  word to[2];
  for (int k = 0; k < 2 && is_decoded[at - code.from] == IS_RETURN; k++) {
    if (!read_state(&runs[k])) return false;
    to[k] = ptrace(PTRACE_PEEKDATA, runs[k].pid, runs[k].registers.rsp, 0);
    if (!is_known(to[k]) || to[k] != to[0]) return false;
  }
  return true;
}

/// Which of those that differed are looked at: null for all of them.
static bool is_open(const struct suspect *s, const struct watched *w) {
  return s->has_differed && !is_shown[s->leak] && (w == NULL || is_watched(w, s->address));
}

static bool has_open(const struct watched *w) {
  for (word k = 0; k < suspect_count; k++)
    if (is_open(&suspects[k], w)) return true;
  return false;
}

/// Begins the pair in which suspects differed anew, in code as it is: from one watched place to the next, or
/// instruction by instruction. Those that differ no more are lost.
static void follow(word trial, word seed) {
  const struct watched chosen = choose_watched();
  struct run runs[2];
  start_pair(runs, trial, seed, false);
  const struct watched *w = watch(runs[0].pid, &chosen) && watch(runs[1].pid, &chosen) ? &chosen : NULL;
  for (word k = 0; k < MAX_STEPS && has_open(w); k++) {
    const word at = position(&runs[0]);
    if (!is_known(at) || position(&runs[1]) != at || (k > 0 && w != NULL && !is_watched(w, at))) break;
    show_at(at, runs);
    if (w != NULL && !returns_to_code(at, runs)) break;
    if (!resume(runs, w == NULL ? PTRACE_SINGLESTEP : PTRACE_CONT)) break;
  }
  end_pair(runs);
  for (word k = 0; k < suspect_count; k++) {
    struct suspect *s = &suspects[k];
    const bool is_lost = is_open(s, w);
    if (is_lost && ++s->losses == MAX_LOSSES) printf("lost %" PRIu64 "\n", s->leak);
    if (is_lost || is_shown[s->leak]) s->has_differed = false;
  }
}

static void try_pair(word trial, word seed) {
  const int most = trial < ROUGH_TRIALS ? ROUGH_STOPS : MAX_STOPS;
  struct run runs[2];
  start_pair(runs, trial, seed, true);
  for (int k = 0; k < most && go_on(&runs[0]) && go_on(&runs[1]) && compare(runs); k++) continue;
  end_pair(runs);
  while (has_open(NULL)) follow(trial, seed);
}

static bool is_done(void) {
  for (word k = 0; k < suspect_count; k++)
    if (!is_settled(&suspects[k])) return false;
  return true;
}

static void end_of_time(int signal) {
  (void)signal;
  _exit(3);
}

static unsigned char *place(word from, word bytes) { return mapped(from, bytes); }

static void give(word page, enum right right) {
  const int more = right == WRITE ? PROT_WRITE : right == RUN ? PROT_EXEC : 0;
  demand(mprotect((void *)page, PAGE, PROT_READ | more) == 0, "mprotect");
}

int main(void) {
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  find_components();
  read_code(place, give);
  read_suspects();
  read_arguments();
  word state = get() | 1;
  const word trials = get();
  for (word k = 0; k < REGISTERS; k++)
    if (k != RSP) mapped(BUFFERS + k * APART - PAGES_BELOW * PAGE, (PAGES_BELOW + PAGES_ABOVE) * PAGE);
  mapped(STACK - STACK_PAGES * PAGE, (STACK_PAGES + 1) * PAGE);
  memcpy((void *)(STACK - 8), &RETURN, sizeof RETURN);
  map_last_steps();
  signal(SIGALRM, end_of_time);
  alarm(MAX_SECONDS_OF_ALL);
  for (word trial = 0; trial < trials && endless < MAX_ENDLESS && !is_done(); trial++)
    try_pair(trial, next_random(&state));
  return 0;
}
