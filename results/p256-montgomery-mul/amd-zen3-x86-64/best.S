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
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, xmm0, xmm1, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words:
 *   xmm0  x36, then x53
 *   xmm1  x35
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
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
 * 182 instructions; 43.4 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.564 [1.558, 1.566] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * latency: 1.384 [1.382, 1.385] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
 * found by Fieldwright, seed 22, 2026-11-24T14:06:32.228Z
 * npm run optimize -- --field p256-montgomery --op mul --seed 22 --target x86-64 --budget 5s
 * sha256 of the code: ae522c15a3ebad34ea34ec1e23db073604485ee2160061b2bb7a87f59e6ef1ba
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
        add rcx, r9                # x16 = x9 + x10, CF to x17, complete
        adc r11, rax               # x17 = x11 + x12 + CF, CF to x18, complete
        adc rdx, 0x0               # x18 = x13 + CF, no carry
        mov r9, rdx                # copy x18
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8]         # x15:x14 = arg1[3]*arg2[0]
        add rax, r9                # x18 += x14, CF to x19, complete
        adc rdx, 0x0               # x19 = x15 + CF, no carry, complete

        /* complete: [x19, x18, x17, x16] in [rdx, rax, r11, rcx] */
        mov r9, r10                # copy x8
        shr r9, 0x20               # x21 = x8 >> 32
        mov rbx, r10               # copy x8
        shl rbx, 0x20              # x20 = x8 << 32 mod 2^64
        mov rbp, r10               # copy x8
        sub rbp, rbx               # x22 = x8 - x20, CF from x23, complete
        sbb r10, r9                # x23 = x8 - x21 - CF, complete

        /* complete: [x23, x22] in [r10, rbp] */
        add rcx, rbx               # x24 = x16 + x20, CF to x25, complete
        adc r9, r11                # x25 = x17 + x21 + CF, CF to x26, complete
        adc rbp, rax               # x26 = x18 + x22 + CF, CF to x27, complete
        adc r10, rdx               # x27 = x19 + x23 + CF, CF to x41, complete

        /* complete: [x27, x26, x25, x24] in [r10, rbp, r9, rcx] */
        mov eax, 0x0               # begins x41 = CF
        adc rax, 0x0               # x41 = CF
        mov r11, rax               # copy x41
        mov rax, [rsi]             # load arg1[0]
        mul qword ptr [r8+0x8]     # x30:x29 = arg1[0]*arg2[1]
        add rax, rcx               # x37 = x24 + x29, CF to x38, complete
        adc rdx, 0x0               # x38 = x30 + CF, no carry
        mov rcx, rdx               # copy x38
        mov rbx, rax               # copy x37
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x8]     # x34:x33 = arg1[2]*arg2[1]
        add rax, rbp               # x39 = x26 + x33, CF to x40
        adc r10, rdx               # x40 = x27 + x34 + CF, CF to x41
        adc r11, 0x0               # x41 += CF, no carry
        mov rbp, rax               # copy x39
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x18]   # x36:x35 = arg1[3]*arg2[1]
        movq xmm0, rdx             # spill x36
        movq xmm1, rax             # spill x35
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x8]     # x32:x31 = arg1[1]*arg2[1]
        add rax, r9                # x38.2 = x31 + x25, CF to x39
        adc rdx, 0x0               # x39.2 = x32 + CF, no carry
        add rax, rcx               # x38 += x38.2, CF to x39, complete
        adc rdx, rbp               # x39 += x39.2 + CF, CF to x40, complete
        movq r9, xmm1              # reload x35
        adc r10, r9                # x40 += x35 + CF, CF to x41, complete
        movq r9, xmm0              # reload x36
        adc r9, 0x0                # x41.2 = x36 + CF, no carry
        mov rcx, rbx               # copy x37
        shr rcx, 0x20              # x43 = x37 >> 32
        mov rbp, rbx               # copy x37
        shl rbp, 0x20              # x42 = x37 << 32 mod 2^64
        mov r12, rbx               # copy x37
        sub r12, rbp               # x44 = x37 - x42, CF from x45, complete
        sbb rbx, rcx               # x45 = x37 - x43 - CF, complete

        /* complete: [x45, x44] in [rbx, r12] */
        add rax, rbp               # x46 = x38 + x42, CF to x47, complete
        adc rdx, rcx               # x47 = x39 + x43 + CF, CF to x48, complete
        adc r10, 0x0               # x48 = x40 + CF, CF to x49
        adc rbx, 0x0               # x49 = x45 + CF, no carry
        add r9, r11                # x41 += x41.2, no carry, complete

        /* complete: [x41, x40, x39, x38, x37] in [r9, -, -, -, -] */
        mov r11, rdx               # copy x47
        mov rcx, rax               # copy x46
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x54:x53 = arg1[1]*arg2[2]
        mov rbp, rdx               # copy x54
        movq xmm0, rax             # spill x53
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x10]    # x56:x55 = arg1[2]*arg2[2]
        add rbp, rax               # x61 = x54 + x55, CF to x62
        adc rdx, 0x0               # x62 = x56 + CF, no carry
        add r10, r12               # x48 += x44, CF to x49, complete
        adc r9, rbx                # x49 += x41 + CF, CF to x63, complete

        /* complete: [x49, x48, x47, x46] in [r9, r10, r11, rcx] */
        mov eax, 0x0               # begins x63 = CF
        adc rax, 0x0               # x63 = CF
        mov rbx, rdx               # copy x62
        mov r12, rax               # copy x63
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x52:x51 = arg1[0]*arg2[2]
        add rcx, rax               # x59 = x46 + x51, CF to x60, complete
        movq rax, xmm0             # reload x53
        adc rdx, rax               # x60 = x53 + x52 + CF, CF to x61
        adc rbp, 0x0               # x61 += CF, CF to x62
        adc rbx, 0x0               # x62 += CF, no carry
        add r11, rdx               # x60 += x47, CF to x61, complete
        adc rbp, r10               # x61 += x48 + CF, CF to x62, complete
        adc r9, rbx                # x62 += x49 + CF, CF to x63
        adc r12, 0x0               # x63 += CF, no carry
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x10]    # x58:x57 = arg1[3]*arg2[2]
        add r9, rax                # x62 += x57, CF to x63, complete
        adc rdx, 0x0               # x63.2 = x58 + CF, no carry
        mov rax, rcx               # copy x59
        shl rax, 0x20              # x64 = x59 << 32 mod 2^64
        mov r10, rcx               # copy x59
        shr r10, 0x20              # x65 = x59 >> 32
        mov rbx, rcx               # copy x59
        sub rbx, rax               # x66 = x59 - x64, CF from x67, complete
        sbb rcx, r10               # x67 = x59 - x65 - CF, complete

        /* complete: [x67, x66] in [rcx, rbx] */
        add r11, rax               # x68 = x60 + x64, CF to x69, complete
        adc rbp, r10               # x69 = x61 + x65 + CF, CF to x70, complete
        adc rbx, r9                # x70 = x62 + x66 + CF, CF to x71, complete
        adc rcx, 0x0               # x71 = x67 + CF, no carry
        add rdx, r12               # x63 += x63.2, no carry, complete

        /* complete: [x63, x62, x61, x60, x59] in [rdx, r9, -, -, -] */
        add rdx, rcx               # x71 += x63, CF to x85, complete

        /* complete: [x71, x70, x69, x68] in [rdx, rbx, rbp, r11] */
        mov eax, 0x0               # begins x85 = CF
        adc rax, 0x0               # x85 = CF
        mov r9, rdx                # copy x71
        mov r10, rax               # copy x85
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x18]    # x78:x77 = arg1[2]*arg2[3]
        mov rcx, rdx               # copy x78
        mov r12, rax               # copy x77
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x18]    # x76:x75 = arg1[1]*arg2[3]
        add r12, rdx               # x83 = x77 + x76, CF to x84
        adc rcx, 0x0               # x84 = x78 + CF, no carry
        add rax, rbp               # x82 = x69 + x75, CF to x83
        adc r12, rbx               # x83 += x70 + CF, CF to x84
        adc r9, rcx                # x84 += x71 + CF, CF to x85
        adc r10, 0x0               # x85 += CF, no carry
        mov rcx, rax               # copy x82
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x18]    # x80:x79 = arg1[3]*arg2[3]
        mov rbx, rdx               # copy x80
        mov rbp, rax               # copy x79
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi]        # x74:x73 = arg1[0]*arg2[3]
        add r11, rax               # x81 = x68 + x73, CF to x82, complete
        adc rcx, rdx               # x82 += x74 + CF, CF to x83, complete
        adc r12, 0x0               # x83 += CF, CF to x84, complete
        adc rbp, r9                # x84 += x79 + CF, CF to x85, complete
        adc rbx, 0x0               # x85.2 = x80 + CF, no carry
        mov rax, r11               # copy x81
        shl rax, 0x20              # x86 = x81 << 32 mod 2^64
        mov r8, r11                # copy x81
        shr r8, 0x20               # x87 = x81 >> 32
        mov r9, r11                # copy x81
        sub r9, rax                # x88 = x81 - x86, CF from x89, complete
        sbb r11, r8                # x89 = x81 - x87 - CF, complete

        /* complete: [x89, x88] in [r11, r9] */
        add rcx, rax               # x90 = x82 + x86, CF to x91, complete
        adc r12, r8                # x91 = x83 + x87 + CF, CF to x92, complete
        adc rbp, r9                # x92 = x84 + x88 + CF, CF to x93, complete
        adc r11, 0x0               # x93 = x89 + CF, no carry
        add rbx, r10               # x85 += x85.2, no carry, complete

        /* complete: [x85, x84, x83, x82, x81] in [rbx, -, -, -, -] */
        add r11, rbx               # x93 += x85, CF to x99, complete

        /* complete: [x93, x92, x91, x90] in [r11, rbp, r12, rcx] */
        mov eax, 0x0               # begins neg(x99) = CF
        adc rax, 0x0               # neg(x99) = CF
        mov r8, rcx                # copy x90
        sub r8, -0x1               # x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov r9, r12                # copy x91
        sbb r9, [rip+.Lfe_p256_montgomery_mul_c0] # x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov r10, rbp               # copy x92
        sbb r10, 0x0               # x97 = x92 - CF, CF from x98, complete
        mov rsi, r11               # copy x93
        sbb rsi, [rip+.Lfe_p256_montgomery_mul_c1] # x98 = x93 - 0xffffffff00000001 - CF, CF from x99, complete

        /* complete: [x98, x97, x96, x95] in [rsi, r10, r9, r8] */
        sbb rax, 0x0               # neg(x99) -= CF, CF = x99
        cmovc r10, rbp             # x102 = x99 ? x92 : x97, x99 in CF
        cmovnc r11, rsi            # x103 = x99 ? x93 : x98, x99 in CF
        mov [rdi+0x10], r10        # out1[2] = x102
        mov [rdi+0x18], r11        # out1[3] = x103
        cmovc r9, r12              # x101 = x99 ? x91 : x96, x99 in CF
        mov [rdi+0x8], r9          # out1[1] = x101
        cmovc r8, rcx              # x100 = x99 ? x90 : x95, x99 in CF
        mov [rdi], r8              # out1[0] = x100

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
        .balign 8, 0xcc
.Lfe_p256_montgomery_mul_c0: .quad 0xffffffff
.Lfe_p256_montgomery_mul_c1: .quad 0xffffffff00000001
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
