/*
 * stark252 square (loose), modulo p = 2^251 + 17*2^192 + 1
 * out1 is congruent to arg1*arg1/2^256 modulo p
 * arg1 below 2^253; out1 below 2^252; arrays may overlap
 *
 * void fe_stark252_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[4]  written, below 2^252
 *   rsi  arg1[4]  read, below 2^253
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]  pointer out1
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
 *   x31 = x17 + x17 + x24 (carry to x68)
 *   x68 = x18 + x18 + x25 + x64 (carry to x69)
 *   x69 = x19 + x19 + x26 + x65 (carry to x70)
 *   x70 = x20 + x20 + x27 + x66 (carry to x71)
 *   x71 = x28 + x67
 *
 * 92 instructions; 29.7 cycles on AMD EPYC (amd-zen4)
 * throughput: 1.216 [1.214, 1.268] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.208 [1.206, 1.208] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 a707c64538d35dc5d79a45d08a9be17d33eb334b62edb10d3e8aed000eab0ec5
 * found by Fieldwright, seed 7, 2026-12-01T15:18:58.019Z
 * ./fieldwright optimize --field stark252 --op square --seed 7 --budget 33s --for latency --resume --cpu 1
 * sha256 of the code: 5ca83fbfb3b647fcdbd5cfe2b6ed4e944a08067a15732a029bd82d60b997e790
 */
        .intel_syntax noprefix
        .text
        .globl  fe_stark252_square_loose
        .type   fe_stark252_square_loose, @function
        .p2align 6
fe_stark252_square_loose:
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, [rsi+0x8]    # x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x18]  # x9:x8 = arg1[0]*arg1[3]
        mulx rbx, rbp, [rsi+0x10]  # x7:x6 = arg1[0]*arg1[2]
        xor r12d, r12d             # CF = OF = 0
        adcx rbp, rax              # x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx rax, r12, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        adcx rbx, r12              # x17 = x10 + x7 + CF, CF to x18
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx r12, rdi, [rsi+0x18]  # x13:x12 = arg1[1]*arg1[3]
        adc r11, rdi               # x18 = x12 + x9 + CF, CF to x19
        adc r12, 0x0               # x19 = x13 + CF, no carry
        add rbx, rcx               # x17 += x8, CF to x18, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rdi, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        adcx rax, r11              # x18 += x11 + CF, CF to x19, complete
        adcx rdi, r12              # x19 += x14 + CF, CF to x20, complete
        adc rcx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rcx, rdi, rax, rbx, rbp] */
        add r9, r8                 # x29 = x22 + x4, CF to x30
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r11, r12, rdx         # x24:x23 = arg1[1]*arg1[1]
        adcx rbp, rbp              # x30 = x16 + x16 + CF, CF to x31
        adc rbx, rbx               # x31 = x17 + x17 + CF, CF to x68
        adcx rax, rax              # x68 = x18 + x18 + CF, CF to x69
        adc rdi, rdi               # x69 = x19 + x19 + CF, CF to x70
        adcx rcx, rcx              # x70 = x20 + x20 + CF, no carry
        add r9, r8                 # x29 += x4, CF to x30, complete
        adc rbp, r12               # x30 += x23 + CF, CF to x31, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r12, rdx          # x26:x25 = arg1[2]*arg1[2]
        adc rbx, r11               # x31 += x24 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [rbx, rbp, r9] */
        adc rax, r12               # x68 += x25 + CF, CF to x69
        adc rdi, r8                # x69 += x26 + CF, CF to x70
        adc rcx, 0x0               # x70 += CF, no carry
        mov r8d, 0x0               # constant 0
        sub r8, r10                # x36 = 0 - x21, complete
        mov rdx, r8                # copy x36
        mulx r11, r12, [rip+.Lfe_stark252_square_loose_c0] # x38:x37 = x36*0x800000000000011
        add r10, r8                # x39 = x21 + x36, CF to x40
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r8, r10, rdx          # x28:x27 = arg1[3]*arg1[3]
        adc r9, 0x0                # x40 = x29 + CF, CF to x48, complete
        adc rbp, 0x0               # x48 = x30 + CF, CF to x49
        adcx r12, rbx              # x49 = x31 + x37 + CF, CF to x50
        adc r11, 0x0               # x50 = x38 + CF, no carry
        mov esi, 0x0               # constant 0
        sub rsi, r9                # x44 = 0 - x40, complete
        add r9, rsi                # x47 = x40 + x44, CF to x48
        mov rdx, rsi               # copy x44
        mulx r9, rsi, [rip+.Lfe_stark252_square_loose_c0] # x46:x45 = x44*0x800000000000011
        adc rbp, 0x0               # x48 += CF, CF to x49, complete
        adc r12, 0x0               # x49 += CF, CF to x50, complete
        adc r11, rsi               # x50 += x45 + CF, CF to x51, complete
        adc r9, 0x0                # x51 = x46 + CF, no carry, complete

        /* complete: [x51, x50, x49, x48] in [r9, r11, r12, rbp] */
        mov esi, 0x0               # constant 0
        sub rsi, rbp               # x52 = 0 - x48, complete
        xor ebx, ebx               # CF = OF = 0
        adcx rbp, rsi              # x55 = x48 + x52 (CF is 0), CF to x56
        adc r12, 0x0               # x56 = x49 + CF, CF to x64, complete
        adc r11, 0x0               # x64 = x50 + CF, CF to x65
        adc r9, 0x0                # x65 = x51 + CF, no carry
        mov ebx, 0x0               # constant 0
        sub rbx, r12               # x60 = 0 - x56, complete
        xor ebp, ebp               # CF = OF = 0
        adcx r12, rbx              # x63 = x56 + x60 (CF is 0), CF to x64
        mov rdx, [rip+.Lfe_stark252_square_loose_c0] # constant 0x800000000000011
        mulx rsi, rbp, rsi         # x54:x53 = x52*0x800000000000011
        adc r11, 0x0               # x64 += CF, CF to x65, complete
        adc r9, rbp                # x65 += x53 + CF, CF to x66, complete
        mulx rdx, rbx, rbx         # x62:x61 = x60*0x800000000000011
        adcx rsi, rbx              # x66 = x54 + x61 + CF, CF to x67, complete
        adc rdx, 0x0               # x67 = x62 + CF, no carry, complete

        /* complete: [x67, x66, x65, x64] in [rdx, rsi, r9, r11] */
        add r10, rcx               # x70 += x27, CF to x71
        adcx rdx, r8               # x71 = x28 + x67 + CF, no carry
        add rax, r11               # x68 += x64, CF to x69, complete
        mov r8, [rsp-0x8]          # reload pointer out1
        mov [r8], rax              # out1[0] = x68
        adc r9, rdi                # x69 += x65 + CF, CF to x70, complete
        adcx r10, rsi              # x70 += x66 + CF, CF to x71, complete
        mov [r8+0x10], r10         # out1[2] = x70
        adc rdx, 0x0               # x71 += CF, no carry, complete

        /* complete: [x71, x70, x69, x68] in [rdx, r10, r9, rax] */
        mov [r8+0x18], rdx         # out1[3] = x71
        mov [r8+0x8], r9           # out1[1] = x69

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
.Lfe_stark252_square_loose_c0: .quad 0x800000000000011
        .size   fe_stark252_square_loose, .-fe_stark252_square_loose
        .section .note.GNU-stack, "", @progbits
