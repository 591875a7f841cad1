/* The one place where foreign code is called with all guarantees checked (trampoline.S). */
#ifndef FW_TRAMPOLINE_H
#define FW_TRAMPOLINE_H
#include <stdint.h>

/* Offsets are repeated in trampoline.S. */
typedef struct {
  uint64_t target;      /*   0  address to call                                            */
  uint64_t args[6];     /*   8  rdi rsi rdx rcx r8 r9                                      */
  uint64_t entryStack;  /*  56  rsp before the call, a multiple of 16                      */
  uint64_t hostStack;   /*  64  rsp of the worker meanwhile                                */
  uint64_t saved[6];    /*  72  rbx rbp r12 r13 r14 r15 on entry                           */
  uint64_t after[6];    /* 120  the same on return                                         */
  uint64_t afterStack;  /* 168  rsp on return                                              */
  uint64_t afterFlags;  /* 176  RFLAGS on return                                           */
  uint64_t scratch[3];  /* 184  rax r10 r11 on entry; rax + r10 sets the arithmetic flags  */
  uint32_t afterMxcsr;  /* 208                                                             */
  uint32_t afterFcw;    /* 212  x87 control word in the low half                           */
  uint64_t step;        /* 216  nonzero: run with the trap flag set                        */
  uint64_t guarded;     /* 224  1: what it asks of the system is a fault; 0: it may        */
  uint64_t loadVectors; /* 232  nonzero: the vector registers are set                      */
  uint64_t vectors[32]; /* 240  xmm0 to xmm15 on entry                                     */
  uint64_t poison;      /* 496  nonzero: in all lanes of ymm0 to ymm15                     */
  uint64_t poisonWide;  /* 504  nonzero: also in all of zmm0 to zmm31, and in k1 to k7     */
} TrampolineCall;

extern TrampolineCall fwCall;
/* 1 while guarded code runs: system calls from outside our own text then raise SIGSYS. */
extern volatile uint8_t fwSelector;

/*
 * What the callee returns to: an instruction somewhere else in memory that jumps to fwReturn, so that the
 * callee's stack does not tell where the worker is.
 */
extern const uint8_t *fwLanding;
extern const uint8_t fwReturn[];

/* Makes the call described by fwCall. */
void fwTrampoline(void);
/* Calls f(context) on another stack, whose top is a multiple of 16, and returns what it returns. */
uint64_t fwOnStack(uint64_t (*f)(void *), void *context, void *top);
/* Returns from a signal handler; has to lie in our own text (see sandbox.c). */
void fwRestorer(void);
#endif
