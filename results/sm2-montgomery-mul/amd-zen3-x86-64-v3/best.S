/*
 * sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_sm2_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  pointer arg2
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x24 = x16 - x22 (carry to x25)
 *   x25 = x17 - x23 (carry to x26)
 *   x26 = x18 - x20 (carry to x27)
 *   x27 = x19 - x21 + x8 (carry to x41)
 *   x37 = x24 + x29 (carry to x38)
 *   x38 = x25 + x30 + x31 (carry to x39)
 *   x39 = x26 + x32 + x33 (carry to x40)
 *   x40 = x27 + x34 + x35 (carry to x41)
 *   x41 = x36
 *   x46 = x38 - x44 (carry to x47)
 *   x47 = x39 - x45 (carry to x48)
 *   x48 = x40 - x42 (carry to x49)
 *   x49 = x41 - x43 + x37 (carry to x63)
 *   x59 = x46 + x51 (carry to x60)
 *   x60 = x47 + x52 + x53 (carry to x61)
 *   x61 = x48 + x54 + x55 (carry to x62)
 *   x62 = x49 + x56 + x57 (carry to x63)
 *   x63 = x58
 *   x68 = x60 - x66 (carry to x69)
 *   x69 = x61 - x67 (carry to x70)
 *   x70 = x62 - x64 (carry to x71)
 *   x71 = x63 - x65 + x59 (carry to x85)
 *   x81 = x68 + x73 (carry to x82)
 *   x82 = x69 + x74 + x75 (carry to x83)
 *   x83 = x70 + x76 + x77 (carry to x84)
 *   x84 = x71 + x78 + x79 (carry to x85)
 *   x85 = x80
 *   x90 = x82 - x88 (carry to x91)
 *   x91 = x83 - x89 (carry to x92)
 *   x92 = x84 - x86 (carry to x93)
 *   x93 = x85 - x87 + x81 (carry to x99)
 *   x95 = x90 - 0xffffffffffffffff (carry to x96)
 *   x96 = x91 - 0xffffffff00000000 (carry to x97)
 *   x97 = x92 - 0xffffffffffffffff (carry to x98)
 *   x98 = x93 - 0xfffffffeffffffff (carry to x99)
 *
 * 159 instructions; 42.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.737 [1.737, 1.744] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.329 [1.325, 1.330] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 53, 2026-11-24T14:15:37.062Z
 * npm run optimize -- --field sm2-montgomery --op mul --seed 53 --target x86-64-v3 --budget 5s
 * sha256 of the code: f3644fcc54310f30100dc2ba2495539efb14e8ab3a626d04e734e398f4e2e9e5
 */
        .intel_syntax noprefix
        .text
        .globl  fe_sm2_montgomery_mul
        .type   fe_sm2_montgomery_mul, @function
        .p2align 6
