/*
 * p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg2/2^256 modulo p
 * arg1, arg2 below p; out1 below p; arrays may overlap
 *
 * void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *   rdx  arg2[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * neg(x) is a part of the word x that is to be subtracted.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x24 = x16 + x20 (carry to x25)
 *   x25 = x17 + x21 (carry to x26)
 *   x26 = x18 + x22 (carry to x27)
 *   x27 = x19 + x23 (carry to x41)
 *   x37 = x24 + x29 (carry to x38)
 *   x38 = x25 + x30 + x31 (carry to x39)
 *   x39 = x26 + x32 + x33 (carry to x40)
 *   x40 = x27 + x34 + x35 (carry to x41)
 *   x41 = x36
 *   x46 = x38 + x42 (carry to x47)
 *   x47 = x39 + x43 (carry to x48)
 *   x48 = x40 + x44 (carry to x49)
 *   x49 = x41 + x45 (carry to x63)
 *   x59 = x46 + x51 (carry to x60)
 *   x60 = x47 + x52 + x53 (carry to x61)
 *   x61 = x48 + x54 + x55 (carry to x62)
 *   x62 = x49 + x56 + x57 (carry to x63)
 *   x63 = x58
 *   x68 = x60 + x64 (carry to x69)
 *   x69 = x61 + x65 (carry to x70)
 *   x70 = x62 + x66 (carry to x71)
 *   x71 = x63 + x67 (carry to x85)
 *   x81 = x68 + x73 (carry to x82)
 *   x82 = x69 + x74 + x75 (carry to x83)
 *   x83 = x70 + x76 + x77 (carry to x84)
 *   x84 = x71 + x78 + x79 (carry to x85)
 *   x85 = x80
 *
 * 137 instructions; 37.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.787 [1.764, 1.793] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.426 [1.424, 1.432] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 21, 2026-11-24T14:06:19.411Z
 * npm run optimize -- --field p256-montgomery --op mul --seed 21 --target x86-64-v3 --budget 5s
 * sha256 of the code: 5734885de741414c57b232ad1710ebede06094bb42d22b6500cd1a691fd9392d
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p256_montgomery_mul
        .type   fe_p256_montgomery_mul, @function
        .p2align 6
fe_p256_montgomery_mul:
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
        mulx r8, r9, [rsi+0x8]     # x11:x10 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        mulx rbp, r12, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        add r9, r10                # x16 = x10 + x9, CF to x17, complete
        adc rbx, r8                # x17 = x12 + x11 + CF, CF to x18, complete
        adc rcx, r12               # x18 = x14 + x13 + CF, CF to x19, complete
        adc rbp, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rbp, rcx, rbx, r9] */
        mov r8, r11                # copy x8
        shl r8, 0x20               # x20 = x8 << 32 mod 2^64
        mov r10, r11               # copy x8
        shr r10, 0x20              # x21 = x8 >> 32
        mov r12, r11               # copy x8
        sub r12, r8                # x22 = x8 - x20, CF from x23, complete
        sbb r11, r10               # x23 = x8 - x21 - CF, complete

        /* complete: [x23, x22] in [r11, r12] */
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r13, r14, [rsi+0x8]   # x32:x31 = arg1[1]*arg2[1]
        add r9, r8                 # x24 = x16 + x20, CF to x25, complete
        adc rbx, r10               # x25 = x17 + x21 + CF, CF to x26, complete
        adc rcx, r12               # x26 = x18 + x22 + CF, CF to x27, complete
        adc rbp, r11               # x27 = x19 + x23 + CF, CF to x41, complete

        /* complete: [x27, x26, x25, x24] in [rbp, rcx, rbx, r9] */
        mulx r8, r10, [rsi]        # x30:x29 = arg1[0]*arg2[1]
        mulx r11, r12, [rsi+0x10]  # x34:x33 = arg1[2]*arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r15, rdi, [rsi+0x18]  # x36:x35 = arg1[3]*arg2[1]
        adc r15, 0x0               # x41 = x36 + CF, no carry
        add r14, r8                # x38 = x31 + x30, CF to x39
        adc r12, r13               # x39 = x33 + x32 + CF, CF to x40
        adc rdi, r11               # x40 = x35 + x34 + CF, CF to x41
        adc r15, 0x0               # x41 += CF, no carry
        add r10, r9                # x37 = x29 + x24, CF to x38, complete
        adc r14, rbx               # x38 += x25 + CF, CF to x39, complete
        adc r12, rcx               # x39 += x26 + CF, CF to x40, complete
        adc rdi, rbp               # x40 += x27 + CF, CF to x41, complete
        adc r15, 0x0               # x41 += CF, no carry, complete

        /* complete: [x41, x40, x39, x38, x37] in [r15, rdi, r12, r14, r10] */
        mov r8, r10                # copy x37
        shl r8, 0x20               # x42 = x37 << 32 mod 2^64
        mov r9, r10                # copy x37
        shr r9, 0x20               # x43 = x37 >> 32
        mov r11, r10               # copy x37
        sub r11, r8                # x44 = x37 - x42, CF from x45, complete
        sbb r10, r9                # x45 = x37 - x43 - CF, complete

        /* complete: [x45, x44] in [r10, r11] */
        add r14, r8                # x46 = x38 + x42, CF to x47, complete
        adc r12, r9                # x47 = x39 + x43 + CF, CF to x48, complete
        adc rdi, r11               # x48 = x40 + x44 + CF, CF to x49, complete
        adc r15, r10               # x49 = x41 + x45 + CF, CF to x63, complete

        /* complete: [x49, x48, x47, x46] in [r15, rdi, r12, r14] */
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax+0x10]    # x52:x51 = arg1[0]*arg2[2]
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r10, r11, [rsi+0x8]   # x54:x53 = arg1[1]*arg2[2]
        mulx rcx, rbx, [rsi+0x10]  # x56:x55 = arg1[2]*arg2[2]
        mulx rbp, r13, [rsi+0x18]  # x58:x57 = arg1[3]*arg2[2]
        adc rbp, 0x0               # x63 = x58 + CF, no carry
        add r11, r8                # x60 = x53 + x52, CF to x61
        adc rbx, r10               # x61 = x55 + x54 + CF, CF to x62
        adc r13, rcx               # x62 = x57 + x56 + CF, CF to x63
        adc rbp, 0x0               # x63 += CF, no carry
        add r9, r14                # x59 = x51 + x46, CF to x60, complete
        adc r11, r12               # x60 += x47 + CF, CF to x61, complete
        adc rbx, rdi               # x61 += x48 + CF, CF to x62, complete
        adc r13, r15               # x62 += x49 + CF, CF to x63, complete
        adc rbp, 0x0               # x63 += CF, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [rbp, r13, rbx, r11, r9] */
        mov r8, r9                 # copy x59
        shl r8, 0x20               # x64 = x59 << 32 mod 2^64
        mov r10, r9                # copy x59
        shr r10, 0x20              # x65 = x59 >> 32
        mov rcx, r9                # copy x59
        sub rcx, r8                # x66 = x59 - x64, CF from x67, complete
        sbb r9, r10                # x67 = x59 - x65 - CF, complete

        /* complete: [x67, x66] in [r9, rcx] */
        add r11, r8                # x68 = x60 + x64, CF to x69, complete
        adc rbx, r10               # x69 = x61 + x65 + CF, CF to x70, complete
        adc r13, rcx               # x70 = x62 + x66 + CF, CF to x71, complete
        adc rbp, r9                # x71 = x63 + x67 + CF, CF to x85, complete

        /* complete: [x71, x70, x69, x68] in [rbp, r13, rbx, r11] */
        mov rdx, [rsi]             # load arg1[0]
        mulx r8, r9, [rax+0x18]    # x74:x73 = arg1[0]*arg2[3]
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r10, rcx, [rsi+0x8]   # x76:x75 = arg1[1]*arg2[3]
        mulx rdi, r12, [rsi+0x10]  # x78:x77 = arg1[2]*arg2[3]
        mulx rax, rsi, [rsi+0x18]  # x80:x79 = arg1[3]*arg2[3]
        adc rax, 0x0               # x85 = x80 + CF, no carry
        add rcx, r8                # x82 = x75 + x74, CF to x83
        adc r12, r10               # x83 = x77 + x76 + CF, CF to x84
        adc rsi, rdi               # x84 = x79 + x78 + CF, CF to x85
        adc rax, 0x0               # x85 += CF, no carry
        add r9, r11                # x81 = x73 + x68, CF to x82, complete
        adc rcx, rbx               # x82 += x69 + CF, CF to x83, complete
        adc r12, r13               # x83 += x70 + CF, CF to x84, complete
        adc rsi, rbp               # x84 += x71 + CF, CF to x85, complete
        adc rax, 0x0               # x85 += CF, no carry, complete

        /* complete: [x85, x84, x83, x82, x81] in [rax, rsi, r12, rcx, r9] */
        mov r8, r9                 # copy x81
        shl r8, 0x20               # x86 = x81 << 32 mod 2^64
        mov r10, r9                # copy x81
        shr r10, 0x20              # x87 = x81 >> 32
        mov r11, r9                # copy x81
        sub r11, r8                # x88 = x81 - x86, CF from x89, complete
        sbb r9, r10                # x89 = x81 - x87 - CF, complete

        /* complete: [x89, x88] in [r9, r11] */
        add rcx, r8                # x90 = x82 + x86, CF to x91, complete
        adc r12, r10               # x91 = x83 + x87 + CF, CF to x92, complete
        adc rsi, r11               # x92 = x84 + x88 + CF, CF to x93, complete
        adc rax, r9                # x93 = x85 + x89 + CF, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [rax, rsi, r12, rcx] */
        mov r8d, 0x0               # begins neg(x99) = CF
        adc r8, 0x0                # neg(x99) = CF
        mov r9, rcx                # copy x90
        sub r9, -0x1               # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov r10, r12               # copy x91
        mov r11d, 0xffffffff       # constant 0xffffffff
        sbb r10, r11               # x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov r11, rsi               # copy x92
        sbb r11, 0x0               # x97 = x92 - CF, CF from x98, complete
        mov rdi, rax               # copy x93
        movabs rdx, -0xffffffff    # constant 0xffffffff00000001
        sbb rdi, rdx               # x98 = x93 - 0xffffffff00000001 - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rdi, r11, r10, r9] */
        sbb r8, 0x0                # neg(x99) -= CF, CF = x99
        cmovc r9, rcx              # x100 = x99 ? x90 : x95, x99 in CF
        cmovc rdi, rax             # x103 = x99 ? x93 : x98, x99 in CF
        cmovc r10, r12             # x101 = x99 ? x91 : x96, x99 in CF
        cmovc r11, rsi             # x102 = x99 ? x92 : x97, x99 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x8], r10         # out1[1] = x101
        mov [rax+0x10], r11        # out1[2] = x102
        mov [rax+0x18], rdi        # out1[3] = x103
        mov [rax], r9              # out1[0] = x100

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
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
