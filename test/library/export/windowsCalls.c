/* Calls a function f of Windows' convention with what is read, and prints its results and whether it kept its word. */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { MOST_ARGUMENTS = 6, MOST_LIMBS = 64 };

/* rbx rbp rdi rsi r12 r13 r14 r15, then both halves of xmm6 to xmm15 */
struct kept {
  uint64_t general[8];
  uint64_t vectors[10][2];
};

struct kept before, after;
uint64_t arguments[MOST_ARGUMENTS];

typedef __attribute__((ms_abi)) void function(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
extern function f;
void call_and_look(void);

__asm__(".intel_syntax noprefix\n"
        "call_and_look:\n"
        "push rbx\n push rbp\n push r12\n push r13\n push r14\n push r15\n"
        "sub rsp, 56\n"
        "lea r10, [rip+before]\n"
        "mov rbx, [r10]\n mov rbp, [r10+8]\n mov rdi, [r10+16]\n mov rsi, [r10+24]\n"
        "mov r12, [r10+32]\n mov r13, [r10+40]\n mov r14, [r10+48]\n mov r15, [r10+56]\n"
        "movdqu xmm6, [r10+64]\n movdqu xmm7, [r10+80]\n movdqu xmm8, [r10+96]\n movdqu xmm9, [r10+112]\n"
        "movdqu xmm10, [r10+128]\n movdqu xmm11, [r10+144]\n movdqu xmm12, [r10+160]\n movdqu xmm13, [r10+176]\n"
        "movdqu xmm14, [r10+192]\n movdqu xmm15, [r10+208]\n"
        "lea r10, [rip+arguments]\n"
        "mov rcx, [r10]\n mov rdx, [r10+8]\n mov r8, [r10+16]\n mov r9, [r10+24]\n"
        "mov rax, [r10+32]\n mov [rsp+32], rax\n mov rax, [r10+40]\n mov [rsp+40], rax\n"
        "call f\n"
        "lea r10, [rip+after]\n"
        "mov [r10], rbx\n mov [r10+8], rbp\n mov [r10+16], rdi\n mov [r10+24], rsi\n"
        "mov [r10+32], r12\n mov [r10+40], r13\n mov [r10+48], r14\n mov [r10+56], r15\n"
        "movdqu [r10+64], xmm6\n movdqu [r10+80], xmm7\n movdqu [r10+96], xmm8\n movdqu [r10+112], xmm9\n"
        "movdqu [r10+128], xmm10\n movdqu [r10+144], xmm11\n movdqu [r10+160], xmm12\n movdqu [r10+176], xmm13\n"
        "movdqu [r10+192], xmm14\n movdqu [r10+208], xmm15\n"
        "add rsp, 56\n"
        "pop r15\n pop r14\n pop r13\n pop r12\n pop rbp\n pop rbx\n"
        "ret\n"
        ".att_syntax prefix\n");

static uint64_t number(void) {
  uint64_t x = 0;
  if (scanf("%" SCNx64, &x) != 1) x = UINT64_MAX;
  return x;
}

/* Input, all in hexadecimal: numbers of arguments and results; for each call and argument, the first argument that has
   the same array (10 for a value), the number of limbs, and the limbs. */
int main(void) {
  uint64_t count = number(), results = number(), calls = number();
  for (uint64_t call = 0; call < 2 * calls; call++) {
    static uint64_t given[MOST_ARGUMENTS][MOST_LIMBS + 2], buffers[MOST_ARGUMENTS][MOST_LIMBS];
    for (uint64_t i = 0; i < count && call % 2 == 0; i++) {
      given[i][0] = number();
      given[i][1] = number();
      for (uint64_t k = 0; k < given[i][1]; k++) given[i][2 + k] = number();
    }
    memset(buffers, 0xaa, sizeof buffers);
    for (uint64_t i = 0; i < count; i++) {
      uint64_t owner = given[i][0];
      arguments[i] = owner == 0x10 ? given[i][2] : (uint64_t)buffers[owner];
      if (owner != 0x10 && i >= results) memcpy(buffers[owner], given[i] + 2, 8 * given[i][1]);
    }
    for (uint64_t k = 0; k < sizeof before / 8; k++) ((uint64_t *)&before)[k] = 0x9e3779b97f4a7c15u * (k + call + 1);
    after = before;
    if (call % 2 == 0) f(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
    else call_and_look();
    for (uint64_t i = 0; i < results; i++)
      for (uint64_t k = 0; k < given[i][1]; k++) printf("%" PRIx64 " ", buffers[given[i][0]][k]);
    puts(memcmp(&before, &after, sizeof before) == 0 ? "kept" : "lost");
  }
}