fe_sm2_montgomery_mul:
        .cfi_startproc
        push rbx                   # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                   # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                   # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                   # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                   # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                   # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0

        mov rax, rdx               # copy pointer arg2
        mov rdx, [rax]             # load arg2[0]
        mulx r8, r9, [rsi]         # x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        mulx rbp, r12, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        add r8, r11                # x16 = x10 + x9, CF to x17, complete
        adc rbx, r10               # x17 = x12 + x11 + CF, CF to x18, complete
        adc r12, rcx               # x18 = x14 + x13 + CF, CF to x19, complete
        adc rbp, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rbp, r12, rbx, r8] */
        mov r10, r9                # copy x8
        shl r10, 0x20              # x20 = x8 << 32 mod 2^64
        mov r11, r9                # copy x8
        shr r11, 0x20              # x21 = x8 >> 32
        add rbp, r9                # x27 = x19 + x8, CF to x41
        mov ecx, 0x0               # begins x41 = CF
        adc rcx, 0x0               # x41 = CF
        mov r13, r10               # copy x20
        sub r13, r9                # x22 = x20 - x8, CF from x23, complete
        mov r9, r11                # copy x21
        sbb r9, 0x0                # x23 = x21 - CF, complete

        /* complete: [x23, x22] in [r9, r13] */
        sub r8, r13                # x24 = x16 - x22, CF from x25, complete
        sbb rbx, r9                # x25 = x17 - x23 - CF, CF from x26, complete
        sbb r12, r10               # x26 = x18 - x20 - CF, CF from x27, complete
        sbb rbp, r11               # x27 -= x21 + CF, CF from x41, complete

        /* complete: [x27, x26, x25, x24] in [rbp, r12, rbx, r8] */
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r9, r10, [rsi]        # x30:x29 = arg1[0]*arg2[1]
        mulx r11, r13, [rsi+0x8]   # x32:x31 = arg1[1]*arg2[1]
        mulx r14, r15, [rsi+0x10]  # x34:x33 = arg1[2]*arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], rax        # spill pointer arg2
        mulx rdi, rax, [rsi+0x18]  # x36:x35 = arg1[3]*arg2[1]
        sbb rdi, 0x0               # x41.2 = x36 - CF
        add r13, rbx               # x38 = x25 + x31, CF to x39
        adc r15, r11               # x39 = x33 + x32 + CF, CF to x40
        adc r14, rbp               # x40 = x27 + x34 + CF, CF to x41
        adc rdi, 0x0               # x41.2 += CF
        add r10, r8                # x37 = x29 + x24, CF to x38, complete
        adc r13, r9                # x38 += x30 + CF, CF to x39, complete
        adc r12, r15               # x39 += x26 + CF, CF to x40, complete
        adc rax, r14               # x40 += x35 + CF, CF to x41, complete
        adc rdi, 0x0               # x41.2 += CF
        mov r8, r10                # copy x37
        shl r8, 0x20               # x42 = x37 << 32 mod 2^64
        mov r9, r10                # copy x37
        shr r9, 0x20               # x43 = x37 >> 32
        mov r11, r8                # copy x42
        sub r11, r10               # x44 = x42 - x37, CF from x45, complete
        mov rbx, r9                # copy x43
        sbb rbx, 0x0               # x45 = x43 - CF, complete

        /* complete: [x45, x44] in [rbx, r11] */
        add rdi, rcx               # x41 += x41.2, complete

        /* complete: [x41, x40, x39, x38, x37] in [rdi, rax, r12, r13, r10] */
        add rdi, r10               # x49 = x41 + x37, CF to x63
        mov r10d, 0x0              # begins x63 = CF
        adc r10, 0x0               # x63 = CF
        sub r13, r11               # x46 = x38 - x44, CF from x47, complete
        sbb r12, rbx               # x47 = x39 - x45 - CF, CF from x48, complete
        sbb rax, r8                # x48 = x40 - x42 - CF, CF from x49, complete
        sbb rdi, r9                # x49 -= x43 + CF, CF from x63, complete

        /* complete: [x49, x48, x47, x46] in [rdi, rax, r12, r13] */
        mov r8, [rsp-0x10]         # reload pointer arg2
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx r9, r11, [rsi]        # x52:x51 = arg1[0]*arg2[2]
        mulx rcx, rbx, [rsi+0x10]  # x56:x55 = arg1[2]*arg2[2]
        mulx rbp, r14, [rsi+0x8]   # x54:x53 = arg1[1]*arg2[2]
        mulx r15, r8, [rsi+0x18]   # x58:x57 = arg1[3]*arg2[2]
        sbb r15, 0x0               # x63.2 = x58 - CF
        add r14, r9                # x60 = x53 + x52, CF to x61
        adc rbx, rbp               # x61 = x55 + x54 + CF, CF to x62
        adc rcx, r8                # x62 = x57 + x56 + CF, CF to x63
        adc r15, 0x0               # x63.2 += CF
        add r11, r13               # x59 = x51 + x46, CF to x60, complete
        adc r14, r12               # x60 += x47 + CF, CF to x61, complete
        adc rbx, rax               # x61 += x48 + CF, CF to x62, complete
        adc rcx, rdi               # x62 += x49 + CF, CF to x63, complete
        adc r15, 0x0               # x63.2 += CF
        mov rax, r11               # copy x59
        shl rax, 0x20              # x64 = x59 << 32 mod 2^64
        mov r8, r11                # copy x59
        shr r8, 0x20               # x65 = x59 >> 32
        mov r9, rax                # copy x64
        sub r9, r11                # x66 = x64 - x59, CF from x67, complete
        mov rdi, r8                # copy x65
        sbb rdi, 0x0               # x67 = x65 - CF, complete

        /* complete: [x67, x66] in [rdi, r9] */
        add r15, r10               # x63 += x63.2, complete

        /* complete: [x63, x62, x61, x60, x59] in [r15, rcx, rbx, r14, r11] */
        add r11, r15               # x71 = x63 + x59, CF to x85
        mov r10d, 0x0              # begins x85 = CF
        adc r10, 0x0               # x85 = CF
        sub r14, r9                # x68 = x60 - x66, CF from x69, complete
        sbb rbx, rdi               # x69 = x61 - x67 - CF, CF from x70, complete
        sbb rcx, rax               # x70 = x62 - x64 - CF, CF from x71, complete
        sbb r11, r8                # x71 -= x65 + CF, CF from x85, complete

        /* complete: [x71, x70, x69, x68] in [r11, rcx, rbx, r14] */
        mov rax, [rsp-0x10]        # reload pointer arg2
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r8, r9, [rsi]         # x74:x73 = arg1[0]*arg2[3]
        mulx rdi, rbp, [rsi+0x8]   # x76:x75 = arg1[1]*arg2[3]
        mulx r12, r13, [rsi+0x10]  # x78:x77 = arg1[2]*arg2[3]
        sbb r10, 0x0               # x85 -= CF
        add r8, rbp                # x82 = x75 + x74, CF to x83
        adc r13, rcx               # x83 = x77 + x70 + CF, CF to x84
        mulx rax, rcx, [rsi+0x18]  # x80:x79 = arg1[3]*arg2[3]
        adc r12, rcx               # x84 = x79 + x78 + CF, CF to x85
        adc rax, 0x0               # x85.2 = x80 + CF
        add r9, r14                # x81 = x73 + x68, CF to x82, complete
        adc r8, rbx                # x82 += x69 + CF, CF to x83, complete
        adc r13, rdi               # x83 += x76 + CF, CF to x84, complete
        adc r12, r11               # x84 += x71 + CF, CF to x85, complete
        adc rax, 0x0               # x85.2 += CF
        mov r11, r9                # copy x81
        shl r11, 0x20              # x86 = x81 << 32 mod 2^64
        mov rcx, r9                # copy x81
        shr rcx, 0x20              # x87 = x81 >> 32
        mov rdi, r11               # copy x86
        sub rdi, r9                # x88 = x86 - x81, CF from x89, complete
        mov rsi, rcx               # copy x87
        sbb rsi, 0x0               # x89 = x87 - CF, complete

        /* complete: [x89, x88] in [rsi, rdi] */
        add rax, r10               # x85 += x85.2, complete

        /* complete: [x85, x84, x83, x82, x81] in [rax, r12, r13, r8, r9] */
        add rax, r9                # x93 = x85 + x81, CF to x99
        mov r9d, 0x0               # begins neg(x99) = CF
        adc r9, 0x0                # neg(x99) = CF
        sub r8, rdi                # x90 = x82 - x88, CF from x91, complete
        sbb r13, rsi               # x91 = x83 - x89 - CF, CF from x92, complete
        sbb r12, r11               # x92 = x84 - x86 - CF, CF from x93, complete
        sbb rax, rcx               # x93 -= x87 + CF, CF from x99, complete

        /* complete: [x93, x92, x91, x90] in [rax, r12, r13, r8] */
        sbb r9, 0x0                # neg(x99) -= CF
        mov r10, r8                # copy x90
        sub r10, -0x1              # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov r11, r13               # copy x91
        movabs rcx, -0x100000000   # constant 0xffffffff00000000
        sbb r11, rcx               # x96 = x91 - 0xffffffff00000000 - CF, CF from x97, complete
        mov rcx, r12               # copy x92
        sbb rcx, -0x1              # x97 = x92 - 0xffffffffffffffff - CF, CF from x98, complete
        mov rdi, rax               # copy x93
        movabs rsi, -0x100000001   # constant 0xfffffffeffffffff
        sbb rdi, rsi               # x98 = x93 - 0xfffffffeffffffff - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rdi, rcx, r11, r10] */
        sbb r9, 0x0                # neg(x99) -= CF
        mov esi, 0x0               # constant 0
        sub rsi, r9                # x99 = 0 - neg(x99), complete
        bt esi, 0x0                # CF = x99
        cmovc r10, r8              # x100 = x99 ? x90 : x95, x99 in CF
        cmovc r11, r13             # x101 = x99 ? x91 : x96, x99 in CF
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8], r10              # out1[0] = x100
        mov [r8+0x8], r11          # out1[1] = x101
        cmovc rdi, rax             # x103 = x99 ? x93 : x98, x99 in CF
        mov [r8+0x18], rdi         # out1[3] = x103
        cmovc rcx, r12             # x102 = x99 ? x92 : x97, x99 in CF
        mov [r8+0x10], rcx         # out1[2] = x102

        pop r15                    # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                    # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                    # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                    # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                    # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .size   fe_sm2_montgomery_mul, .-fe_sm2_montgomery_mul
        .section .note.GNU-stack, "", @progbits
