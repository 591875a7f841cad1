/// Runs on a processor that an emulator has for us alone (`machine.asm`): code in ring 3, which is stopped before each
/// instruction, and all else in ring 0. What it may access comes when it is first accessed, a page at a time. Nothing
/// here and nothing that `goes_on` calls may touch vectors, before these are saved.
#pragma once
#include "suspects.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/user.h>

/// As the processor leaves them at an exception, and stubs above: registers up to ss.
struct run {
  struct user_regs_struct registers;
};

/// Whether a run goes on, before an instruction of it.
static bool goes_on(struct run *run);
/// What a page that is accessed for the first time holds.
static void fill_new(unsigned char *to, word page);

/// An instruction that the processor does not have; 0 for none.
static word unknown;

enum { TRAP_FLAG = 1 << 8, FIRST_FLAGS = 2 | TRAP_FLAG };
enum { KERNEL_CODE = 16, USER_DATA = 0x23, USER_CODE = 0x2b, TASK = 0x30, VECTORS_OF_CPU = 32, STACK_BYTES = 1 << 16 };
enum { PRESENT = 1, WRITABLE = 2, USER = 4 };

/* Pages */

static word *const LEVEL4 = (word *)0x1000;
static const word FRAME = 0xffffffffff000;

static word new_page(void) {
  void *page = aligned_alloc(PAGE, PAGE);
  demand(page != NULL, "memory");
  memset(page, 0, PAGE);
  return (word)page;
}

/// The entry of a page in the lowest table, null if there is none.
static word *entry_of(word at, bool is_made) {
  word *table = LEVEL4;
  for (int shift = 39; shift > 12; shift -= 9) {
    word *entry = &table[at >> shift & 511];
    if (!is_made && *entry == 0) return NULL;
    if (*entry == 0) *entry = new_page() | USER | WRITABLE | PRESENT;
    table = (word *)(*entry & FRAME);
  }
  return &table[at >> 12 & 511];
}

/// A page of which the first access gives the contents.
static void allow(word page, bool is_writable) {
  *entry_of(page, true) = new_page() | USER | (is_writable ? WRITABLE : 0);
}

enum { MAX_TOUCHED = 1 << 13 };
static word *touched[MAX_TOUCHED], touched_count;

/// Whether there is such a page, which may have been given just now.
static bool provide(word at, bool *is_new) {
  word *entry = entry_of(at, false);
  if (entry == NULL || *entry == 0) return false;
  *is_new = (*entry & PRESENT) == 0 && touched_count < MAX_TOUCHED;
  if (*is_new) {
    fill_new((unsigned char *)(*entry & FRAME), at & FRAME);
    *entry |= PRESENT;
    touched[touched_count++] = entry;
  }
  return (*entry & PRESENT) != 0;
}

/// Pages are as they were before they were accessed.
static void forget_pages(void) {
  for (; touched_count > 0; touched_count--) *touched[touched_count - 1] &= ~(word)PRESENT;
  word level4;
  __asm__ volatile("mov %%cr3, %0\n mov %0, %%cr3" : "=r"(level4)::"memory");
}

/// Without a library, which would use vectors. Word by word: an emulator takes as long for a byte.
static void copy_page(unsigned char *to, const unsigned char *from) {
  word count = PAGE / sizeof count;
  __asm__ volatile("rep movsq" : "+D"(to), "+S"(from), "+c"(count)::"memory");
}

static void clear_page(unsigned char *to) {
  word count = PAGE / sizeof count;
  __asm__ volatile("rep stosq" : "+D"(to), "+c"(count) : "a"(0) : "memory");
}

/* Exceptions */

/// Begins a run, and returns at its end.
void enter(const struct user_regs_struct *registers);
extern const unsigned char stub_0[], stub_1[];
word kept_rsp;
uint32_t exception;

__attribute__((used)) static bool handle(struct run *run) {
  if ((run->registers.cs & 3) == 0) _Exit(70);
  word address;
  bool is_new = false;
  switch (exception) {
    case 1: return goes_on(run);
    case 6: unknown = is_known(run->registers.rip) ? run->registers.rip : unknown; return false;
    case 14: __asm__ volatile("mov %%cr2, %0" : "=r"(address)); return provide(address, &is_new) && is_new;
    default: return false;
  }
}

