/*
 * secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void secp256k1_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^256
 *   rsi  arg1[4]  read, below 2^256
 *   rdx  arg2[4]  read, below 2^256
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x8
 *   [rsp-0x18]  pointer arg2
 *   [rsp-0x20]  x40
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 * Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
 *
 * What the longer sums add up, word by word:
 *   x40 = x9 + x10 + x16 (carry to x41)
 *   x41 = x11 + x12 + x17 + x18 + x24 (carry to x42)
 *   x42 = x13 + x14 + x19 + x20 + x25 + x26 + x32 (carry to x43)
 *   x43 = x15 + x21 + x22 + x27 + x28 + x33 + x34 (carry to x44)
 *   x44 = x23 + x29 + x30 + x35 + x36 (carry to x45)
 *   x45 = x31 + x37 + x38 (carry to x46)
 *   x46 = x39
 *   x55 = x47 + x8 (carry to x56)
 *   x56 = x48 + x49 + x40 (carry to x57)
 *   x57 = x50 + x51 + x41 (carry to x58)
 *   x58 = x52 + x53 + x42 (carry to x59)
 *   x59 = x54
 *
 * 106 instructions; 38.9 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.132 [1.124, 1.139] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.049 [1.049, 1.052] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic, 2 cases)
 * constant time: proved for all inputs (basic, 2 cases)
 * asm = source: proved for all inputs (values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 45, 2026-11-24T14:13:45.324Z
 * npm run optimize -- --field secp256k1 --op mul --seed 45 --target x86-64-v3 --budget 5s
 * sha256 of the code: ed1e15d135fe71988b61107225b0167e55f3d2ee044dd0bc6ed5d3a88c2a97e7
 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_mul_loose
        .type   secp256k1_mul_loose, @function
        .p2align 6
secp256k1_mul_loose:
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
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, r9, [rax+0x8]     # x23:x22 = arg1[3]*arg2[1]
        mov rdx, [rax]             # load arg2[0]
        mulx r10, r11, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        mulx rcx, rbx, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        mulx rbp, r12, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        mulx r13, r14, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        add rbp, rbx               # x40 = x10 + x9, CF to x41
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rbx, r15, [rsi]       # x17:x16 = arg1[0]*arg2[1]
        adc r11, rcx               # x41 = x12 + x11 + CF, CF to x42
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx rcx, rdi, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[1]
        mov [rsp-0x10], r12        # spill x8
        mov [rsp-0x18], rax        # spill pointer arg2
        mulx r12, rax, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        adc rax, 0x0               # x42 = x20 + CF, CF to x43
        adc r13, r12               # x43 = x21 + x15 + CF, CF to x44
        adc r8, 0x0                # x44 = x23 + CF, no carry
        add r15, rbp               # x40 += x16, CF to x41, complete
        adc rbx, r11               # x41 += x17 + CF, CF to x42
        adc rcx, rax               # x42 += x19 + CF, CF to x43
        adc r13, 0x0               # x43 += CF, CF to x44
        adc r8, 0x0                # x44 += CF, no carry
        add rbx, rdi               # x41 += x18, CF to x42
        adc rcx, r14               # x42 += x14 + CF, CF to x43
        adc r13, 0x0               # x43 += CF, CF to x44
        adc r8, 0x0                # x44 += CF, no carry
        add rcx, r10               # x42 += x13, CF to x43
        adc r9, r13                # x43 += x22 + CF, CF to x44
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov rax, [rsp-0x18]        # reload pointer arg2
        mulx r10, r11, [rax+0x10]  # x29:x28 = arg1[2]*arg2[2]
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx rdi, rbp, [rsi+0x8]   # x27:x26 = arg1[1]*arg2[2]
        mulx r12, r13, [rsi]       # x25:x24 = arg1[0]*arg2[2]
        mov [rsp-0x20], r15        # spill x40
        mulx r14, r15, [rsi+0x18]  # x31:x30 = arg1[3]*arg2[2]
        adc r15, r10               # x44.2 = x29 + x30 + CF, CF to x45
        adc r14, 0x0               # x45 = x31 + CF, no carry
        add rbx, r13               # x41 += x24, CF to x42, complete
        adc rbp, r12               # x42.2 = x25 + x26 + CF, CF to x43
        adc rdi, r9                # x43 += x27 + CF, CF to x44
        adc r15, 0x0               # x44.2 += CF, CF to x45
        adc r14, 0x0               # x45 += CF, no carry
        add rcx, rbp               # x42 += x42.2, CF to x43
        adc r11, rdi               # x43 += x28 + CF, CF to x44
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r9, r10, [rsi+0x18]   # x39:x38 = arg1[3]*arg2[3]
        mulx rdi, rbp, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        mulx r12, r13, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        mulx rax, rsi, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        adc rbp, r8                # x44 += x36 + CF, CF to x45
        adc rdi, 0x0               # x45.2 = x37 + CF, no carry
        add rsi, rcx               # x42 += x32, CF to x43, complete
        adc r13, rax               # x43.2 = x33 + x34 + CF, CF to x44
        adc rbp, r12               # x44 += x35 + CF, CF to x45
        adc r14, r10               # x45 += x38 + CF, CF to x46
        adc r9, 0x0                # x46 = x39 + CF, no carry
        add r11, r13               # x43 += x43.2, CF to x44, complete
        adc rbp, r15               # x44 += x44.2 + CF, CF to x45, complete
        adc rdi, r14               # x45 += x45.2 + CF, CF to x46, complete
        movabs rdx, 0x1000003d1    # constant 0x1000003d1
        mulx rax, r8, r11          # x48:x47 = x43*0x1000003d1
        mulx r10, r11, rbp         # x50:x49 = x44*0x1000003d1
        mulx rcx, rdi, rdi         # x52:x51 = x45*0x1000003d1
        adc r9, 0x0                # x46 += CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [r9, -, rbp, -, rsi, rbx, [rsp-0x20]] */
        add r8, [rsp-0x10]         # x55 = x8 + x47, CF to x56, complete
        adc r11, [rsp-0x20]        # x56 = x40 + x49 + CF, CF to x57
        adc rdi, rbx               # x57 = x41 + x51 + CF, CF to x58
        mulx r9, rbx, r9           # x54:x53 = x46*0x1000003d1
        adc rbx, rcx               # x58 = x53 + x52 + CF, CF to x59
        adc r9, 0x0                # x59 = x54 + CF, no carry
        add r11, rax               # x56 += x48, CF to x57, complete
        adc rdi, r10               # x57 += x50 + CF, CF to x58, complete
        adc rbx, rsi               # x58 += x42 + CF, CF to x59, complete
        adc r9, 0x0                # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [r9, rbx, rdi, r11, r8] */
        mulx rax, r9, r9           # x61:x60 = x59*0x1000003d1
        add r8, r9                 # x62 = x55 + x60, CF to x63, complete
        adc rax, r11               # x63 = x56 + x61 + CF, CF to x64, complete
        adc rdi, 0x0               # x64 = x57 + CF, CF to x65, complete
        adc rbx, 0x0               # x65 = x58 + CF, CF = x66, complete

        /* complete: [x65, x64, x63, x62] in [rbx, rdi, rax, r8] */
        sbb r9, r9                 # x67 = -x66 mod 2^64, x66 in CF
        movabs r10, 0x1000003d1    # constant 0x1000003d1
        and r9, r10                # x68 = x67 & 0x1000003d1
        add r9, r8                 # x69 = x68 + x62, CF to x70, complete
        adc rax, 0x0               # x70 = x63 + CF, no carry, complete

        /* complete: [x72, x71, x70, x69] in [rbx, rdi, rax, r9] */
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x10], rdi         # out1[2] = x71 = x64
        mov [r8], r9               # out1[0] = x69
        mov [r8+0x8], rax          # out1[1] = x70
        mov [r8+0x18], rbx         # out1[3] = x72 = x65

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
        .size   secp256k1_mul_loose, .-secp256k1_mul_loose
        .section .note.GNU-stack, "", @progbits
