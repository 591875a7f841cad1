#include "priority.h"

#include <fcntl.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#define NICE (-10)
#define NICE_TEXT "-10"

Priority priority;

static bool autogroupsOn(void) {
  char on = '0';
  int fd = open("/proc/sys/kernel/sched_autogroup_enabled", O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  bool known = read(fd, &on, 1) == 1;
  close(fd);
  return known && on == '1';
}

static bool weighSession(void) {
  int fd = open("/proc/self/autogroup", O_WRONLY | O_CLOEXEC);
  if (fd < 0) return false;
  bool taken = write(fd, NICE_TEXT, strlen(NICE_TEXT)) == (ssize_t)strlen(NICE_TEXT);
  close(fd);
  return taken;
}

void priorityInit(void) {
  bool alone = setsid() >= 0; /* refused to the leader of a process group; what a shell starts by hand is one */
  priority.raised = setpriority(PRIO_PROCESS, 0, NICE) == 0;
  priority.autogroups = autogroupsOn();
  priority.weighted = priority.autogroups && alone && weighSession();
}
