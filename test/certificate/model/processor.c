/* Runs single instructions on random and corner operands: general registers, low words of vector registers, flags and
 * 64 bytes of memory. Usage: processor SEED < FORMS > RECORDS. A form is a line "CODE BASE UNDEFINED COUNT": the bytes
 * in hexadecimal, the register that points into the memory (-1: none but rsp does), what the model reads, how many
 * runs. A record has 41 words before and 41 after: registers in their order, xmm0 to xmm15, flags, memory. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

struct state {
  uint64_t general[16], vector[16], flags, memory[8];
};

struct state *fwState;
void *fwCode;
uint64_t fwHost, fwRax;
void fwRun(void), fwBack(void);

#define EACH(M) M(0) M(1) M(2) M(3) M(4) M(5) M(6) M(7) M(8) M(9) M(10) M(11) M(12) M(13) M(14) M(15)
#define LOAD(I) "movq xmm" #I ", [rax+128+8*" #I "]\n"
#define STORE(I) "movq [rax+128+8*" #I "], xmm" #I "\n"

__asm__(".intel_syntax noprefix\n.text\n.globl fwRun\nfwRun:\n"
        "push rbx\npush rbp\npush r12\npush r13\npush r14\npush r15\n"
        "mov [rip+fwHost], rsp\nmov rax, [rip+fwState]\n" EACH(
            LOAD) "push qword ptr [rax+256]\npopfq\n"
                  "mov rcx, [rax+8]\nmov rdx, [rax+16]\nmov rbx, [rax+24]\nmov rsp, [rax+32]\nmov rbp, [rax+40]\n"
                  "mov rsi, [rax+48]\nmov rdi, [rax+56]\nmov r8, [rax+64]\nmov r9, [rax+72]\nmov r10, [rax+80]\n"
                  "mov r11, [rax+88]\nmov r12, [rax+96]\nmov r13, [rax+104]\nmov r14, [rax+112]\nmov r15, [rax+120]\n"
                  "mov rax, [rax]\njmp [rip+fwCode]\n"
                  ".globl fwBack\nfwBack:\n"
                  "mov [rip+fwRax], rax\nmov rax, [rip+fwState]\n"
                  "mov [rax+8], rcx\nmov [rax+16], rdx\nmov [rax+24], rbx\nmov [rax+32], rsp\nmov [rax+40], rbp\n"
                  "mov [rax+48], rsi\nmov [rax+56], rdi\nmov [rax+64], r8\nmov [rax+72], r9\nmov [rax+80], r10\n"
                  "mov [rax+88], r11\nmov [rax+96], r12\nmov [rax+104], r13\nmov [rax+112], r14\nmov [rax+120], r15\n"
                  "mov rcx, [rip+fwRax]\nmov [rax], rcx\nmov rsp, [rip+fwHost]\npushfq\npop qword ptr [rax+256]\n" EACH(
                      STORE) "cld\npop r15\npop r14\npop r13\npop r12\npop rbp\npop rbx\nret\n.att_syntax\n");

/* splitmix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014. */
static uint64_t seed;
static uint64_t draw(void) {
  uint64_t z = seed += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static const uint64_t corners[] = {0,
                                   1,
                                   2,
                                   3,
                                   63,
                                   64,
                                   0x7f,
                                   0x80,
                                   0xff,
                                   0x100,
                                   0x7fffffff,
                                   0x80000000,
                                   0xffffffff,
                                   0x100000000,
                                   0x7ffffffffffffffe,
                                   0x7fffffffffffffff,
                                   0x8000000000000000,
                                   0x8000000000000001,
                                   0xffffffffffffff7f,
                                   0xffffffffffffff80,
                                   0xfffffffffffffffe,
                                   0xffffffffffffffff};
static uint64_t operand(void) {
  const uint64_t kind = draw() % 8, z = draw();
  if (kind < 3) return corners[z % (sizeof corners / sizeof *corners)];
  return kind == 3 ? z >> draw() % 64 : z;
}

enum { CARRY = 1, ZERO = 0x40, OVERFLOW = 0x800, ALWAYS = 2, HALF = 32 };

static void fill(struct state *state, int base, uint8_t *memory) {
  const uint64_t flags = draw();
  for (int i = 0; i < 16; i++) state->general[i] = operand(), state->vector[i] = operand();
  for (int i = 0; i < 8; i++) state->memory[i] = operand();
  state->flags = ALWAYS | (flags & (CARRY | ZERO | OVERFLOW));
  state->general[4] = (uint64_t)(memory + HALF);
  if (base >= 0) state->general[base] = (uint64_t)(memory + HALF);
}

int main(int count, char **arguments) {
  const int all = PROT_READ | PROT_WRITE | PROT_EXEC, kind = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE;
  uint8_t *page = mmap((void *)0x10000000000, 8192, all, kind, -1, 0), *memory = page + 4096;
  const void *back = (const void *)fwBack;
  char text[64];
  int base, undefined, runs;
  if (count != 2 || page == MAP_FAILED) return 2;
  seed = strtoull(arguments[1], NULL, 10);
  fwCode = page;
  while (scanf("%63s %d %d %d", text, &base, &undefined, &runs) == 4) {
    size_t length = strlen(text) / 2;
    for (size_t i = 0; i < length; i++) sscanf(text + 2 * i, "%2hhx", page + i);
    memcpy(page + length, "\xff\x25\0\0\0\0", 6); /* jmp [rip] */
    memcpy(page + length + 6, &back, 8);
    while (runs-- > 0) {
      struct state states[2];
      fill(&states[0], base, memory);
      states[1] = states[0];
      memcpy(memory, states[0].memory, sizeof states[0].memory);
      fwState = &states[1];
      fwRun();
      memcpy(states[1].memory, memory, sizeof states[1].memory);
      if (fwrite(states, sizeof states, 1, stdout) != 1) return 2;
    }
  }
  return fflush(stdout) == 0 ? 0 : 2;
}
