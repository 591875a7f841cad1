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
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x40
 *   [rsp-0x18]  x8
 *   [rsp-0x20]  x41
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
 * 131 instructions; 45.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.031 [1.004, 1.035] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: no faster than the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass: 0.999 [0.994, 1.000]
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 19, 2026-11-27T14:04:53.511Z
 * ./fieldwright optimize --field p224 --op mul --seed 19 --target x86-64-v3 --budget 7s --for latency
 * sha256 of the code: 47f4793303208be5e4b891294582ed5a5e702ce1c491d5e5277099e6ec1b1d97
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
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r8, r9, [rax]         # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, r11, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        add r11, r9                # x40 = x16 + x10, CF to x41
        mov rdx, [rax]             # load arg2[0]
        mulx r9, rcx, [rsi+0x10]   # x13:x12 = arg1[2]*arg2[0]
        adc r10, rcx               # x41 = x17 + x12 + CF, CF to x42
        mulx rcx, rbx, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        adc r9, 0x0                # x42 = x13 + CF, no carry
        add r11, rcx               # x40 += x9, CF to x41, complete
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx rcx, rbp, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[1]
        mulx r12, r13, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx r14, r15, [rax+0x10]  # x25:x24 = arg1[0]*arg2[2]
        adc r15, rbp               # x41.2 = x24 + x18 + CF, CF to x42
        adc r14, 0x0               # x42.2 = x25 + CF, no carry
        add r15, r8                # x41.2 += x11, CF to x42
        adc r14, 0x0               # x42.2 += CF, no carry
        add r10, r15               # x41 += x41.2, CF to x42, complete
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r8, rbp, [rsi+0x8]    # x27:x26 = arg1[1]*arg2[2]
        adc rbp, 0x0               # x42.3 = x26 + CF, CF to x43
        adc r12, r8                # x43 = x21 + x27 + CF, CF to x44
        mulx r8, r15, [rsi+0x10]   # x29:x28 = arg1[2]*arg2[2]
        mov rdx, [rsi]             # load arg1[0]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r11        # spill x40
        mulx rdi, r11, [rax+0x18]  # x33:x32 = arg1[0]*arg2[3]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mov [rsp-0x18], rbx        # spill x8
        mov [rsp-0x20], r10        # spill x41
        mulx rbx, r10, [rax]       # x15:x14 = arg1[3]*arg2[0]
        adc r8, 0x0                # x44 = x29 + CF, no carry
        add r11, r10               # x42.4 = x14 + x32, CF to x43
        adc rbx, 0x0               # x43.2 = x15 + CF, no carry
        add r14, rcx               # x42.2 += x19, CF to x43
        adc rbx, 0x0               # x43.2 += CF, no carry
        add r14, r9                # x42 += x42.2, CF to x43
        adc r12, r15               # x43 += x28 + CF, CF to x44
        adc r8, 0x0                # x44 += CF, no carry
        add r11, r14               # x42 += x42.4, CF to x43
        mulx r9, r10, [rax+0x8]    # x23:x22 = arg1[3]*arg2[1]
        adc r10, 0x0               # x43.3 = x22 + CF, CF to x44
        adc r9, 0x0                # x44.2 = x23 + CF, no carry
        add rbp, r11               # x42 += x42.3, CF to x43
        adc r12, r10               # x43 += x43.3 + CF, CF to x44
        lea r10, [rdi+rbx]         # x43.2 += x33
        adc r9, r8                 # x44 += x44.2 + CF, CF to x45
        mulx r8, r11, [rax+0x10]   # x31:x30 = arg1[3]*arg2[2]
        adc r8, 0x0                # x45 = x31 + CF, no carry
        add r11, r9                # x44 += x30, CF to x45
        adc r8, 0x0                # x45 += CF, no carry
        add rbp, r13               # x42 += x20, CF to x43, complete
        adc r10, r12               # x43 += x43.2 + CF, CF to x44
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r9, rcx, [rsi+0x10]   # x37:x36 = arg1[2]*arg2[3]
        mulx rdi, rbx, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        adc rdi, 0x0               # x44.2 = x35 + CF, no carry
        add rbx, r10               # x43 += x34, CF to x44, complete
        adc r11, rcx               # x44 += x36 + CF, CF to x45
        adc r9, 0x0                # x45.2 = x37 + CF, no carry
        add rdi, r11               # x44 += x44.2, CF to x45, complete
        adc r9, r8                 # x45 += x45.2 + CF, no carry
        mulx rax, r8, [rsi+0x18]   # x39:x38 = arg1[3]*arg2[3]
        add r9, r8                 # x45 += x38, CF to x46, complete
        adc rax, 0x0               # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r9, rdi, rbx, rbp, [rsp-0x20], [rsp-0x10]] */
        mov r8, [rsp-0x20]         # reload x41
        add r8, rbx                # x53 = x41 + x43, CF to x54
        adc rbp, rdi               # x54 = x42 + x44 + CF, CF to x55
        mov r10d, 0x20             # constant 0x20
        shlx r11, rbx, r10         # x47 = x43 << 32 mod 2^64
        mov rcx, r9                # copy x45
        adc rcx, 0x0               # x55 = x45 + CF, CF to x56
        mov rsi, rax               # copy x46
        adc rsi, 0x0               # x56 = x46 + CF
        mov rdx, rdi               # copy x44
        shrd rdx, r9, 0x20         # x49 = high word of (x45:x44 << 32)
        shr rbx, 0x20              # t1 = x43 >> 32
        shl rdi, 0x20              # t2 = x44 << 32 mod 2^64
        lea rdi, [rbx+rdi]         # x48 = t1 + t2 mod 2^64 = high word of (x44:x43 << 32)
        shld rax, r9, 0x20         # x50 = high word of (x46:x45 << 32)
        mov r9, [rsp-0x18]         # reload x8
        sub r9, r11                # x51 = x8 - x47, CF from x52, complete
        mov r11, [rsp-0x10]        # reload x40
        sbb r11, rdi               # x52 = x40 - x48 - CF, CF from x53, complete
        sbb r8, rdx                # x53 -= x49 + CF, CF from x54, complete
        sbb rbp, rax               # x54 -= x50 + CF, CF from x55, complete
        sbb rcx, 0x0               # x55 -= CF, CF from x56, complete
        sbb rsi, 0x0               # x56 -= CF, complete

        /* complete: [x56, x55, x54, x53, x52, x51] in [rsi, rcx, rbp, r8, r11, r9] */
        shrx rax, rcx, r10         # t3 = x55 >> 0x20
        shlx rdi, rsi, r10         # t4 = x56 << 0x20 mod 2^64
        lea rax, [rax+rdi]         # x58 = t3 + t4 mod 2^64 = low word of (x56:x55 >> 32)
        shrx rdi, rax, r10         # x62 = x58 >> 32
        mov rsi, rbp               # copy x54
        and rsi, [rip+.Lfe_p224_mul_loose_c0] # x59 = x54 & 0xffffffff
        shrd rbp, rcx, 0x20        # x57 = low word of (x55:x54 >> 32)
        shlx r10, rbp, r10         # x60 = x57 << 32 mod 2^64
        sub r10, rax               # x64 = x60 - x58, CF from x65
        sbb r8, 0x0                # x65 = x53 - CF, CF from x66
        sbb rsi, 0x0               # x66 = x59 - CF
        add r11, r10               # x64 += x52, CF to x65
        adc r8, 0x0                # x65 += CF, CF to x66
        adc rsi, 0x0               # x66 += CF
        sub r9, rbp                # x63 = x51 - x57, CF from x64, complete
        sbb r11, 0x0               # x64 -= CF, CF from x65, complete
        sbb r8, 0x0                # x65 -= CF, CF from x66
        sbb rsi, 0x0               # x66 -= CF
        shld rax, rbp, 0x20        # x61 = high word of (x58:x57 << 32)
        add rax, r8                # x65 += x61, CF to x66, complete
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8+0x8], r11          # out1[1] = x64
        mov [r8+0x10], rax         # out1[2] = x65
        adc rdi, rsi               # x66 += x62 + CF, complete

        /* complete: [x66, x65, x64, x63] in [rdi, rax, r11, r9] */
        mov [r8+0x18], rdi         # out1[3] = x66
        mov [r8], r9               # out1[0] = x63

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
        .balign 8, 0xcc
.Lfe_p224_mul_loose_c0: .quad 0xffffffff
        .size   fe_p224_mul_loose, .-fe_p224_mul_loose
        .section .note.GNU-stack, "", @progbits
