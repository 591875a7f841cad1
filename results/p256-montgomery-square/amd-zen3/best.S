/*
 * p256-montgomery square (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below p; out1 below p; arrays may overlap
 *
 * void fe_p256_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below p
 *   rsi  arg1[4]  read, below p
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14
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
 *   x16 = x5 + x6 (carry to x17)
 *   x17 = x7 + x8 + x10 (carry to x18)
 *   x18 = x9 + x11 + x12 (carry to x19)
 *   x19 = x13 + x14 (carry to x20)
 *   x20 = x15
 *   x29 = x4 + x4 + x22 (carry to x30)
 *   x30 = x16 + x16 + x23 (carry to x31)
 *   x31 = x17 + x17 + x24 (carry to x60)
 *   x38 = x29 + x36 (carry to x39)
 *   x39 = x30 + x37 (carry to x40)
 *   x40 = x31 + x21 - x36 (carry to x41)
 *   x41 = - x37 + x21
 *   x44 = x39 + x42 (carry to x45)
 *   x45 = x40 + x43 (carry to x46)
 *   x46 = x41 + x38 - x42 (carry to x47)
 *   x47 = - x43 + x38
 *   x50 = x45 + x48 (carry to x51)
 *   x51 = x46 + x49 (carry to x52)
 *   x52 = x47 + x44 - x48 (carry to x53)
 *   x53 = - x49 + x44
 *   x56 = x51 + x54 (carry to x57)
 *   x57 = x52 + x55 (carry to x58)
 *   x58 = x53 + x50 - x54 (carry to x59)
 *   x59 = - x55 + x50
 *   x60 = x18 + x18 + x25 + x56 (carry to x61)
 *   x61 = x19 + x19 + x26 + x57 (carry to x62)
 *   x62 = x20 + x20 + x27 + x58 (carry to x63)
 *   x63 = x28 + x59 (carry to x69)
 *   x65 = x60 - 0xffffffffffffffff (carry to x66)
 *   x66 = x61 - 0xffffffff (carry to x67)
 *   x67 = x62 (carry to x68)
 *   x68 = x63 - 0xffffffff00000001 (carry to x69)
 *
 * 127 instructions; 29.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 2.104 [2.040, 2.110] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.656 [1.652, 1.656] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 8f68fac5dfaa11892ef4562501586c773442d8e4fd250dab6b5cacb185b9f6c1
 * found by Fieldwright, seed 2, 2026-11-24T09:52:47.963Z
 * npm run optimize -- --curve p256-montgomery --op square --seed 2 --budget 60s
 * sha256 of the code: 87e9a2a228cf0b111f9a72ed469a65d86289cde53389623eb0b42baed5575236
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p256_montgomery_square
        .type   fe_p256_montgomery_square, @function
        .p2align 6
fe_p256_montgomery_square:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mulx r11, rcx, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        xor ebx, ebx               # CF = OF = 0
        adcx rax, r10              # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, rbx, [rsi+0x8]   # x11:x10 = arg1[1]*arg1[2]
        adc rbx, rcx               # x17 = x10 + x8 + CF, CF to x18
        adc r11, r10               # x18 = x9 + x11 + CF, CF to x19
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, rcx, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc r10, 0x0               # x19 = x13 + CF, no carry
        xor ebp, ebp               # CF = OF = 0
        adcx rbx, r9               # x17 += x7 (CF is 0), CF to x18, complete
        adc rcx, r11               # x18 += x12 + CF, CF to x19, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r9, r11, [rsi+0x10]   # x15:x14 = arg1[2]*arg1[3]
        adc r10, r11               # x19 += x14 + CF, CF to x20, complete
        adc r9, 0x0                # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [r9, r10, rcx, rbx, rax] */
        add r8, r8                 # x29 = x4 + x4, CF to x30
        mulx r11, rbp, rdx         # x28:x27 = arg1[3]*arg1[3]
        mov rdx, [rsi]             # load arg1[0]
        mulx r12, r13, rdx         # x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]        # load arg1[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r14, rdi, rdx         # x26:x25 = arg1[2]*arg1[2]
        adcx rax, rax              # x30 = x16 + x16 + CF, CF to x31
        adcx rbx, rbx              # x31 = x17 + x17 + CF, CF to x60
        adcx rcx, rcx              # x60 = x18 + x18 + CF, CF to x61
        adcx r10, r10              # x61 = x19 + x19 + CF, CF to x62
        adc rbp, r9                # x62 = x27 + x20 + CF, CF to x63
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rsi, rdx, rdx         # x24:x23 = arg1[1]*arg1[1]
        adc r11, 0x0               # x63 = x28 + CF, no carry
        add r12, r8                # x29 += x22, CF to x30, complete
        adc rdx, rax               # x30 += x23 + CF, CF to x31, complete
        adc rbx, rsi               # x31 += x24 + CF, CF to x60, complete

        /* complete: [x31, x30, x29] in [rbx, rdx, r12] */
        adc rcx, rdi               # x60 += x25 + CF, CF to x61
        adc r14, r10               # x61 += x26 + CF, CF to x62
        adcx r9, rbp               # x62 += x20 + CF, CF to x63
        adc r11, 0x0               # x63 += CF, no carry
        mov rax, r13               # copy x21
        shr rax, 0x20              # x37 = x21 >> 32
        mov r8, r13                # copy x21
        shl r8, 0x20               # x36 = x21 << 32 mod 2^64
        xor r10d, r10d             # CF = OF = 0
        adcx r12, r8               # x38 = x29 + x36 (CF is 0), CF to x39, complete
        adc rdx, rax               # x39 = x30 + x37 + CF, CF to x40, complete
        adcx rbx, r13              # x40 = x31 + x21 + CF, CF to x41
        sbb rax, 0x0               # neg(x41) = x37 - CF
        mov r10, r12               # copy x38
        shl r10, 0x20              # x42 = x38 << 32 mod 2^64
        mov rdi, r12               # copy x38
        shr rdi, 0x20              # x43 = x38 >> 32
        sub rbx, r8                # x40 -= x36, CF from x41, complete
        sbb r13, rax               # x41 = x21 - neg(x41) - CF, complete

        /* complete: [x41, x40, x39, x38] in [r13, rbx, rdx, r12] */
        add rdx, r10               # x44 = x39 + x42, CF to x45, complete
        adcx rbx, rdi              # x45 = x40 + x43 + CF, CF to x46, complete
        adcx r13, r12              # x46 = x41 + x38 + CF, CF to x47
        sbb rdi, 0x0               # neg(x47) = x43 - CF
        sub r13, r10               # x46 -= x42, CF from x47, complete
        sbb r12, rdi               # x47 = x38 - neg(x47) - CF, complete

        /* complete: [x47, x46, x45, x44] in [r12, r13, rbx, rdx] */
        mov rax, rdx               # copy x44
        shl rax, 0x20              # x48 = x44 << 32 mod 2^64
        mov r8, rdx                # copy x44
        sub r8, rax                # x52 = x44 - x48, CF from x53
        mov r10, rdx               # copy x44
        sbb r10, 0x0               # x53 = x44 - CF
        shr rdx, 0x20              # x49 = x44 >> 32
        sub r10, rdx               # x53 -= x49
        xor edi, edi               # CF = OF = 0
        adcx rbx, rax              # x50 = x45 + x48 (CF is 0), CF to x51, complete
        adcx r13, rdx              # x51 = x46 + x49 + CF, CF to x52, complete
        adc r12, r8                # x52 += x47 + CF, CF to x53, complete
        adc r10, 0x0               # x53 += CF, complete

        /* complete: [x53, x52, x51, x50] in [r10, r12, r13, rbx] */
        xor eax, eax               # CF = OF = 0
        adcx r10, rbx              # x58 = x53 + x50 (CF is 0), CF to x59
        mov rax, rbx               # copy x50
        adc rax, 0x0               # x59 = x50 + CF
        mov r8, rbx                # copy x50
        shl r8, 0x20               # x54 = x50 << 32 mod 2^64
        sub r10, r8                # x58 -= x54, CF from x59
        mov edi, 0x20              # constant 0x20
        shrx rdi, rbx, rdi         # x55 = x50 >> 32
        sbb rax, rdi               # x59 -= x55 + CF
        add r13, r8                # x56 = x51 + x54, CF to x57, complete
        adc rdi, r12               # x57 = x52 + x55 + CF, CF to x58, complete
        adc r10, 0x0               # x58 += CF, CF to x59, complete
        adc rax, 0x0               # x59 += CF, complete

        /* complete: [x59, x58, x57, x56] in [rax, r10, rdi, r13] */
        add r13, rcx               # x60 += x56, CF to x61, complete
        adc r14, rdi               # x61 += x57 + CF, CF to x62, complete
        adc r9, r10                # x62 += x58 + CF, CF to x63, complete
        adcx rax, r11              # x63 += x59 + CF, CF to x69, complete

        /* complete: [x63, x62, x61, x60] in [rax, r9, r14, r13] */
        mov r8d, 0x0               # begins neg(x69) = CF
        adc r8, 0x0                # neg(x69) = CF
        mov r10, r13               # copy x60
        sub r10, -0x1              # x65 = x60 - 0xffffffffffffffff, CF from x66, complete
        mov r11, r14               # copy x61
        mov ecx, 0xffffffff        # constant 0xffffffff
        sbb r11, rcx               # x66 = x61 - 0xffffffff - CF, CF from x67, complete
        mov rcx, r9                # copy x62
        sbb rcx, 0x0               # x67 = x62 - CF, CF from x68, complete
        mov rdi, rax               # copy x63
        movabs rsi, -0xffffffff    # constant 0xffffffff00000001
        sbb rdi, rsi               # x68 = x63 - 0xffffffff00000001 - CF, CF from x69, complete

        /* complete: [x68, x67, x66, x65] in [rdi, rcx, r11, r10] */
        sbb r8, 0x0                # neg(x69) -= CF, CF = x69
        cmovc rdi, rax             # x73 = x69 ? x63 : x68, x69 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x18], rdi        # out1[3] = x73
        cmovc r10, r13             # x70 = x69 ? x60 : x65, x69 in CF
        cmovnc r14, r11            # x71 = x69 ? x61 : x66, x69 in CF
        mov [rax+0x8], r14         # out1[1] = x71
        cmovnc r9, rcx             # x72 = x69 ? x62 : x67, x69 in CF
        mov [rax+0x10], r9         # out1[2] = x72
        mov [rax], r10             # out1[0] = x70

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
        .size   fe_p256_montgomery_square, .-fe_p256_montgomery_square
        .section .note.GNU-stack, "", @progbits
