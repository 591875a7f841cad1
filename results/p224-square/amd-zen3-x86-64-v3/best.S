/*
 * p224 square (loose), modulo p = 2^224 - 2^96 + 1
 * out1 is congruent to arg1*arg1 modulo p
 * arg1 below 2^226; out1 below 2^225; arrays may overlap
 *
 * void fe_p224_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^225
 *   rsi  arg1[4]  read, below 2^226
 *
 * Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
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
 *   x31 = x17 + x17 + x24 (carry to x32)
 *   x32 = x18 + x18 + x25 (carry to x33)
 *   x33 = x19 + x19 + x26 (carry to x34)
 *   x34 = x20 + x20 + x27 (carry to x35)
 *   x35 = x28
 *   x40 = x21 - x36 (carry to x41)
 *   x41 = x29 - x37 (carry to x42)
 *   x42 = x30 + x32 - x38 (carry to x43)
 *   x43 = x31 + x33 - x39 (carry to x44)
 *   x44 = x34 (carry to x45)
 *   x45 = x35
 *   x52 = x40 - x46 (carry to x53)
 *   x53 = x41 + x49 - x47 (carry to x54)
 *   x54 = x42 + x50 (carry to x55)
 *   x55 = x48 + x51
 *
 * 97 instructions; 29.0 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.495 [1.495, 1.498] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.230 [1.226, 1.232] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: values+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 77, 2026-11-27T14:20:08.826Z
 * ./fieldwright optimize --field p224 --op square --seed 77 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: 55ba901cfebb57af8e8c141063d2492b5b2b89c4fbe91e6fc6b0386215fc4794
 */
        .intel_syntax noprefix
        .text
        .globl  fe_p224_square_loose
        .type   fe_p224_square_loose, @function
        .p2align 6
