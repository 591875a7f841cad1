/*
 * 25519 mul (loose), modulo p = 2^255 - 19
 * out1 is congruent to arg1*arg2 modulo p
 * arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
 *
 * void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
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
 *   [rsp-0x10]  x40
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
 * 108 instructions; 37.5 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.075 [1.070, 1.087] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.040 [1.037, 1.040] times as fast as the fastest alternative, llc-22 -O3 -mcpu=x86-64-v3
 * asm = IR: proved for all inputs (basic+ledger)
 * constant time: proved for all inputs (basic+ledger)
 * asm = source: proved for all inputs (basic+ledger; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 32, 2026-11-27T14:07:45.004Z
 * ./fieldwright optimize --field 25519 --op mul --seed 32 --target x86-64-v3 --budget 7s --resume
 * sha256 of the code: 64ea0f365e7d443ddd2d4b1f0eb813b15f073a78f3cc0d53ff00fb5471be1e32
 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul_loose
        .type   fe25519_mul_loose, @function
        .p2align 6
fe25519_mul_loose:
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
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r10, r11, [rsi]       # x25:x24 = arg1[0]*arg2[2]
        mov rdx, [rax]             # load arg2[0]
        mulx rcx, rbx, [rsi]       # x9:x8 = arg1[0]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx rbp, r12, [rax+0x8]   # x17:x16 = arg1[0]*arg2[1]
        add r9, rcx                # x40 = x10 + x9, CF to x41
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rcx, r13, [rax]       # x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r14, r15, [rax+0x8]   # x19:x18 = arg1[1]*arg2[1]
        adc r13, r15               # x41 = x18 + x12 + CF, CF to x42
        adc r14, 0x0               # x42 = x19 + CF, no carry
        add r13, rbp               # x41 += x17, CF to x42
        mov rdx, [rax]             # load arg2[0]
        mulx rbp, r15, [rsi+0x18]  # x15:x14 = arg1[3]*arg2[0]
        adc rcx, r15               # x42.2 = x13 + x14 + CF, CF to x43
        adc rbp, 0x0               # x43 = x15 + CF, no carry
        add r8, r11                # x41.2 = x24 + x11, CF to x42
        mov rdx, [rax+0x8]         # load arg2[1]
        mulx r11, r15, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        adc r15, r14               # x42 += x20 + CF, CF to x43
        adc r11, 0x0               # x43.2 = x21 + CF, no carry
        add r10, rcx               # x42.2 += x25, CF to x43
        mulx rcx, r14, [rsi+0x18]  # x23:x22 = arg1[3]*arg2[1]
        adc r14, r11               # x43.2 += x22 + CF, CF to x44
        adc rcx, 0x0               # x44 = x23 + CF, no carry
        add r14, rbp               # x43 += x43.2, CF to x44
        adc rcx, 0x0               # x44 += CF, no carry
        add r12, r9                # x40 += x16, CF to x41, complete
        adc r13, r8                # x41 += x41.2 + CF, CF to x42, complete
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx r8, r9, [rax+0x10]    # x29:x28 = arg1[2]*arg2[2]
        mov rdx, [rax+0x10]        # load arg2[2]
        mulx r11, rbp, [rsi+0x18]  # x31:x30 = arg1[3]*arg2[2]
        mov [rsp-0x8], rdi         # spill pointer out1
        mov [rsp-0x10], r12        # spill x40
        mulx rdi, r12, [rsi+0x8]   # x27:x26 = arg1[1]*arg2[2]
        adc r15, r12               # x42 += x26 + CF, CF to x43
        adc rdi, 0x0               # x43.2 = x27 + CF, CF to x44
        adc rbp, r8                # x44.2 = x30 + x29 + CF, CF to x45
        mov rdx, [rax+0x18]        # load arg2[3]
        mulx r8, r12, [rsi+0x8]    # x35:x34 = arg1[1]*arg2[3]
        adc r11, 0x0               # x45 = x31 + CF, no carry
        add r12, r9                # x43.3 = x34 + x28, CF to x44
        adc r8, 0x0                # x44.3 = x35 + CF, no carry
        add r15, r10               # x42 += x42.2, CF to x43
        mulx r9, r10, [rsi]        # x33:x32 = arg1[0]*arg2[3]
        adc rdi, r12               # x43.2 += x43.3 + CF, CF to x44
        adc rcx, rbp               # x44 += x44.2 + CF, CF to x45
        mulx rbp, r12, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        mulx rax, rsi, [rsi+0x18]  # x39:x38 = arg1[3]*arg2[3]
        adc r11, rbp               # x45 += x37 + CF, CF to x46
        adc rax, 0x0               # x46 = x39 + CF, no carry
        add r10, r15               # x42 += x32, CF to x43, complete
        adc rdi, r9                # x43.2 += x33 + CF, CF to x44
        adc r8, rcx                # x44 += x44.3 + CF, CF to x45
        adc r11, 0x0               # x45 += CF, CF to x46
        adc rax, 0x0               # x46 += CF, no carry
        add r14, rdi               # x43 += x43.2, CF to x44, complete
        adc r12, r8                # x44 += x36 + CF, CF to x45, complete
        adc r11, rsi               # x45 += x38 + CF, CF to x46, complete
        mov edx, 0x26              # constant 0x26
        mulx r8, r9, r11           # x52:x51 = x45*0x26
        mulx r11, rcx, r14         # x48:x47 = x43*0x26
        adc rax, 0x0               # x46 += CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, -, r12, r14, r10, r13, [rsp-0x10]] */
        mulx rax, rdi, rax         # x54:x53 = x46*0x26
        mulx rsi, rdx, r12         # x50:x49 = x44*0x26
        add rbx, rcx               # x55 = x8 + x47, CF to x56, complete
        adc rdx, r11               # x56 = x48 + x49 + CF, CF to x57
        adc r13, r9                # x57 = x41 + x51 + CF, CF to x58
        adc r10, rdi               # x58 = x42 + x53 + CF, CF to x59
        adc rax, 0x0               # x59 = x54 + CF, no carry
        add rdx, [rsp-0x10]        # x56 += x40, CF to x57, complete
        adc r13, rsi               # x57 += x50 + CF, CF to x58, complete
        adc r10, r8                # x58 += x52 + CF, CF to x59, complete
        adc rax, 0x0               # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [rax, r10, r13, rdx, rbx] */
        mov r8, r10                # copy x58
        add r8, r10                # CF:t1 = x58 + x58
        adc rax, rax               # x60 = x59 + x59 + CF mod 2^64 = low word of (x59:x58 >> 63)
        mov r8d, 0x3f              # constant 0x3f
        bzhi r8, r10, r8           # x62 = x58 & 0x7fffffffffffffff
        imul rax, rax, 0x13        # x61 = x60*0x13
        add rax, rbx               # x63 = x61 + x55, CF to x64, complete
        adc rdx, 0x0               # x64 = x56 + CF, CF to x65, complete
        adc r13, 0x0               # x65 = x57 + CF, CF to x66, complete
        mov r9, [rsp-0x8]          # reload pointer out1
        mov [r9+0x10], r13         # out1[2] = x65
        mov [r9+0x8], rdx          # out1[1] = x64
        mov [r9], rax              # out1[0] = x63
        adc r8, 0x0                # x66 = x62 + CF, no carry, complete

        /* complete: [x66, x65, x64, x63] in [r8, r13, rdx, rax] */
        mov [r9+0x18], r8          # out1[3] = x66

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
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
