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
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
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
 * 114 instructions; 38.3 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.212 [1.212, 1.216] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass, which takes 0.890 [0.885, 0.892] of our time
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 57, 2026-11-27T14:14:22.159Z
 * ./fieldwright optimize --field p224 --op mul --seed 57 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: 9dd1b6a568927dcf32f5339709f87580cad2b5b4fe1efd2a957aa8f1a066bc18
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

        mov r8, rdx                # copy pointer arg2
        mov rdx, [r8]              # load arg2[0]
        mulx rax, r9, [rsi+0x18]   # x15:x14 = arg1[3]*arg2[0]
        mulx r10, r11, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        mulx rbp, r12, [rsi+0x8]   # x11:x10 = arg1[1]*arg2[0]
        add r12, r10               # x40 = x9 + x10, CF to x41
        adc rbx, rbp               # x41 = x11 + x12 + CF, CF to x42
        mov rdx, [r8+0x8]          # load arg2[1]
        mulx r10, rbp, [rsi]       # x17:x16 = arg1[0]*arg2[1]
        adc r9, rcx                # x42 = x13 + x14 + CF, CF to x43
        adc rax, 0x0               # x43 = x15 + CF, no carry
        add rbp, r12               # x40 += x16, CF to x41, complete
        mulx rcx, r12, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[1]
        adc r10, r12               # x41.2 = x18 + x17 + CF, CF to x42
        mulx r12, r13, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        mov rdx, [rsi]             # load arg1[0]
        mulx r14, r15, [r8+0x10]   # x25:x24 = arg1[0]*arg2[2]
        adc r13, rcx               # x42.2 = x20 + x19 + CF, CF to x43
        adc r12, 0x0               # x43.2 = x21 + CF, no carry
        add r10, r15               # x41.2 += x24, CF to x42
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rcx, r15, [r8+0x10]   # x27:x26 = arg1[1]*arg2[2]
        adc r15, r9                # x42 += x26 + CF, CF to x43
        adc rcx, r12               # x43.2 += x27 + CF, CF to x44
        mov rdx, [r8+0x8]          # load arg2[1]
        mulx r9, r12, [rsi+0x18]   # x23:x22 = arg1[3]*arg2[1]
        adc r9, 0x0                # x44 = x23 + CF, no carry
        add rcx, r12               # x43.2 += x22, CF to x44
        adc r9, 0x0                # x44 += CF, no carry
        add r10, rbx               # x41 += x41.2, CF to x42, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rbx, r12, [r8+0x10]   # x29:x28 = arg1[2]*arg2[2]
        adc r14, r15               # x42 += x25 + CF, CF to x43
        adc rax, r12               # x43 += x28 + CF, CF to x44
        adc rbx, 0x0               # x44.2 = x29 + CF, no carry
        add r14, r13               # x42 += x42.2, CF to x43
        adc rcx, rax               # x43 += x43.2 + CF, CF to x44
        adc r9, rbx                # x44 += x44.2 + CF, CF to x45
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx rax, rbx, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r12, r13, [r8+0x10]   # x31:x30 = arg1[3]*arg2[2]
        adc r12, 0x0               # x45 = x31 + CF, no carry
        add r14, rbx               # x42 += x32, CF to x43, complete
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx rbx, r15, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        adc rcx, rax               # x43 += x33 + CF, CF to x44
        adc rbx, r13               # x44.2 = x30 + x35 + CF, CF to x45
        mulx rax, r13, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        adc rax, 0x0               # x45.2 = x37 + CF, no carry
        add rcx, r15               # x43 += x34, CF to x44, complete
        adc rbx, r9                # x44 += x44.2 + CF, CF to x45
        adc r12, rax               # x45 += x45.2 + CF, no carry
        mulx rax, r8, [rsi+0x18]   # x39:x38 = arg1[3]*arg2[3]
        add rbx, r13               # x44 += x36, CF to x45, complete
        adc r8, r12                # x45 += x38 + CF, CF to x46, complete
        adc rax, 0x0               # x46 = x39 + CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r8, rbx, rcx, r14, r10, rbp] */
        add r10, rcx               # x53 = x41 + x43, CF to x54
        adc r14, rbx               # x54 = x42 + x44 + CF, CF to x55
        mov r9, r8                 # copy x45
        adc r9, 0x0                # x55 = x45 + CF, CF to x56
        mov rsi, rax               # copy x46
        adc rsi, 0x0               # x56 = x46 + CF
        mov rdx, rcx               # copy x43
        shl rdx, 0x20              # x47 = x43 << 32 mod 2^64
        shrd rcx, rbx, 0x20        # x48 = high word of (x44:x43 << 32)
        mov r12d, 0x20             # constant 0x20
        shrx rbx, rbx, r12         # t1 = x44 >> 0x20
        shlx r12, r8, r12          # t2 = x45 << 0x20 mod 2^64
        lea rbx, [rbx+r12]         # x49 = t1 + t2 mod 2^64 = high word of (x45:x44 << 32)
        shld rax, r8, 0x20         # x50 = high word of (x46:x45 << 32)
        sub r11, rdx               # x51 = x8 - x47, CF from x52, complete
        sbb rbp, rcx               # x52 = x40 - x48 - CF, CF from x53, complete
        sbb r10, rbx               # x53 -= x49 + CF, CF from x54, complete
        sbb r14, rax               # x54 -= x50 + CF, CF from x55, complete
        sbb r9, 0x0                # x55 -= CF, CF from x56, complete
        sbb rsi, 0x0               # x56 -= CF, complete

        /* complete: [x56, x55, x54, x53, x52, x51] in [rsi, r9, r14, r10, rbp, r11] */
        mov rax, r14               # copy x54
        shrd rax, r9, 0x20         # x57 = low word of (x55:x54 >> 32)
        shr r9, 0x20               # t3 = x55 >> 32
        shl rsi, 0x20              # t4 = x56 << 32 mod 2^64
        lea r8, [r9+rsi]           # x58 = t3 + t4 mod 2^64 = low word of (x56:x55 >> 32)
        mov r9, r8                 # copy x58
        shr r9, 0x20               # x62 = x58 >> 32
        mov rcx, rax               # copy x57
        shl rcx, 0x20              # x60 = x57 << 32 mod 2^64
        mov esi, r14d              # x59 = x54 & 0xffffffff
        mov rdx, r8                # copy x58
        shld rdx, rax, 0x20        # x61 = high word of (x58:x57 << 32)
        add rcx, rbp               # x64 = x52 + x60, CF to x65
        adc r10, rdx               # x65 = x53 + x61 + CF, CF to x66
        adc rsi, r9                # x66 = x59 + x62 + CF
        sub r11, rax               # x63 = x51 - x57, CF from x64, complete
        sbb rcx, r8                # x64 -= x58 + CF, CF from x65, complete
        sbb r10, 0x0               # x65 -= CF, CF from x66, complete
        mov [rdi+0x10], r10        # out1[2] = x65
        mov [rdi], r11             # out1[0] = x63
        mov [rdi+0x8], rcx         # out1[1] = x64
        sbb rsi, 0x0               # x66 -= CF, complete

        /* complete: [x66, x65, x64, x63] in [rsi, r10, rcx, r11] */
        mov [rdi+0x18], rsi        # out1[3] = x66

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
        .size   fe_p224_mul_loose, .-fe_p224_mul_loose
        .section .note.GNU-stack, "", @progbits