/// Stubs of 32 bytes. Those of exceptions without an error code push another word in its place, so that what the
/// processor has pushed is the end of a `user_regs_struct`.
__asm__(".text\n"
        ".globl stub_0, stub_1, enter\n"
        ".macro stub number, has_code\n"
        ".balign 32\n stub_\\number:\n"
        ".if \\has_code == 0\n push $-1\n .endif\n"
        "movl $\\number, exception(%rip)\n jmp common\n"
        ".endm\n"
        "stub 0 0\n stub 1 0\n stub 2 0\n stub 3 0\n stub 4 0\n stub 5 0\n stub 6 0\n stub 7 0\n"
        "stub 8 1\n stub 9 0\n stub 10 1\n stub 11 1\n stub 12 1\n stub 13 1\n stub 14 1\n stub 15 0\n"
        "stub 16 0\n stub 17 1\n stub 18 0\n stub 19 0\n stub 20 0\n stub 21 1\n stub 22 0\n stub 23 0\n"
        "stub 24 0\n stub 25 0\n stub 26 0\n stub 27 0\n stub 28 0\n stub 29 1\n stub 30 1\n stub 31 0\n"
        "common:\n"
        "push %rdi\n push %rsi\n push %rdx\n push %rcx\n push %rax\n push %r8\n push %r9\n push %r10\n push %r11\n"
        "push %rbx\n push %rbp\n push %r12\n push %r13\n push %r14\n push %r15\n"
        "mov %rsp, %rdi\n sub $8, %rsp\n cld\n call handle\n add $8, %rsp\n"
        "test %al, %al\n jnz resume\n"
        "mov kept_rsp(%rip), %rsp\n"
        "pop %r15\n pop %r14\n pop %r13\n pop %r12\n pop %rbp\n pop %rbx\n ret\n"
        "enter:\n"
        "push %rbx\n push %rbp\n push %r12\n push %r13\n push %r14\n push %r15\n"
        "mov %rsp, kept_rsp(%rip)\n mov %rdi, %rsp\n"
        "resume:\n"
        "pop %r15\n pop %r14\n pop %r13\n pop %r12\n pop %rbp\n pop %rbx\n"
        "pop %r11\n pop %r10\n pop %r9\n pop %r8\n pop %rax\n pop %rcx\n pop %rdx\n pop %rsi\n pop %rdi\n"
        "add $8, %rsp\n iretq\n");

struct __attribute__((packed)) table_of {
  uint16_t limit;
  word base;
};

/// Descriptors as `machine.asm` has them, and those of ring 3; the task says where the stack of ring 0 is.
static void set_up_rings(void) {
  static word descriptors[8] = {
      0, 0x00cf9a000000ffff, 0x00af9a000000ffff, 0x00cf92000000ffff, 0x00cff2000000ffff, 0x00affa000000ffff};
  static word gates[VECTORS_OF_CPU][2];
  static unsigned char task[104], stack[STACK_BYTES];
  const word top = (word)(stack + sizeof stack), at = (word)task;
  memcpy(task + 4, &top, sizeof top);
  descriptors[TASK / 8] = (sizeof task - 1) | (at & 0xffffff) << 16 | 0x89ULL << 40 | (at >> 24 & 0xff) << 56;
  descriptors[TASK / 8 + 1] = at >> 32;
  for (int k = 0; k < VECTORS_OF_CPU; k++) {
    const word stub = (word)stub_0 + k * (stub_1 - stub_0);
    gates[k][0] = (stub & 0xffff) | (word)KERNEL_CODE << 16 | 0x8eULL << 40 | (stub >> 16 & 0xffff) << 48;
    gates[k][1] = stub >> 32;
  }
  const struct table_of all = {sizeof descriptors - 1, (word)descriptors}, idt = {sizeof gates - 1, (word)gates};
  __asm__ volatile("lgdt %0\n lidt %1\n ltr %w2" ::"m"(all), "m"(idt), "r"(TASK) : "memory");
}
