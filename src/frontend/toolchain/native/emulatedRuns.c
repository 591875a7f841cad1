/// Does what `twoRuns.c` does, on a processor that is emulated (`machine.asm`), for code with instructions that the one
/// at hand lacks. The first run of a pair goes to its end, and what is seen of it is kept; the second is compared with
/// that as long as it has taken the same way. Only decoded instructions are executed. A run ends where a flag is read
/// that the manual leaves undefined: there, processors need not do what the emulator does. Behind the input of
/// `twoRuns.c` follow, for each instruction that is followed, its address and the flags that it reads, writes, and
/// leaves undefined, 8 bits each. Prints what `twoRuns.c` prints, and exits as it does.
#include "rings.h"

#include <inttypes.h>

/// Limits: of steps of all runs and of one; of what is kept of a run; of each suspect that is kept of a run.
enum { MAX_STEPS_OF_ALL = 4000000, MAX_STEPS = 1 << 19, MAX_KEPT = 4096, MAX_STOPS_EACH = 100 };

static struct vectors vectors;

static bool see_vectors(struct run *run, struct vectors *to) {
  (void)run;
  *to = vectors;
  return true;
}

static bool see_byte(struct run *run, word at, unsigned char *to) {
  bool is_new;
  (void)run;
  if (!provide(at, &is_new)) return false;
  *to = *(unsigned char *)at;
  return true;
}

#include "differences.h"

/// What was seen of the first run, and on which way.
static struct kept {
  word suspect, way;
  struct seen seen;
} *kept;
static word kept_count, compared_count;

/// Of the run: its number, steps, a hash of the way from place to place, and flags that are undefined.
static struct {
  word trial, seed, steps, way, at;
  uint8_t undefined;
  int number;
} now;
static word steps_of_all;

/// Of each byte of the code, if an instruction begins there, its flags and whether a suspect is there.
static struct use {
  uint8_t reads, writes, undefined, is_suspected;
} *uses;

static bool is_done(void) {
  for (word k = 0; k < suspect_count; k++)
    if (suspects[k].kind != WALL && !is_shown[suspects[k].leak]) return false;
  return true;
}

/// Keeps what is seen of the first run; compares the second with it. False if the run need not go on.
static bool note(word k, struct run *run) {
  struct suspect *s = &suspects[k];
  if (now.number == 0) {
    if (kept_count == MAX_KEPT) return false;
    kept[kept_count++] = (struct kept){k, now.way, see(s, run)};
    return true;
  }
  if (compared_count == kept_count) return false;
  const struct kept *first = &kept[compared_count++];
  if (first->suspect != k || first->way != now.way) return false;
  const struct seen second = see(s, run);
  if (is_shown[s->leak] || !differ(s, &first->seen, &second)) return true;
  is_shown[s->leak] = true;
  printf("shown %" PRIu64 " %" PRIx64 " %" PRIx64 "\n", s->leak, first->seen.value, second.value);
  return !is_done();
}

static void save_vectors(void) { __asm__ volatile("xsave64 %0" : "+m"(vectors.bytes) : "a"(-1), "d"(-1)); }
static void restore_vectors(void) { __asm__ volatile("xrstor64 %0" ::"m"(vectors.bytes), "a"(-1), "d"(-1)); }

static bool look(struct run *run) {
  bool goes_on = true;
  save_vectors();
  for (word k = 0; goes_on && k < suspect_count; k++) {
    struct suspect *s = &suspects[k];
    if (s->address != run->registers.rip) continue;
    if (s->kind == WALL) goes_on = false;
    else if (!s->has_differed && s->stops++ < MAX_STOPS_EACH) goes_on = note(k, run);
  }
  restore_vectors();
  return goes_on;
}

static bool goes_on(struct run *run) {
  const word at = run->registers.rip;
  if (!is_known(at) || now.steps == MAX_STEPS || steps_of_all == MAX_STEPS_OF_ALL) return false;
  const struct use *use = &uses[at - code.from];
  if ((use->reads & now.undefined) != 0) return false;
  if (use->is_suspected && !look(run)) return false;
  now.steps++, steps_of_all++;
  // A string instruction is at one place, however often it is repeated.
  if (at != now.at) now.way = now.way * 0x9E3779B97F4A7C15 + at;
  now.at = at;
  now.undefined = (now.undefined & ~use->writes) | use->undefined;
  return true;
}

