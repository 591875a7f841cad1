/*
 * The reading of the core cycle counter against a kernel and a processor that are made up: the worker's
 * own source with the system call, the mapping and the instruction replaced. Prints what fails.
 */
#define _GNU_SOURCE
#include <linux/perf_event.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static struct perf_event_mmap_page page;
static long opened;
static bool mapped;
static int closed, reads;
typedef uint64_t (*Reader)(int counter);
static Reader reader;

static long fakeSyscall(long number, ...) { return number >= 0 ? opened : -1; }
static void *fakeMap(void) { return mapped ? (void *)&page : MAP_FAILED; }

#define syscall(...) fakeSyscall(__VA_ARGS__)
#define mmap(...) fakeMap()
#define close(fd) (closed = (fd))
#undef __builtin_ia32_rdpmc
#define __builtin_ia32_rdpmc(counter) (reads++, reader(counter))
#include "../../../../src/bench/worker/native/counter.c"
#undef __builtin_ia32_rdpmc
#include "../../../../src/bench/worker/native/sorting.c"
#include "../../../../src/bench/worker/native/ticks.c"

static int failures;

static void expect(const char *what, uint64_t found, uint64_t expected) {
  if (found == expected) return;
  printf("%s: %llu instead of %llu\n", what, (unsigned long long)found, (unsigned long long)expected);
  failures++;
}

static void kernel(long fd, bool maps, bool userReads, uint32_t index) {
  memset(&page, 0, sizeof page);
  opened = fd;
  mapped = maps;
  page.cap_user_rdpmc = userReads;
  page.index = index;
  page.pmc_width = 48;
  counterPage = NULL;
  reads = closed = 0;
}

static uint64_t five(int counter) { return counter == 2 ? 5 : 0; }
static uint64_t wrapped(int counter) { return counter == 2 ? (1ull << 48) - 10 : 0; }
/* The kernel rewrites the page during the first read. */
static uint64_t disturbed(int counter) {
  if (reads == 1) {
    page.lock++;
    page.offset = 7000;
  }
  return five(counter);
}
/* The kernel takes the counter away during the first read; what was counted is then in the offset alone. */
static uint64_t takenAway(int counter) {
  page.lock++;
  page.index = 0;
  page.offset = 9000;
  return five(counter);
}
/* Advances four times too slowly: a counter of something else than core cycles. */
static uint64_t slow(int counter) { return counter == 2 ? (__builtin_ia32_rdtsc() / 4) & ((1ull << 48) - 1) : 0; }

static void init(void) {
  kernel(-1, true, true, 3);
  expect("no event", counterInit(), false);
  kernel(7, false, true, 3);
  expect("no mapping", counterInit(), false);
  expect("no mapping: closed", (uint64_t)closed, 7);
  kernel(7, true, false, 3);
  expect("not for users", counterInit(), false);
  kernel(7, true, true, 0);
  expect("not on a counter", counterInit(), false);
  kernel(7, true, true, 3);
  expect("available", counterInit(), true);
}

static uint64_t readWith(Reader with) {
  kernel(7, true, true, 3);
  counterInit();
  page.offset = 1000;
  reader = with;
  return counterNow();
}

int main(void) {
  init();
  expect("offset and counter", readWith(five), 1005);
  expect("a counter of 48 bits that has wrapped", readWith(wrapped), 990);
  expect("the page changed meanwhile", readWith(disturbed), 7005);
  expect("the page changed meanwhile: reads", (uint64_t)reads, 2);
  expect("taken away meanwhile", readWith(takenAway), 9000);
  readWith(slow);
  ticksInit();
  expect("a counter that does not count cycles is given up", counterPage == NULL, true);
  return failures != 0;
}
