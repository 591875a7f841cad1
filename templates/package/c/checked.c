/// The public functions of a library whose code needs more than any x86-64 has: the first call asks the processor, and
/// ends the program with a message if it lacks something, before an instruction does. Compiled for any x86-64, without
/// a C library. Who compiles it defines
///   NAME           of the library, as text
///   SUPPORTED      the function that callers may ask
///   LACKED         what the processor must have, as text
///   FEATURES       of these, bits of CPUID leaf 7
///   FUNCTIONS(X)   X(f) for each function as text; its code is called f_code

#include <stdint.h>
#include "../../library/lanes.h"

/// Of x86-64-v3 (System V ABI for x86-64, 3.1.1): FMA, MOVBE and F16C, bits of leaf 1, and LZCNT of leaf 0x80000001.
#define FIRST (1U << 12 | 1U << 22 | 1U << 29)
#define LZCNT (1U << 5)

int SUPPORTED(void);
int SUPPORTED(void) {
  if (lanesOfProcessor() < 4 || CPUID(0x80000000).a < 0x80000001) return 0;
  return (CPUID(1).c & FIRST) == FIRST && (CPUID(7).b & FEATURES) == FEATURES && (CPUID(0x80000001).c & LZCNT) != 0;
}

static long systemCall(long number, long a, long b, long c) {
  __asm__ volatile("syscall" : "+a"(number) : "D"(a), "S"(b), "d"(c) : "rcx", "r11", "memory");
  return number;
}

enum { WRITE = 1, GETPID = 39, KILL = 62, EXIT_GROUP = 231, SIGABRT = 6 };

/// 1 once the processor was found to have everything.
__attribute__((used)) static unsigned char isKnown;

__attribute__((used, cold, noinline)) static void requireProcessor(void) {
  static const char message[] = NAME ": this processor lacks " LACKED "\n";
  if (!SUPPORTED()) {
    systemCall(WRITE, 2, (long)message, sizeof message - 1);
    systemCall(KILL, systemCall(GETPID, 0, 0, 0), SIGABRT, 0);
    systemCall(EXIT_GROUP, 128 + SIGABRT, 0, 0);
  }
  __atomic_store_n(&isKnown, 1, __ATOMIC_RELAXED);
}

/// Arguments are in registers and on the stack as they were; 56 bytes and the return address keep the stack aligned.
#define CHECKED(f)                                                                                                     \
  __asm__(".pushsection .text\n.globl " f "\n.type " f ", @function\n.p2align 4\n" f ":\n"                             \
          "  endbr64\n  cmpb $0, isKnown(%rip)\n  je 1f\n  jmp " f "_code\n"                                           \
          "1: push %rdi\n  push %rsi\n  push %rdx\n  push %rcx\n  push %r8\n  push %r9\n  sub $8, %rsp\n"              \
          "  call requireProcessor\n  add $8, %rsp\n"                                                                  \
          "  pop %r9\n  pop %r8\n  pop %rcx\n  pop %rdx\n  pop %rsi\n  pop %rdi\n  jmp " f "_code\n"                   \
          ".size " f ", . - " f "\n.popsection");
FUNCTIONS(CHECKED)
