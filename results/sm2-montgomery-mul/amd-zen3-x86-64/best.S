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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x31, then x53
 *   [rsp-0x10]  x36, then x56
 *   [rsp-0x18]  x35, then x55
 *   [rsp-0x20]  x80, then x75
 *   [rsp-0x28]  x79
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
 * 194 instructions; 45.1 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.639 [1.633, 1.647] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.577 [1.577, 1.579] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 54, 2026-11-24T14:15:49.963Z
 * npm run optimize -- --field sm2-montgomery --op mul --seed 54 --target x86-64 --budget 5s
 * sha256 of the code: bc3636064a9a07ac2a4df04406d97d6cd4b9e9628de2c721864d298fa9b2ed69
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

        mov r8, rdx                # copy pointer arg2
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg2[0]
        mov r9, rdx                # copy x9
        mov r10, rax               # copy x8
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x8]    # x11:x10 = arg1[1]*arg2[0]
        mov r11, rdx               # copy x11
        mov rcx, rax               # copy x10
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8]         # x13:x12 = arg1[2]*arg2[0]
        add rcx, r9                # x16 = x10 + x9, CF to x17, complete
        adc rax, r11               # x17 = x12 + x11 + CF, CF to x18, complete
        adc rdx, 0x0               # x18 = x13 + CF, no carry
        mov r9, rdx                # copy x18
        mov r11, rax               # copy x17
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x15:x14 = arg1[3]*arg2[0]
        mov rbx, r10               # copy x8
        shl rbx, 0x20              # x20 = x8 << 32 mod 2^64
        mov rbp, r10               # copy x8
        shr rbp, 0x20              # x21 = x8 >> 32
        add rax, r9                # x18 += x14, CF to x19, complete
        adc rdx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rdx, rax, r11, rcx] */
        mov r9, r10                # copy x8
        sub r9, rbp                # x27 = x8 - x21, CF from x41
        mov r12d, 0x0              # begins neg(x41) = CF
        adc r12, 0x0               # neg(x41) = CF
        mov r13, rbx               # copy x20
        sub r13, r10               # x22 = x20 - x8, CF from x23, complete
        sbb rbp, 0x0               # x23 = x21 - CF, complete

        /* complete: [x23, x22] in [rbp, r13] */
        sub rcx, r13               # x24 = x16 - x22, CF from x25, complete
        sbb r11, rbp               # x25 = x17 - x23 - CF, CF from x26, complete
        sbb rax, rbx               # x26 = x18 - x20 - CF, CF from x27, complete
        sbb rdx, 0x0               # x27.2 = x19 - CF, CF from x41
        adc r12, 0x0               # neg(x41) += CF
        add rdx, r9                # x27 += x27.2, CF to x41, complete

        /* complete: [x27, x26, x25, x24] in [rdx, rax, r11, rcx] */
        sbb r12, 0x0               # neg(x41) -= CF
        mov r9, rdx                # copy x27
        mov r10, rax               # copy x26
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x8]     # x30:x29 = arg1[0]*arg2[1]
        mov rbx, rdx               # copy x30
        mov rbp, rax               # copy x29
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x32:x31 = arg1[1]*arg2[1]
        mov r13, rdx               # copy x32
        mov [rsp-0x8], rax         # spill x31
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x18]   # x36:x35 = arg1[3]*arg2[1]
        mov [rsp-0x10], rdx        # spill x36
        mov [rsp-0x18], rax        # spill x35
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x34:x33 = arg1[2]*arg2[1]
        add rbp, rcx               # x37 = x24 + x29, CF to x38, complete
        adc rbx, r11               # x38 = x30 + x25 + CF, CF to x39
        adc r13, rax               # x39 = x33 + x32 + CF, CF to x40
        adc r9, [rsp-0x18]         # x40 = x27 + x35 + CF, CF to x41
        mov rax, [rsp-0x10]        # reload x36
        adc rax, 0x0               # x41.2 = x36 + CF
        add rbx, [rsp-0x8]         # x38 += x31, CF to x39, complete
        adc r10, r13               # x39 += x26 + CF, CF to x40, complete
        adc r9, rdx                # x40 += x34 + CF, CF to x41, complete
        adc rax, 0x0               # x41.2 += CF
        mov r11, rbp               # copy x37
        shl r11, 0x20              # x42 = x37 << 32 mod 2^64
        mov rcx, rbp               # copy x37
        shr rcx, 0x20              # x43 = x37 >> 32
        mov rdx, r11               # copy x42
        sub rdx, rbp               # x44 = x42 - x37, CF from x45, complete
        mov r13, rcx               # copy x43
        sbb r13, 0x0               # x45 = x43 - CF, complete

        /* complete: [x45, x44] in [r13, rdx] */
        sub rax, r12               # x41 = x41.2 - neg(x41), complete

        /* complete: [x41, x40, x39, x38, x37] in [rax, r9, r10, rbx, rbp] */
        add rax, rbp               # x49 = x41 + x37, CF to x63
        mov ebp, 0x0               # begins x63 = CF
        adc rbp, 0x0               # x63 = CF
        sub rbx, rdx               # x46 = x38 - x44, CF from x47, complete
        sbb r10, r13               # x47 = x39 - x45 - CF, CF from x48, complete
        sbb r9, r11                # x48 = x40 - x42 - CF, CF from x49, complete
        sbb rax, rcx               # x49 -= x43 + CF, CF from x63, complete

        /* complete: [x49, x48, x47, x46] in [rax, r9, r10, rbx] */
        sbb rbp, 0x0               # x63 -= CF
        mov r11, rax               # copy x49
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x10]    # x52:x51 = arg1[0]*arg2[2]
        mov rcx, rdx               # copy x52
        mov r12, rax               # copy x51
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x8]    # x54:x53 = arg1[1]*arg2[2]
        mov r13, rdx               # copy x54
        mov [rsp-0x8], rax         # spill x53
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x10]   # x56:x55 = arg1[2]*arg2[2]
        mov [rsp-0x10], rdx        # spill x56
        mov [rsp-0x18], rax        # spill x55
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x18]   # x80:x79 = arg1[3]*arg2[3]
        mov [rsp-0x20], rdx        # spill x80
        mov [rsp-0x28], rax        # spill x79
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x58:x57 = arg1[3]*arg2[2]
        add rbx, r12               # x59 = x46 + x51, CF to x60, complete
        adc rcx, r10               # x60 = x47 + x52 + CF, CF to x61
        adc r9, r13                # x61 = x48 + x54 + CF, CF to x62
        adc rax, [rsp-0x10]        # x62 = x56 + x57 + CF, CF to x63
        adc rdx, 0x0               # x63.2 = x58 + CF
        add rcx, [rsp-0x8]         # x60 += x53, CF to x61, complete
        adc r9, [rsp-0x18]         # x61 += x55 + CF, CF to x62, complete
        adc rax, r11               # x62 += x49 + CF, CF to x63, complete
        adc rdx, 0x0               # x63.2 += CF
        mov r10, rbx               # copy x59
        shl r10, 0x20              # x64 = x59 << 32 mod 2^64
        mov r11, rbx               # copy x59
        shr r11, 0x20              # x65 = x59 >> 32
        mov r12, r10               # copy x64
        sub r12, rbx               # x66 = x64 - x59, CF from x67, complete
        mov r13, r11               # copy x65
        sbb r13, 0x0               # x67 = x65 - CF, complete

        /* complete: [x67, x66] in [r13, r12] */
        add rdx, rbp               # x63 += x63.2, complete

        /* complete: [x63, x62, x61, x60, x59] in [rdx, rax, r9, rcx, rbx] */
        add rdx, rbx               # x71 = x63 + x59, CF to x85
        mov rbx, [rsp-0x20]        # reload x80
        adc rbx, 0x0               # x85 = x80 + CF
        sub rcx, r12               # x68 = x60 - x66, CF from x69, complete
        sbb r9, r13                # x69 = x61 - x67 - CF, CF from x70, complete
        sbb rax, r10               # x70 = x62 - x64 - CF, CF from x71, complete
        sbb rdx, r11               # x71 -= x65 + CF, CF from x85, complete

        /* complete: [x71, x70, x69, x68] in [rdx, rax, r9, rcx] */
        sbb rbx, 0x0               # x85 -= CF
        mov r10, rdx               # copy x71
        mov r11, rax               # copy x70
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi]        # x74:x73 = arg1[0]*arg2[3]
        mov rbp, rdx               # copy x74
        mov r12, rax               # copy x73
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x18]    # x76:x75 = arg1[1]*arg2[3]
        mov r13, rdx               # copy x76
        mov [rsp-0x20], rax        # spill x75
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x18]    # x78:x77 = arg1[2]*arg2[3]
        add rcx, r12               # x81 = x68 + x73, CF to x82, complete
        adc r9, rbp                # x82 = x74 + x69 + CF, CF to x83
        adc r13, r11               # x83 = x76 + x70 + CF, CF to x84
        adc rdx, [rsp-0x28]        # x84 = x78 + x79 + CF, CF to x85
        adc rbx, 0x0               # x85 += CF
        add r9, [rsp-0x20]         # x82 += x75, CF to x83, complete
        adc rax, r13               # x83 += x77 + CF, CF to x84, complete
        adc rdx, r10               # x84 += x71 + CF, CF to x85, complete
        adc rbx, 0x0               # x85 += CF, complete

        /* complete: [x85, x84, x83, x82, x81] in [rbx, rdx, rax, r9, rcx] */
        mov r8, rcx                # copy x81
        shl r8, 0x20               # x86 = x81 << 32 mod 2^64
        mov r10, rcx               # copy x81
        shr r10, 0x20              # x87 = x81 >> 32
        sub rdx, r8                # x92 = x84 - x86, CF from x93
        mov r11, r10               # copy x87
        adc r11, 0x0               # neg(x93) = x87 + CF, CF from x99
        mov esi, 0x0               # begins x99 = CF
        adc rsi, 0x0               # x99 = CF
        sub r8, rcx                # x88 = x86 - x81, CF from x89, complete
        sbb r10, 0x0               # x89 = x87 - CF, complete

        /* complete: [x89, x88] in [r10, r8] */
        sub r9, r8                 # x90 = x82 - x88, CF from x91, complete
        sbb rax, r10               # x91 = x83 - x89 - CF, CF from x92, complete
        sbb rdx, 0x0               # x92 -= CF, CF from x93, complete
        sbb rbx, r11               # x93 = x85 - neg(x93) - CF, CF from x99
        adc rsi, 0x0               # x99 += CF
        add rcx, rbx               # x93 += x81, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [rcx, rdx, rax, r9] */
        sbb rsi, 0x0               # x99 -= CF
        mov r8, r9                 # copy x90
        sub r8, -0x1               # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov r10, rax               # copy x91
        movabs r11, -0x100000000   # constant 0xffffffff00000000
        sbb r10, r11               # x96 = x91 - 0xffffffff00000000 - CF, CF from x97, complete
        mov r11, rdx               # copy x92
        sbb r11, -0x1              # x97 = x92 - 0xffffffffffffffff - CF, CF from x98, complete
        mov rbx, rcx               # copy x93
        movabs rbp, -0x100000001   # constant 0xfffffffeffffffff
        sbb rbx, rbp               # x98 = x93 - 0xfffffffeffffffff - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rbx, r11, r10, r8] */
        adc rsi, 0x0               # x99 += CF, complete
        bt esi, 0x0                # CF = x99
        cmovnc rcx, rbx            # x103 = x99 ? x93 : x98, x99 in CF
        cmovnc r9, r8              # x100 = x99 ? x90 : x95, x99 in CF
        cmovc r10, rax             # x101 = x99 ? x91 : x96, x99 in CF
        cmovc r11, rdx             # x102 = x99 ? x92 : x97, x99 in CF
        mov [rdi+0x18], rcx        # out1[3] = x103
        mov [rdi], r9              # out1[0] = x100
        mov [rdi+0x8], r10         # out1[1] = x101
        mov [rdi+0x10], r11        # out1[2] = x102

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