fe_p224_square_loose:
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

        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rax, r8, [rsi]        # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r9, r10, [rsi+0x10]   # x11:x10 = arg1[1]*arg1[2]
        mulx r11, rcx, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        mulx rbx, rbp, [rsi]       # x5:x4 = arg1[0]*arg1[1]
        add r8, r10                # x17 = x10 + x8, CF to x18
        adc r9, rax                # x18 = x11 + x9 + CF, CF to x19
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r10, [rsi]       # x7:x6 = arg1[0]*arg1[2]
        adc r11, 0x0               # x19 = x13 + CF, no carry
        add rbx, r10               # x16 = x6 + x5, CF to x17, complete
        adc r8, rax                # x17 += x7 + CF, CF to x18, complete
        mulx rax, r10, [rsi+0x18]  # x15:x14 = arg1[2]*arg1[3]
        adc r9, rcx                # x18 += x12 + CF, CF to x19, complete
        adc r11, r10               # x19 += x14 + CF, CF to x20, complete
        adc rax, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rax, r11, r9, r8, rbx] */
        add rbp, rbp               # x29 = x4 + x4, CF to x30
        adc rbx, rbx               # x30 = x16 + x16 + CF, CF to x31
        mov rdx, [rsi]             # load arg1[0]
        mulx r10, rcx, rdx         # x22:x21 = arg1[0]*arg1[0]
        adc r8, r8                 # x31 = x17 + x17 + CF, CF to x32
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r12, r13, rdx         # x24:x23 = arg1[1]*arg1[1]
        adc r9, r9                 # x32 = x18 + x18 + CF, CF to x33
        adc r11, r11               # x33 = x19 + x19 + CF, CF to x34
        adc rax, rax               # x34 = x20 + x20 + CF, no carry
        add rbp, r10               # x29 += x22, CF to x30, complete
        adc rbx, r13               # x30 += x23 + CF, CF to x31, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r10, r13, rdx         # x26:x25 = arg1[2]*arg1[2]
        adc r12, r8                # x31 += x24 + CF, CF to x32, complete
        adc r9, r13                # x32 += x25 + CF, CF to x33, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, rsi, rdx          # x28:x27 = arg1[3]*arg1[3]
        adc r10, r11               # x33 += x26 + CF, CF to x34, complete
        adc rax, rsi               # x34 += x27 + CF, CF to x35, complete
        adc r8, 0x0                # x35 = x28 + CF, no carry, complete

        /* complete: [x35, x34, x33, x32, x31, x30, x29] in [r8, rax, r10, r9, r12, rbx, rbp] */
        mov r11, r9                # copy x32
        shl r11, 0x20              # x36 = x32 << 32 mod 2^64
        mov rsi, r10               # copy x33
        shr rsi, 0x20              # t1 = x33 >> 32
        mov rdx, rax               # copy x34
        shl rdx, 0x20              # t2 = x34 << 32 mod 2^64
        lea rsi, [rsi+rdx]         # x38 = t1 + t2 mod 2^64 = high word of (x34:x33 << 32)
        mov rdx, r8                # copy x35
        shld rdx, rax, 0x20        # x39 = high word of (x35:x34 << 32)
        add rbx, r9                # x42 = x30 + x32, CF to x43
        adc r12, r10               # x43 = x31 + x33 + CF, CF to x44
        adc rax, 0x0               # x44 = x34 + CF, CF to x45
        adc r8, 0x0                # x45 = x35 + CF
        shr r9, 0x20               # t3 = x32 >> 32
        shl r10, 0x20              # t4 = x33 << 32 mod 2^64
        lea r9, [r9+r10]           # x37 = t3 + t4 mod 2^64 = high word of (x33:x32 << 32)
        sub rcx, r11               # x40 = x21 - x36, CF from x41, complete
        sbb rbp, r9                # x41 = x29 - x37 - CF, CF from x42, complete
        sbb rbx, rsi               # x42 -= x38 + CF, CF from x43, complete
        sbb r12, rdx               # x43 -= x39 + CF, CF from x44, complete
        sbb rax, 0x0               # x44 -= CF, CF from x45, complete
        sbb r8, 0x0                # x45 -= CF, complete

        /* complete: [x45, x44, x43, x42, x41, x40] in [r8, rax, r12, rbx, rbp, rcx] */
        mov r9d, 0x20              # constant 0x20
        shrx r10, rax, r9          # t5 = x44 >> 0x20
        shlx r8, r8, r9            # t6 = x45 << 0x20 mod 2^64
        lea r8, [r10+r8]           # x47 = t5 + t6 mod 2^64 = low word of (x45:x44 >> 32)
        mov r10, r12               # copy x43
        shr r10, 0x20              # t7 = x43 >> 32
        shl rax, 0x20              # t8 = x44 << 32 mod 2^64
        lea rax, [r10+rax]         # x46 = t7 + t8 mod 2^64 = low word of (x44:x43 >> 32)
        shrx r9, r8, r9            # x51 = x47 >> 32
        mov r10, rax               # copy x46
        shl r10, 0x20              # x49 = x46 << 32 mod 2^64
        mov r11, rax               # copy x46
        shr r11, 0x20              # t9 = x46 >> 32
        mov rsi, r8                # copy x47
        shl rsi, 0x20              # t10 = x47 << 32 mod 2^64
        lea r11, [r11+rsi]         # x50 = t9 + t10 mod 2^64 = high word of (x47:x46 << 32)
        add r10, rbp               # x53 = x41 + x49, CF to x54
        adc r11, rbx               # x54 = x42 + x50 + CF, CF to x55
        mov esi, r12d              # x48 = x43 & 0xffffffff
        adc r9, rsi                # x55 = x48 + x51 + CF
        sub rcx, rax               # x52 = x40 - x46, CF from x53, complete
        mov [rdi], rcx             # out1[0] = x52
        sbb r10, r8                # x53 -= x47 + CF, CF from x54, complete
        mov [rdi+0x8], r10         # out1[1] = x53
        sbb r11, 0x0               # x54 -= CF, CF from x55, complete
        sbb r9, 0x0                # x55 -= CF, complete

        /* complete: [x55, x54, x53, x52] in [r9, r11, r10, rcx] */
        mov [rdi+0x18], r9         # out1[3] = x55
        mov [rdi+0x10], r11        # out1[2] = x54

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
        .size   fe_p224_square_loose, .-fe_p224_square_loose
        .section .note.GNU-stack, "", @progbits
