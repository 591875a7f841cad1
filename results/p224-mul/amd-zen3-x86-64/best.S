/*
 * p224 mul (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^226; out1 below 2^225; arrays may overlap
 *
 * void fe_p224_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^225
 *   rsi  arg1[4]  read, below 2^226
 *   rdx  arg2[4]  read, below 2^226
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   x9, then x29
 *   [rsp-0x10]  x8
 *   [rsp-0x18]  x21
 *   [rsp-0x20]  x20
 *   [rsp-0x28]  x17, then x42
 *   [rsp-0x30]  x16, then x42.2, then x40
 *   [rsp-0x38]  x28
 *   [rsp-0x40]  x39
 *   [rsp-0x48]  x38
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
 *   x51 = x8 - x47 (carry to x52)
 *   x52 = x40 - x48 (carry to x53)
 *   x53 = x41 + x43 - x49 (carry to x54)
 *   x54 = x42 + x44 - x50 (carry to x55)
 *   x55 = x45 (carry to x56)
 *   x56 = x46
 *   x63 = x51 - x57 (carry to x64)
 *   x64 = x52 + x60 - x58 (carry to x65)
 *   x65 = x53 + x61 (carry to x66)
 *   x66 = x59 + x62
 *
 * 152 instructions; 41.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.158 [1.149, 1.159] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64 + reduction pass, which takes 0.906 [0.905, 0.910] of our time
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 43, 2026-11-27T14:11:05.884Z
 * ./fieldwright optimize --field p224 --op mul --seed 43 --target x86-64 --budget 7s --resume
 * sha256 of the code: 0d7537998387ffdb3ca0ce57606fa26d698f028e78dddb60c420a2e2f58fd99c
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p224_mul_loose
        .type   fe_p224_mul_loose, @function
        .p2align 6
fe_p224_mul_loose:
        .cfi_startproc
        push rbx                   # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0

        mov r8, rdx                # copy pointer arg2
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        mov r9, rdx                # copy x13
        mov r10, rax               # copy x12
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi+0x18]   # x15:x14 = arg1[3]*arg2[0]
        mov r11, rdx               # copy x15
        mov rcx, rax               # copy x14
        mov rax, [r8]              # load arg2[0]
        mul qword ptr [rsi]        # x9:x8 = arg1[0]*arg2[0]
        mov [rsp-0x8], rdx         # spill x9
        mov [rsp-0x10], rax        # spill x8
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x10]   # x21:x20 = arg1[2]*arg2[1]
        mov [rsp-0x18], rdx        # spill x21
        mov [rsp-0x20], rax        # spill x20
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8+0x10]    # x27:x26 = arg1[1]*arg2[2]
        add rcx, r9                # x42 = x14 + x13, CF to x43
        adc rdx, 0x0               # x43 = x27 + CF, no carry
        add rcx, rax               # x42 += x26, CF to x43
        adc rdx, 0x0               # x43 += CF, no carry
        mov r9, rdx                # copy x43
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi]        # x17:x16 = arg1[0]*arg2[1]
        mov [rsp-0x28], rdx        # spill x17
        mov [rsp-0x30], rax        # spill x16
        mov rax, [r8+0x8]          # load arg2[1]
        mul qword ptr [rsi+0x8]    # x19:x18 = arg1[1]*arg2[1]
        mov rbx, [rsp-0x30]        # reload x16
        add rbx, [rsp-0x8]         # x40 = x16 + x9, CF to x41
        adc r10, rax               # x41 = x12 + x18 + CF, CF to x42
        adc rdx, 0x0               # x42.2 = x19 + CF, no carry
        mov [rsp-0x30], rdx        # spill x42.2
        mov rax, [rsi+0x8]         # load arg1[1]
        mul qword ptr [r8]         # x11:x10 = arg1[1]*arg2[0]
        add rax, rbx               # x40 += x10, CF to x41, complete
        adc rdx, r10               # x41 += x11 + CF, CF to x42
        mov r10, [rsp-0x30]        # reload x42.2
        adc r10, 0x0               # x42.2 += CF, no carry
        mov rbx, rdx               # copy x41
        mov [rsp-0x30], rax        # spill x40
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x8]     # x23:x22 = arg1[3]*arg2[1]
        add rax, r11               # x43.2 = x15 + x22, CF to x44
        adc rdx, 0x0               # x44 = x23 + CF, no carry
        add rax, r9                # x43 += x43.2, CF to x44
        adc rdx, 0x0               # x44 += CF, no carry
        mov r9, rdx                # copy x44
        mov r11, rax               # copy x43
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi]        # x25:x24 = arg1[0]*arg2[2]
        add rax, rbx               # x41 += x24, CF to x42
        adc rcx, rdx               # x42 += x25 + CF, CF to x43
        adc r11, 0x0               # x43 += CF, CF to x44
        adc r9, 0x0                # x44 += CF, no carry
        mov rbx, rax               # copy x41
        mov rax, [rsi+0x10]        # load arg1[2]
        mul qword ptr [r8+0x10]    # x29:x28 = arg1[2]*arg2[2]
        mov [rsp-0x8], rdx         # spill x29
        mov [rsp-0x38], rax        # spill x28
        mov rax, [rsi+0x18]        # load arg1[3]
        mul qword ptr [r8+0x18]    # x39:x38 = arg1[3]*arg2[3]
        mov [rsp-0x40], rdx        # spill x39
        mov [rsp-0x48], rax        # spill x38
        mov rax, [r8+0x10]         # load arg2[2]
        mul qword ptr [rsi+0x18]   # x31:x30 = arg1[3]*arg2[2]
        add rcx, r10               # x42 += x42.2, CF to x43
        mov r10, [rsp-0x38]        # reload x28
        adc r10, [rsp-0x18]        # x43.2 = x28 + x21 + CF, CF to x44
        adc r9, rax                # x44 += x30 + CF, CF to x45
        adc rdx, 0x0               # x45 = x31 + CF, no carry
        add r9, [rsp-0x8]          # x44 += x29, CF to x45
        adc rdx, 0x0               # x45 += CF, no carry
        add rcx, [rsp-0x20]        # x42 += x20, CF to x43
        adc r10, r11               # x43 += x43.2 + CF, CF to x44
        adc r9, 0x0                # x44 += CF, CF to x45
        adc rdx, 0x0               # x45 += CF, no carry
        mov r11, rdx               # copy x45
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi]        # x33:x32 = arg1[0]*arg2[3]
        add rbx, [rsp-0x28]        # x41 += x17, CF to x42, complete
        adc rax, rcx               # x42 += x32 + CF, CF to x43, complete
        adc rdx, 0x0               # x43.2 = x33 + CF, no carry
        mov rcx, rdx               # copy x43.2
        mov [rsp-0x28], rax        # spill x42
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x8]    # x35:x34 = arg1[1]*arg2[3]
        add rcx, rax               # x43.2 += x34, CF to x44
        adc rdx, 0x0               # x44.2 = x35 + CF, no carry
        add rcx, r10               # x43 += x43.2, CF to x44, complete
        adc rdx, 0x0               # x44.2 += CF, no carry
        mov r10, rdx               # copy x44.2
        mov rax, [r8+0x18]         # load arg2[3]
        mul qword ptr [rsi+0x10]   # x37:x36 = arg1[2]*arg2[3]
        mov r8, rcx                # copy x43
        shl r8, 0x20               # x47 = x43 << 32 mod 2^64
        add rax, r9                # x44 += x36, CF to x45
        adc r11, rdx               # x45 += x37 + CF, no carry
        add r10, rax               # x44 += x44.2, CF to x45, complete
        adc r11, [rsp-0x48]        # x45 += x38 + CF, CF to x46, complete
        mov rax, [rsp-0x40]        # reload x39
        adc rax, 0x0               # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r11, r10, rcx, [rsp-0x28], rbx, [rsp-0x30]] */
        add rbx, rcx               # x53 = x41 + x43, CF to x54
        mov r9, [rsp-0x28]         # reload x42
        adc r9, r10                # x54 = x42 + x44 + CF, CF to x55
        mov rsi, r11               # copy x45
        adc rsi, 0x0               # x55 = x45 + CF, CF to x56
        mov rdx, rax               # copy x46
        adc rdx, 0x0               # x56 = x46 + CF
        shld rax, r11, 0x20        # x50 = high word of (x46:x45 << 32)
        shrd rcx, r10, 0x20        # x48 = high word of (x44:x43 << 32)
        shr r10, 0x20              # t1 = x44 >> 32
        shl r11, 0x20              # t2 = x45 << 32 mod 2^64
        lea r10, [r10+r11]         # x49 = t1 + t2 mod 2^64 = high word of (x45:x44 << 32)
        mov r11, [rsp-0x10]        # reload x8
        sub r11, r8                # x51 = x8 - x47, CF from x52, complete
        mov r8, [rsp-0x30]         # reload x40
        sbb r8, rcx                # x52 = x40 - x48 - CF, CF from x53, complete
        sbb rbx, r10               # x53 -= x49 + CF, CF from x54, complete
        sbb r9, rax                # x54 -= x50 + CF, CF from x55, complete
        mov eax, r9d               # x59 = x54 & 0xffffffff
        sbb rsi, 0x0               # x55 -= CF, CF from x56, complete
        sbb rdx, 0x0               # x56 -= CF, complete

        /* complete: [x56, x55, x54, x53, x52, x51] in [rdx, rsi, r9, rbx, r8, r11] */
        shr r9, 0x20               # t3 = x54 >> 32
        mov r10, rsi               # copy x55
        shl r10, 0x20              # t4 = x55 << 32 mod 2^64
        lea r9, [r9+r10]           # x57 = t3 + t4 mod 2^64 = low word of (x55:x54 >> 32)
        shr rsi, 0x20              # t5 = x55 >> 32
        shl rdx, 0x20              # t6 = x56 << 32 mod 2^64
        lea r10, [rsi+rdx]         # x58 = t5 + t6 mod 2^64 = low word of (x56:x55 >> 32)
        mov rcx, r9                # copy x57
        shl rcx, 0x20              # x60 = x57 << 32 mod 2^64
        mov rsi, r10               # copy x58
        shr rsi, 0x20              # x62 = x58 >> 32
        mov rdx, r10               # copy x58
        shld rdx, r9, 0x20         # x61 = high word of (x58:x57 << 32)
        add r8, rcx                # x64 = x52 + x60, CF to x65
        adc rbx, rdx               # x65 = x53 + x61 + CF, CF to x66
        adc rsi, rax               # x66 = x59 + x62 + CF
        sub r11, r9                # x63 = x51 - x57, CF from x64, complete
        mov [rdi], r11             # out1[0] = x63
        sbb r8, r10                # x64 -= x58 + CF, CF from x65, complete
        sbb rbx, 0x0               # x65 -= CF, CF from x66, complete
        mov [rdi+0x10], rbx        # out1[2] = x65
        sbb rsi, 0x0               # x66 -= CF, complete

        /* complete: [x66, x65, x64, x63] in [rsi, rbx, r8, r11] */
        mov [rdi+0x18], rsi        # out1[3] = x66
        mov [rdi+0x8], r8          # out1[1] = x64

        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .size   fe_p224_mul_loose, .-fe_p224_mul_loose
        .section .note.GNU-stack, "", @progbits
