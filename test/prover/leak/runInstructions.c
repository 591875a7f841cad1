/* Runs single instructions on given states: registers, flags, masks, vectors and 64 bytes of memory at a fixed address.
 * Usage: runInstructions IN OUT. IN has for each run the length of the code in a byte, 15 bytes of code, and the state;
 * OUT a byte that is 1 if the processor refused it, and the state afterwards. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

struct state {
  uint64_t general[16]; /* rax rcx rdx rbx rsp rbp rsi rdi r8 ... r15; rsp is left alone */
  uint64_t flags;
  uint64_t masks[8];
  uint8_t vectors[8][64];
  uint8_t memory[64];
};

enum { GENERAL = 0, FLAGS = 128, MASKS = 136, VECTORS = 200, MEMORY = 712, SIZE = 776 };
_Static_assert(sizeof(struct state) == SIZE, "layout");

struct state *in_state, *out_state;
void *code;
void run(void), back(void);
uint64_t saved_rsp, saved_rax;

__asm__(
    ".intel_syntax noprefix\n.text\n.globl run\nrun:\n"
    "push rbx\npush rbp\npush r12\npush r13\npush r14\npush r15\n"
    "mov [rip+saved_rsp], rsp\nmov rax, [rip+in_state]\n"
    "vmovdqu64 zmm0, [rax+200]\nvmovdqu64 zmm1, [rax+264]\nvmovdqu64 zmm2, [rax+328]\nvmovdqu64 zmm3, [rax+392]\n"
    "vmovdqu64 zmm4, [rax+456]\nvmovdqu64 zmm5, [rax+520]\nvmovdqu64 zmm6, [rax+584]\nvmovdqu64 zmm7, [rax+648]\n"
    "kmovq k0, [rax+136]\nkmovq k1, [rax+144]\nkmovq k2, [rax+152]\nkmovq k3, [rax+160]\n"
    "kmovq k4, [rax+168]\nkmovq k5, [rax+176]\nkmovq k6, [rax+184]\nkmovq k7, [rax+192]\n"
    "push qword ptr [rax+128]\npopfq\n"
    "mov rcx, [rax+8]\nmov rdx, [rax+16]\nmov rbx, [rax+24]\nmov rbp, [rax+40]\nmov rsi, [rax+48]\nmov rdi, [rax+56]\n"
    "mov r8, [rax+64]\nmov r9, [rax+72]\nmov r10, [rax+80]\nmov r11, [rax+88]\nmov r12, [rax+96]\n"
    "mov r13, [rax+104]\nmov r14, [rax+112]\nmov r15, [rax+120]\n"
    "mov rax, [rax]\njmp [rip+code]\n"
    ".globl back\nback:\n"
    "mov [rip+saved_rax], rax\nmov rax, [rip+out_state]\n"
    "mov [rax+8], rcx\nmov [rax+16], rdx\nmov [rax+24], rbx\nmov [rax+40], rbp\nmov [rax+48], rsi\nmov [rax+56], rdi\n"
    "mov [rax+64], r8\nmov [rax+72], r9\nmov [rax+80], r10\nmov [rax+88], r11\nmov [rax+96], r12\n"
    "mov [rax+104], r13\nmov [rax+112], r14\nmov [rax+120], r15\n"
    "mov rcx, [rip+saved_rax]\nmov [rax], rcx\nmov rsp, [rip+saved_rsp]\npushfq\npop qword ptr [rax+128]\n"
    "kmovq [rax+136], k0\nkmovq [rax+144], k1\nkmovq [rax+152], k2\nkmovq [rax+160], k3\n"
    "kmovq [rax+168], k4\nkmovq [rax+176], k5\nkmovq [rax+184], k6\nkmovq [rax+192], k7\n"
    "vmovdqu64 [rax+200], zmm0\nvmovdqu64 [rax+264], zmm1\nvmovdqu64 [rax+328], zmm2\nvmovdqu64 [rax+392], zmm3\n"
    "vmovdqu64 [rax+456], zmm4\nvmovdqu64 [rax+520], zmm5\nvmovdqu64 [rax+584], zmm6\nvmovdqu64 [rax+648], zmm7\n"
    "cld\nvzeroupper\npop r15\npop r14\npop r13\npop r12\npop rbp\npop rbx\nret\n.att_syntax\n");

static sigjmp_buf refused;
static void on_signal(int signal) { siglongjmp(refused, signal); }

int main(int count, char **arguments) {
  const struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_NODEFER | SA_ONSTACK};
  static uint8_t signal_stack[65536];
  const stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  const int all = PROT_READ | PROT_WRITE, flags = MAP_PRIVATE | MAP_ANONYMOUS;
  uint8_t *memory = mmap((void *)0x10000000000, 4096, all, flags | MAP_FIXED_NOREPLACE, -1, 0),
          *page = mmap(NULL, 4096, all | PROT_EXEC, flags, -1, 0);
  FILE *in = count == 3 ? fopen(arguments[1], "rb") : NULL, *out = count == 3 ? fopen(arguments[2], "wb") : NULL;
  if (in == NULL || out == NULL || memory == MAP_FAILED || page == MAP_FAILED) return 2;
  sigaltstack(&stack, NULL);
  sigaction(SIGILL, &action, NULL), sigaction(SIGSEGV, &action, NULL), sigaction(SIGFPE, &action, NULL),
      sigaction(SIGBUS, &action, NULL), sigaction(SIGTRAP, &action, NULL);
  code = page;
  for (uint8_t head[16]; fread(head, 16, 1, in) == 1;) {
    static struct state before, after;
    const void *end = (const void *)back;
    if (fread(&before, SIZE, 1, in) != 1) return 2;
    memcpy(page, head + 1, head[0]);
    memcpy(page + head[0], "\xff\x25\0\0\0\0", 6);
    memcpy(page + head[0] + 6, &end, 8);
    memcpy(memory, before.memory, 64);
    in_state = &before, out_state = &after;
    memset(&after, 0, SIZE);
    uint8_t status = 0;
    if (sigsetjmp(refused, 1) == 0) run();
    else status = 1;
    memcpy(after.memory, memory, 64);
    if (fwrite(&status, 1, 1, out) != 1 || fwrite(&after, SIZE, 1, out) != 1) return 2;
  }
  return fclose(out) == 0 ? 0 : 2;
}
