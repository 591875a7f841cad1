/* Runs single instructions on given states, on this processor or as the only program of an emulated one. Standard input
 * has the number of cases, and for each the length of the code in a byte, 15 bytes of code and the state: 16 general
 * registers, of which rsp is left alone, flags, 8 vectors of 32 bytes, 64 bytes of memory. Prints for each a line: `-`
 * if the processor refused it, else all bytes of the state afterwards in hexadecimal. Only `first` cases and no others
 * are run where the arguments name them. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { FLAGS = 128, VECTORS = 136, MEMORY = 392, SIZE = 456, HEAD = 16, PAGE = 4096 };
static unsigned char page[2 * PAGE] __attribute__((aligned(4096)));
static unsigned char memory[PAGE] __attribute__((aligned(4096)));

unsigned char in_state[SIZE], out_state[SIZE];
void *code;
void run_code(void), back(void);
uint64_t saved_rsp, saved_rax;

__asm__(".intel_syntax noprefix\n.text\n.globl run_code\nrun_code:\n"
        "push rbx\npush rbp\npush r12\npush r13\npush r14\npush r15\n"
        "mov [saved_rsp], rsp\nlea rax, [in_state]\n"
        "vmovdqu ymm0, [rax+136]\nvmovdqu ymm1, [rax+168]\nvmovdqu ymm2, [rax+200]\nvmovdqu ymm3, [rax+232]\n"
        "vmovdqu ymm4, [rax+264]\nvmovdqu ymm5, [rax+296]\nvmovdqu ymm6, [rax+328]\nvmovdqu ymm7, [rax+360]\n"
        "push qword ptr [rax+128]\npopfq\n"
        "mov rcx, [rax+8]\nmov rdx, [rax+16]\nmov rbx, [rax+24]\nmov rbp, [rax+40]\nmov rsi, [rax+48]\n"
        "mov rdi, [rax+56]\nmov r8, [rax+64]\nmov r9, [rax+72]\nmov r10, [rax+80]\nmov r11, [rax+88]\n"
        "mov r12, [rax+96]\nmov r13, [rax+104]\nmov r14, [rax+112]\nmov r15, [rax+120]\n"
        "mov rax, [rax]\njmp [code]\n"
        ".globl back\nback:\n"
        "mov [saved_rax], rax\nlea rax, [out_state]\n"
        "mov [rax+8], rcx\nmov [rax+16], rdx\nmov [rax+24], rbx\nmov [rax+40], rbp\nmov [rax+48], rsi\n"
        "mov [rax+56], rdi\nmov [rax+64], r8\nmov [rax+72], r9\nmov [rax+80], r10\nmov [rax+88], r11\n"
        "mov [rax+96], r12\nmov [rax+104], r13\nmov [rax+112], r14\nmov [rax+120], r15\n"
        "mov rcx, [saved_rax]\nmov [rax], rcx\nmov rsp, [saved_rsp]\npushfq\npop qword ptr [rax+128]\n"
        "vmovdqu [rax+136], ymm0\nvmovdqu [rax+168], ymm1\nvmovdqu [rax+200], ymm2\nvmovdqu [rax+232], ymm3\n"
        "vmovdqu [rax+264], ymm4\nvmovdqu [rax+296], ymm5\nvmovdqu [rax+328], ymm6\nvmovdqu [rax+360], ymm7\n"
        "cld\nvzeroupper\npop r15\npop r14\npop r13\npop r12\npop rbp\npop rbx\nret\n.att_syntax\n");

static sigjmp_buf refused;
static void on_signal(int signal) { siglongjmp(refused, signal); }

int main(void) {
  const struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_NODEFER | SA_ONSTACK};
  static uint8_t signal_stack[1 << 16];
  const stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  uint64_t count;
  /* The emulated machine has neither: nothing of what it is given is refused. */
  sigaltstack(&stack, NULL);
  sigaction(SIGILL, &action, NULL), sigaction(SIGSEGV, &action, NULL), sigaction(SIGFPE, &action, NULL),
      sigaction(SIGBUS, &action, NULL), sigaction(SIGTRAP, &action, NULL);
  mprotect(page, sizeof page, PROT_READ | PROT_WRITE | PROT_EXEC);
  code = page;
  if (fread(&count, sizeof count, 1, stdin) != 1) return 2;
  for (; count > 0; count--) {
    unsigned char head[HEAD];
    const void *end = (const void *)back, *place = memory;
    if (fread(head, HEAD, 1, stdin) != 1 || fread(in_state, SIZE, 1, stdin) != 1) return 2;
    memcpy(page, head + 1, head[0]);
    memcpy(page + head[0], "\xff\x25\0\0\0\0", 6);
    memcpy(page + head[0] + 6, &end, sizeof end);
    memcpy(memory, in_state + MEMORY, 64);
    memset(out_state, 0, SIZE);
    uint64_t rbx;
    memcpy(&rbx, in_state + 24, sizeof rbx);
    rbx += (uint64_t)place;
    memcpy(in_state + 24, &rbx, sizeof rbx);
    if (sigsetjmp(refused, 1) != 0) {
      puts("-");
      continue;
    }
    run_code();
    memcpy(out_state + MEMORY, memory, 64);
    for (int k = 0; k < SIZE; k++) printf("%02x", out_state[k]);
    puts("");
  }
  return 0;
}
