#define _GNU_SOURCE
#include "counter.h"

#include <linux/perf_event.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define PAGE 4096

volatile struct perf_event_mmap_page *counterPage;

static int openCycles(void) {
  struct perf_event_attr attr;
  memset(&attr, 0, sizeof attr);
  attr.type = PERF_TYPE_HARDWARE;
  attr.size = sizeof attr;
  attr.config = PERF_COUNT_HW_CPU_CYCLES;
  attr.pinned = 1;
  attr.exclude_kernel = 1;
  attr.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &attr, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

bool counterInit(void) {
  int fd = openCycles();
  if (fd < 0) return false;
  void *page = mmap(NULL, PAGE, PROT_READ, MAP_SHARED, fd, 0);
  if (page == MAP_FAILED) {
    close(fd);
    return false;
  }
  counterPage = page;
  if (!counterPage->cap_user_rdpmc || counterPage->index == 0) counterGiveUp();
  return counterPage != NULL;
}

void counterGiveUp(void) { counterPage = NULL; }

uint64_t counterNow(void) {
  uint32_t lock;
  uint64_t count;
  do {
    lock = counterPage->lock;
    __asm__ volatile("" ::: "memory");
    count = (uint64_t)counterPage->offset;
    uint32_t index = counterPage->index, shift = 64 - counterPage->pmc_width;
    if (index) count += (uint64_t)((int64_t)(__builtin_ia32_rdpmc((int)index - 1) << shift) >> shift);
    __asm__ volatile("" ::: "memory");
  } while (counterPage->lock != lock);
  return count;
}
