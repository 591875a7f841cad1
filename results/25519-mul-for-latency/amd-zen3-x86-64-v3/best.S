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
 * 104 instructions; 42.5 cycles on AMD EPYC (amd-zen3)
 * throughput: SLOWER than the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass, which takes 0.959 [0.949, 0.963] of our time
 * latency: 1.112 [1.112, 1.115] times as fast as the fastest alternative, llc-22 -O3 -mcpu=x86-64-v3
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: nested)
 * IR = specification: proved for all inputs (basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 7, 2026-11-27T14:01:22.564Z
 * ./fieldwright optimize --field 25519 --op mul --seed 7 --target x86-64-v3 --budget 7s --for latency
 * sha256 of the code: b52d08bfa837a1b29132da83a3c58b7fc8dc9ceccaf37198c501c216859e040c
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

        mov r8, rdx                # copy pointer arg2
        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r9, [r8+0x10]    # x25:x24 = arg1[0]*arg2[2]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mulx r10, r11, [r8]        # x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rbx, [r8+0x8]    # x23:x22 = arg1[3]*arg2[1]
        mulx rbp, r12, [r8]        # x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rsi]             # load arg1[0]
        mulx r13, r14, [r8]        # x9:x8 = arg1[0]*arg2[0]
        add r13, r11               # x40 = x10 + x9, CF to x41
        mov rdx, [r8]              # load arg2[0]
        mulx r11, r15, [rsi+0x10]  # x13:x12 = arg1[2]*arg2[0]
        adc r9, r10                # x41 = x24 + x11 + CF, CF to x42
        adc r12, rax               # x42 = x25 + x14 + CF, CF to x43
        adc rbx, rbp               # x43 = x15 + x22 + CF, CF to x44
        mov rdx, [r8+0x8]          # load arg2[1]
        mulx rax, r10, [rsi]       # x17:x16 = arg1[0]*arg2[1]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx rbp, rdi, [rsi+0x8]   # x19:x18 = arg1[1]*arg2[1]
        adc rcx, 0x0               # x44 = x23 + CF, no carry
        add rax, rdi               # x41.2 = x17 + x18, CF to x42
        adc rbp, 0x0               # x42.2 = x19 + CF, no carry
        add r15, rax               # x41.2 += x12, CF to x42
        mulx rax, rdi, [rsi+0x10]  # x21:x20 = arg1[2]*arg2[1]
        adc rdi, r11               # x42.3 = x20 + x13 + CF, CF to x43
        adc rax, 0x0               # x43.2 = x21 + CF, no carry
        add r12, rdi               # x42 += x42.3, CF to x43
        adc rax, rbx               # x43 += x43.2 + CF, CF to x44
        adc rcx, 0x0               # x44 += CF, no carry
        add r13, r10               # x40 += x16, CF to x41, complete
        adc r9, r15                # x41 += x41.2 + CF, CF to x42, complete
        mov rdx, [r8+0x10]         # load arg2[2]
        mulx r10, r11, [rsi+0x10]  # x29:x28 = arg1[2]*arg2[2]
        mulx rdi, rbx, [rsi+0x18]  # x31:x30 = arg1[3]*arg2[2]
        mov [rsp-0x10], r13        # spill x40
        mulx r15, r13, [rsi+0x8]   # x27:x26 = arg1[1]*arg2[2]
        adc r13, r12               # x42 += x26 + CF, CF to x43
        adc rax, r15               # x43 += x27 + CF, CF to x44
        adc r10, rbx               # x44.2 = x30 + x29 + CF, CF to x45
        adc rdi, 0x0               # x45 = x31 + CF, no carry
        add rbp, r13               # x42 += x42.2, CF to x43
        adc r11, rax               # x43 += x28 + CF, CF to x44
        adc rcx, r10               # x44 += x44.2 + CF, CF to x45
        mov rdx, [r8+0x18]         # load arg2[3]
        mulx rax, r10, [rsi+0x8]   # x35:x34 = arg1[1]*arg2[3]
        mulx rbx, r12, [rsi]       # x33:x32 = arg1[0]*arg2[3]
        mulx r13, r15, [rsi+0x10]  # x37:x36 = arg1[2]*arg2[3]
        mulx r8, rsi, [rsi+0x18]   # x39:x38 = arg1[3]*arg2[3]
        adc r13, rdi               # x45 += x37 + CF, CF to x46
        adc r8, 0x0                # x46 = x39 + CF, no carry
        add rbp, r12               # x42 += x32, CF to x43, complete
        adc r11, r10               # x43 += x34 + CF, CF to x44
        adc rax, rcx               # x44 += x35 + CF, CF to x45
        adc r13, 0x0               # x45 += CF, CF to x46
        adc r8, 0x0                # x46 += CF, no carry
        add rbx, r11               # x43 += x33, CF to x44, complete
        adc rax, r15               # x44 += x36 + CF, CF to x45, complete
        adc r13, rsi               # x45 += x38 + CF, CF to x46, complete
        adc r8, 0x0                # x46 += CF, no carry, complete

        /* complete: [x46, x45, x44, x43, x42, x41, x40] in [r8, r13, rax, rbx, rbp, r9, [rsp-0x10]] */
        mov edx, 0x26              # constant 0x26
        mulx r8, r10, r8           # x54:x53 = x46*0x26
        mulx r11, rcx, rbx         # x48:x47 = x43*0x26
        mulx rax, rdi, rax         # x50:x49 = x44*0x26
        add rcx, r14               # x55 = x8 + x47, CF to x56, complete
        adc r11, rdi               # x56 = x48 + x49 + CF, CF to x57
        mulx rdi, rsi, r13         # x52:x51 = x45*0x26
        adc r9, rax                # x57 = x41 + x50 + CF, CF to x58
        adc r10, rdi               # x58 = x53 + x52 + CF, CF to x59
        adc r8, 0x0                # x59 = x54 + CF, no carry
        add r11, [rsp-0x10]        # x56 += x40, CF to x57, complete
        adc r9, rsi                # x57 += x51 + CF, CF to x58, complete
        adc rbp, r10               # x58 += x42 + CF, CF to x59, complete
        adc r8, 0x0                # x59 += CF, no carry, complete

        /* complete: [x59, x58, x57, x56, x55] in [r8, rbp, r9, r11, rcx] */
        mov rax, rbp               # copy x58
        add rax, rbp               # CF:t1 = x58 + x58
        adc r8, r8                 # x60 = x59 + x59 + CF mod 2^64 = low word of (x59:x58 >> 63)
        mov rdx, r8                # copy x60
        mulx rax, r8, [rip+.Lfe25519_mul_loose_c0] # x61 = x60*0x13
        add rcx, r8                # x63 = x61 + x55, CF to x64, complete
        adc r11, 0x0               # x64 = x56 + CF, CF to x65, complete
        adc r9, 0x0                # x65 = x57 + CF, CF to x66, complete
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x10], r9         # out1[2] = x65
        mov [rax], rcx             # out1[0] = x63
        mov [rax+0x8], r11         # out1[1] = x64
        mov r8d, 0x0               # begins x66 = CF
        adc r8, 0x0                # x66 = CF
        btr rbp, 0x3f              # x62 = x58 & 0x7fffffffffffffff
        add rbp, r8                # x66 += x62, no carry, complete

        /* complete: [x66, x65, x64, x63] in [rbp, r9, r11, rcx] */
        mov [rax+0x18], rbp        # out1[3] = x66

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
.Lfe25519_mul_loose_c0: .quad 0x13
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
