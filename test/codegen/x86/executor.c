/*
 * Runs short pieces of machine code on given machine states and reports the states they leave.
 *
 * stdin: records of struct before; stdout: one struct after for each. The code of a record must fall
 * through its end; it may use the stack pointer only within the data window, which is mapped at the
 * fixed address DATA. Used by forms.test.ts to compare the table of forms with the processor.
 */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#define DATA ((uint8_t *)0x10000000)
#define CODE ((uint8_t *)0x20000000)
enum { CODE_BYTES = 24, WINDOW = 256 };

struct state {
  uint64_t gpr[16];
  uint64_t flags;
  uint64_t unused;
  uint8_t xmm[4][16];
  uint8_t memory[WINDOW];
};

struct before {
  uint64_t length;
  uint8_t code[CODE_BYTES];
  struct state state;
};

/* Addressed by the trampoline below; gpr[4] is rsp. */
struct state machine;
uint64_t host_rsp;
void run(void);
void leave(void);

__asm__(".text\n"
        "run:\n"
        "  push %rbx; push %rbp; push %r12; push %r13; push %r14; push %r15\n"
        "  mov %rsp, host_rsp(%rip)\n"
        "  movdqu machine+144(%rip), %xmm0; movdqu machine+160(%rip), %xmm1\n"
        "  movdqu machine+176(%rip), %xmm2; movdqu machine+192(%rip), %xmm3\n"
        "  pushq machine+128(%rip); popfq\n"
        "  mov machine+0(%rip), %rax;   mov machine+8(%rip), %rcx;   mov machine+16(%rip), %rdx\n"
        "  mov machine+24(%rip), %rbx;  mov machine+40(%rip), %rbp;  mov machine+48(%rip), %rsi\n"
        "  mov machine+56(%rip), %rdi;  mov machine+64(%rip), %r8;   mov machine+72(%rip), %r9\n"
        "  mov machine+80(%rip), %r10;  mov machine+88(%rip), %r11;  mov machine+96(%rip), %r12\n"
        "  mov machine+104(%rip), %r13; mov machine+112(%rip), %r14; mov machine+120(%rip), %r15\n"
        "  mov machine+32(%rip), %rsp\n"
        "  jmp *code_address(%rip)\n"
        "leave:\n"
        "  mov %rax, machine+0(%rip);   mov %rcx, machine+8(%rip);   mov %rdx, machine+16(%rip)\n"
        "  mov %rbx, machine+24(%rip);  mov %rsp, machine+32(%rip);  mov %rbp, machine+40(%rip)\n"
        "  mov %rsi, machine+48(%rip);  mov %rdi, machine+56(%rip);  mov %r8, machine+64(%rip)\n"
        "  mov %r9, machine+72(%rip);   mov %r10, machine+80(%rip);  mov %r11, machine+88(%rip)\n"
        "  mov %r12, machine+96(%rip);  mov %r13, machine+104(%rip); mov %r14, machine+112(%rip)\n"
        "  mov %r15, machine+120(%rip)\n"
        "  mov host_rsp(%rip), %rsp\n"
        "  pushfq; popq machine+128(%rip)\n"
        "  movdqu %xmm0, machine+144(%rip); movdqu %xmm1, machine+160(%rip)\n"
        "  movdqu %xmm2, machine+176(%rip); movdqu %xmm3, machine+192(%rip)\n"
        "  cld\n"
        "  pop %r15; pop %r14; pop %r13; pop %r12; pop %rbp; pop %rbx\n"
        "  ret\n"
        ".data\n"
        "code_address: .quad 0x20000000\n"
        ".text\n");

/* The code, then an absolute jump that changes no register and no flag. */
static void install(const struct before *b) {
  static const uint8_t jump[6] = {0xff, 0x25, 0, 0, 0, 0};
  const uint64_t target = (uint64_t)leave;
  memcpy(CODE, b->code, b->length);
  memcpy(CODE + b->length, jump, sizeof jump);
  memcpy(CODE + b->length + sizeof jump, &target, sizeof target);
}

int main(void) {
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE;
  if (mmap(DATA, 4096, PROT_READ | PROT_WRITE, flags, -1, 0) != DATA) return 1;
  if (mmap(CODE, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, flags, -1, 0) != CODE) return 1;
  struct before b;
  while (fread(&b, sizeof b, 1, stdin) == 1) {
    install(&b);
    machine = b.state;
    memcpy(DATA, b.state.memory, WINDOW);
    run();
    memcpy(machine.memory, DATA, WINDOW);
    if (fwrite(&machine, sizeof machine, 1, stdout) != 1) return 1;
  }
  return 0;
}