static void fill_new(unsigned char *to, word page) {
  if (page >= code.from && page < code.to) return copy_page(to, code_bytes + (page - code.from));
  const word from = BUFFERS - PAGES_BELOW * PAGE, number = (page - from) / APART;
  if (page >= from && has_buffer(number)) {
    const int64_t k = (int64_t)(page - from - number * APART) / PAGE - PAGES_BELOW;
    return fill_page(to, k, number, now.trial, now.number, now.seed);
  }
  clear_page(to);
  if (page == STACK - PAGE) *(word *)(to + PAGE - sizeof RETURN) = RETURN;
}

static void run_once(void) {
  struct run run = {
      .registers = {
          .rip = entry, .cs = USER_CODE, .ss = USER_DATA, .rsp = STACK - sizeof RETURN, .eflags = FIRST_FLAGS}};
  now.steps = 0, now.way = now.seed, now.at = 0, now.undefined = 0;
  forget_pages();
  for (word k = 0; k < REGISTERS; k++)
    if (k != RSP) *general(&run.registers, k) = value_of(k, now.trial, now.number, now.seed);
  for (word k = 0; k < suspect_count; k++) suspects[k].stops = 0;
  const uint32_t control = 0x1f80;
  memset(&vectors, 0, sizeof vectors);
  vectors.length = sizeof vectors.bytes;
  memcpy(vectors.bytes + 24, &control, sizeof control);
  uint32_t parts, high;
  __asm__("xgetbv" : "=a"(parts), "=d"(high) : "c"(0));
  fill_vectors(&vectors, VECTOR_PARTS & parts, now.seed | 1, now.trial % 2 == 0);
  restore_vectors();
  if (goes_on(&run)) enter(&run.registers);
}

static void try_pair(word trial, word seed) {
  now.trial = trial, now.seed = seed;
  kept_count = compared_count = 0;
  for (word k = 0; k < suspect_count; k++) suspects[k].has_differed = is_shown[suspects[k].leak];
  for (now.number = 0; now.number < 2; now.number++) run_once();
}

static unsigned char *place(word from, word bytes) {
  for (word page = from; page < from + bytes; page += PAGE) allow(page, false);
  return calloc(bytes, 1);
}

static void give(word page, enum right right) {
  if (right == WRITE) *entry_of(page, true) |= WRITABLE;
}

static void allow_all(word from, word pages) {
  for (word k = 0; k < pages; k++) allow(from + k * PAGE, true);
}

int main(void) {
  find_components();
  read_code(place, give);
  read_suspects();
  read_arguments();
  word state = get() | 1;
  const word trials = get();
  uses = calloc(code.to - code.from, sizeof *uses), kept = calloc(MAX_KEPT, sizeof *kept);
  demand(uses != NULL && kept != NULL, "memory");
  for (word count = get(); count > 0; count--) {
    const word at = get() + base_of_code - code.from, flags = get();
    demand(at < code.to - code.from, "input");
    uses[at] = (struct use){flags, flags >> 8, flags >> 16, false};
  }
  for (word k = 0; k < suspect_count; k++)
    if (is_known(suspects[k].address)) uses[suspects[k].address - code.from].is_suspected = true;
  for (word k = 0; k < REGISTERS; k++)
    if (k != RSP) allow_all(BUFFERS + k * APART - PAGES_BELOW * PAGE, PAGES_BELOW + PAGES_ABOVE);
  allow_all(STACK - STACK_PAGES * PAGE, STACK_PAGES + 1);
  set_up_rings();
  for (word trial = 0; trial < trials && !is_done() && steps_of_all < MAX_STEPS_OF_ALL; trial++)
    try_pair(trial, next_random(&state));
  if (unknown != 0) printf("unknown %" PRIx64 "\n", unknown - base_of_code);
  return steps_of_all == MAX_STEPS_OF_ALL ? 3 : 0;
}
