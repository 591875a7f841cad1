# Calls fwCall.target on its own stack with every callee-saved register holding a sentinel, and
# records what it leaves behind. Register state is restored whatever the callee did to rsp.
#
# Contract: System V AMD64 ABI, section 3.2.1 (registers) and 3.2.3 (arguments).
        .intel_syntax noprefix
        .text

        .globl  fwTrampoline
        .type   fwTrampoline, @function
fwTrampoline:
        push    rbx
        push    rbp
        push    r12
        push    r13
        push    r14
        push    r15
        mov     [rip + fwCall + 64], rsp
        cmp     qword ptr [rip + fwCall + 496], 0
        je      4f
        .irp    n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
        vbroadcastsd ymm\n, [rip + fwCall + 496]
        .endr
        cmp     qword ptr [rip + fwCall + 504], 0
        je      4f
        .irp    n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
        vpbroadcastq zmm\n, [rip + fwCall + 496]
        .endr
        .irp    n, 1,2,3,4,5,6,7
        kmovw   k\n, [rip + fwCall + 496]
        .endr
4:      cmp     qword ptr [rip + fwCall + 232], 0
        je      3f
        movdqu  xmm0, [rip + fwCall + 240]
        movdqu  xmm1, [rip + fwCall + 256]
        movdqu  xmm2, [rip + fwCall + 272]
        movdqu  xmm3, [rip + fwCall + 288]
        movdqu  xmm4, [rip + fwCall + 304]
        movdqu  xmm5, [rip + fwCall + 320]
        movdqu  xmm6, [rip + fwCall + 336]
        movdqu  xmm7, [rip + fwCall + 352]
        movdqu  xmm8, [rip + fwCall + 368]
        movdqu  xmm9, [rip + fwCall + 384]
        movdqu  xmm10, [rip + fwCall + 400]
        movdqu  xmm11, [rip + fwCall + 416]
        movdqu  xmm12, [rip + fwCall + 432]
        movdqu  xmm13, [rip + fwCall + 448]
        movdqu  xmm14, [rip + fwCall + 464]
        movdqu  xmm15, [rip + fwCall + 480]
3:      mov     rbx, [rip + fwCall + 72]
        mov     rbp, [rip + fwCall + 80]
        mov     r12, [rip + fwCall + 88]
        mov     r13, [rip + fwCall + 96]
        mov     r14, [rip + fwCall + 104]
        mov     r15, [rip + fwCall + 112]
        mov     al, [rip + fwCall + 224]
        mov     [rip + fwSelector], al
        mov     rdi, [rip + fwCall + 8]
        mov     rsi, [rip + fwCall + 16]
        mov     rdx, [rip + fwCall + 24]
        mov     rcx, [rip + fwCall + 32]
        mov     r8, [rip + fwCall + 40]
        mov     r9, [rip + fwCall + 48]
        mov     rax, [rip + fwCall + 184]
        mov     r10, [rip + fwCall + 192]
        mov     r11, [rip + fwCall + 200]
        mov     rsp, [rip + fwCall + 56]
        cmp     qword ptr [rip + fwCall + 216], 0
        je      1f
        pushfq
        or      qword ptr [rsp], 0x100          # TF: single step from here on
        popfq
1:      push    [rip + fwLanding]
        add     rax, r10                        # CF, OF, ZF, SF are arbitrary on entry
        jmp     [rip + fwCall + 0]
        .globl  fwReturn
fwReturn:
        mov     byte ptr [rip + fwSelector], 0
        mov     [rip + fwCall + 168], rsp
        mov     rsp, [rip + fwCall + 64]
        pushfq
        pop     rax
        mov     [rip + fwCall + 176], rax
        test    eax, 0x40500                    # AC, DF, TF
        jz      2f
        push    2
        popfq
2:      cmp     qword ptr [rip + fwCall + 496], 0
        je      5f
        vzeroupper                              # of what the callee did not touch
5:      mov     [rip + fwCall + 120], rbx
        mov     [rip + fwCall + 128], rbp
        mov     [rip + fwCall + 136], r12
        mov     [rip + fwCall + 144], r13
        mov     [rip + fwCall + 152], r14
        mov     [rip + fwCall + 160], r15
        stmxcsr [rip + fwCall + 208]
        fnstcw  [rip + fwCall + 212]
        pop     r15
        pop     r14
        pop     r13
        pop     r12
        pop     rbp
        pop     rbx
        ret
        .size   fwTrampoline, . - fwTrampoline

# Calls rdi(rsi) on the stack whose top is rdx and comes back to its own with its registers, whatever became of them.
        .globl  fwOnStack
        .type   fwOnStack, @function
fwOnStack:
        push    rbx
        push    rbp
        push    r12
        push    r13
        push    r14
        push    r15
        mov     [rip + fwCall + 64], rsp
        mov     rsp, rdx
        mov     rax, rdi
        mov     rdi, rsi
        call    rax
        mov     rsp, [rip + fwCall + 64]
        push    2
        popfq                                   # DF, AC, TF
        pop     r15
        pop     r14
        pop     r13
        pop     r12
        pop     rbp
        pop     rbx
        ret
        .size   fwOnStack, . - fwOnStack

        .globl  fwRestorer
        .type   fwRestorer, @function
fwRestorer:
        mov     eax, 15                         # rt_sigreturn
        syscall
        .size   fwRestorer, . - fwRestorer

        .bss
        .globl  fwLanding
        .balign 8
fwLanding:
        .zero   8
        .globl  fwCall
        .balign 64
fwCall: .zero   504
        .globl  fwSelector
        .balign 64
fwSelector:
        .zero   64

        .section .note.GNU-stack, "", @progbits
