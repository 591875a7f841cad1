#include "landing.h"

#include <string.h>
#include <sys/mman.h>

#include "isolated.h"
#include "trampoline.h"

#define PAGE 4096
#define INT3 0xcc
/* jmp [rip + 2] and two bytes, behind which the address is aligned. */
static const uint8_t JUMP[] = {0xff, 0x25, 2, 0, 0, 0, INT3, INT3};

bool landingInit(void) {
  uint8_t *page = isolatedMap(PAGE);
  if (!page || mprotect(page, PAGE, PROT_READ | PROT_WRITE) != 0) return false;
  memset(page, INT3, PAGE);
  uint8_t *landing = page + PAGE / 2;
  const uint8_t *to = fwReturn;
  memcpy(landing, JUMP, sizeof JUMP);
  memcpy(landing + sizeof JUMP, &to, sizeof to);
  fwLanding = landing;
  return mprotect(page, PAGE, PROT_READ | PROT_EXEC) == 0;
}
