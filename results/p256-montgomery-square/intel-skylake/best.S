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
 * Saved on the stack and restored: rbx
 * Spilled words, in the red zone below rsp:
 *   [rsp-0x8]   pointer out1
 *   [rsp-0x10]  x28
 *   [rsp-0x18]  x27
 *   [rsp-0x20]  x21, then x69
 *   [rsp-0x28]  x19
 *   [rsp-0x30]  x20
 *   [rsp-0x38]  x18
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
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
 *   x31 = x17 + x17 + x24 (carry to x68)
 *   x40 = x29 + x38 (carry to x48)
 *   x48 = x30 + x39 + x46 (carry to x56)
 *   x56 = x31 + x36 + x47 + x54 (carry to x68)
 *   x68 = x37 + x44 + x55 + x62 + x18 + x18 + x25 (carry to x69)
 *   x69 = x45 + x52 + x63 + x19 + x19 + x26 (carry to x70)
 *   x70 = x53 + x60 + x20 + x20 + x27 (carry to x71)
 *   x71 = x61 + x28 (carry to x77)
 *   x73 = x68 - 0xffffffffffffffff (carry to x74)
 *   x74 = x69 - 0xffffffff (carry to x75)
 *   x75 = x70 (carry to x76)
 *   x76 = x71 - 0xffffffff00000001 (carry to x77)
 *
 * 112 instructions; 39.8 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
 * throughput: 1.710 [1.704, 1.713] times as fast as the fastest alternative, clang-22 -O3 -march=native + reduction pass
 * latency: 1.376 [1.371, 1.378] times as fast as the fastest alternative, llc-22 -O3 -mcpu=native
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic+ledger)
 * IR = specification: proved for all inputs (basic+ledger, 2 cases)
 * asm = IR: tested on 4000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 88631079f4d90a2e2a6860ae0650b6bfce75f007c99a3220fbd8148904b0091a
 * found by Fieldwright, seed 1, 2026-11-22T18:50:53.286Z
 * npm run optimize -- --curve p256-montgomery --op square --seed 1 --budget 60s
 * sha256 of the code: 504de86c5a905b6a30dfacb9aac8ac3541ca4367a499e9fb14f7bcde4cee00a6
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

        mov rdx, [rsi]             # load arg1[0]
        mulx rax, r8, rdx          # x22:x21 = arg1[0]*arg1[0]
        mulx r9, r10, [rsi+0x10]   # x7:x6 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx r11, rcx, rdx         # x28:x27 = arg1[3]*arg1[3]
        mov [rsp-0x8], rdi         # spill pointer out1
        mulx rbx, rdi, [rsi]       # x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x10], r11        # spill x28
        mov [rsp-0x18], rcx        # spill x27
        mulx r11, rcx, [rsi+0x10]  # x11:x10 = arg1[1]*arg1[2]
        add rdi, r9                # x17 = x7 + x8, CF to x18
        mov [rsp-0x20], r8         # spill x21
        mulx r9, r8, [rsi]         # x5:x4 = arg1[0]*arg1[1]
        adc r11, 0x0               # x18 = x11 + CF, no carry
        add r10, r9                # x16 = x6 + x5, CF to x17, complete
        adc rdi, rcx               # x17 += x10 + CF, CF to x18, complete
        mulx r9, rcx, [rsi+0x18]   # x13:x12 = arg1[1]*arg1[3]
        adc r11, rcx               # x18 += x12 + CF, CF to x19
        adc r9, 0x0                # x19 = x13 + CF, no carry
        adcx r11, rbx              # x18 += x9 (CF is 0), CF to x19, complete
        mov rdx, [rsi+0x18]        # load arg1[3]
        mulx rcx, rbx, [rsi+0x10]  # x15:x14 = arg1[2]*arg1[3]
        adc r9, rbx                # x19 += x14 + CF, CF to x20, complete
        mov rdx, [rsi+0x8]         # load arg1[1]
        mov [rsp-0x28], r9         # spill x19
        mulx rbx, r9, rdx          # x24:x23 = arg1[1]*arg1[1]
        adc rcx, 0x0               # x20 = x15 + CF, no carry, complete

        /* complete: [x20, x19, x18, x17, x16] in [rcx, [rsp-0x28], r11, rdi, r10] */
        add rax, r8                # x29 = x22 + x4, CF to x30
        mov rdx, [rsp-0x20]        # reload x21
        mov [rsp-0x30], rcx        # spill x20
        mov [rsp-0x38], r11        # spill x18
        mulx rcx, r11, [rip+.Lfe_p256_montgomery_square_c0] # x37:x36 = x21*0xffffffff00000001
        adc r10, r10               # x30 = x16 + x16 + CF, CF to x31
        adc rdi, rdi               # x31 = x17 + x17 + CF, CF to x68
        adc rcx, 0x0               # x68 = x37 + CF, no carry
        add rax, r8                # x29 += x4, CF to x30, complete
        adc r10, r9                # x30 += x23 + CF, CF to x31, complete
        adc rdi, rbx               # x31 += x24 + CF, CF to x68, complete

        /* complete: [x31, x30, x29] in [rdi, r10, rax] */
        adc rcx, 0x0               # x68 += CF, no carry
        mov r8, rdx                # copy x21
        shl r8, 0x20               # x38 = x21 << 32 mod 2^64
        mov r9d, 0x20              # constant 0x20
        shrx rbx, rdx, r9          # x39 = x21 >> 32
        add rax, r8                # x40 = x29 + x38, CF to x48, complete
        adc r10, rbx               # x48 = x30 + x39 + CF, CF to x56
        adc r11, rdi               # x56 = x36 + x31 + CF, CF to x68
        adc rcx, 0x0               # x68 += CF, no carry
        mov r8, rax                # copy x40
        shr r8, 0x20               # x47 = x40 >> 32
        mov rdx, rax               # copy x40
        mulx rdi, rbx, [rip+.Lfe_p256_montgomery_square_c0] # x45:x44 = x40*0xffffffff00000001
        shlx rax, rax, r9          # x46 = x40 << 32 mod 2^64
        add r10, rax               # x48 += x46, CF to x56, complete
        adcx r8, r11               # x56 += x47 + CF, CF to x68
        mov rdx, [rsi+0x10]        # load arg1[2]
        mulx rax, r11, rdx         # x26:x25 = arg1[2]*arg1[2]
        adc rbx, r11               # x68.2 = x44 + x25 + CF, CF to x69
        adc rax, 0x0               # x69 = x26 + CF, no carry
        mov r11, r10               # copy x48
        shl r11, 0x20              # x54 = x48 << 32 mod 2^64
        mov rdx, [rip+.Lfe_p256_montgomery_square_c0] # constant 0xffffffff00000001
        mov [rsp-0x20], rax        # spill x69
        mulx rsi, rax, r10         # x53:x52 = x48*0xffffffff00000001
        add rdi, rax               # x69.2 = x45 + x52, CF to x70
        adc rsi, 0x0               # x70 = x53 + CF, no carry
        shr r10, 0x20              # x55 = x48 >> 32
        add r8, r11                # x56 += x54, CF to x68, complete
        adc rbx, rcx               # x68 += x68.2 + CF, CF to x69
        shrx rax, r8, r9           # x63 = x56 >> 32
        mulx r9, r11, r8           # x61:x60 = x56*0xffffffff00000001
        adc rax, 0x0               # x69.3 = x63 + CF, no carry
        shl r8, 0x20               # x62 = x56 << 32 mod 2^64
        add r10, [rsp-0x38]        # x68.2 = x18 + x55, CF to x69
        adc rdi, [rsp-0x28]        # x69.2 += x19 + CF, CF to x70
        adcx rsi, [rsp-0x18]       # x70 += x27 + CF, CF to x71
        adc r9, 0x0                # x71 = x61 + CF, no carry
        adcx r8, r10               # x68.2 += x62 (CF is 0), CF to x69
        adc rax, [rsp-0x20]        # x69 += x69.3 + CF, CF to x70
        adc r11, [rsp-0x30]        # x70.2 = x20 + x60 + CF, CF to x71
        adc r9, 0x0                # x71 += CF, no carry
        add r8, [rsp-0x38]         # x68.2 += x18, CF to x69
        adc rdi, [rsp-0x28]        # x69.2 += x19 + CF, CF to x70
        adc rsi, r11               # x70 += x70.2 + CF, CF to x71
        adc r9, 0x0                # x71 += CF, no carry
        add r8, rbx                # x68 += x68.2, CF to x69, complete
        adc rax, rdi               # x69 += x69.2 + CF, CF to x70, complete
        adc rsi, [rsp-0x30]        # x70 += x20 + CF, CF to x71, complete
        adc r9, [rsp-0x10]         # x71 += x28 + CF, CF to x77, complete

        /* complete: [x71, x70, x69, x68] in [r9, rsi, rax, r8] */
        mov r10d, 0x0              # begins neg(x77) = CF
        adc r10, 0x0               # neg(x77) = CF
        mov r11, r8                # copy x68
        sub r11, -0x1              # x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov rcx, rax               # copy x69
        sbb rcx, [rip+.Lfe_p256_montgomery_square_c1] # x74 = x69 - 0xffffffff - CF, CF from x75, complete
        mov rdi, rsi               # copy x70
        sbb rdi, 0x0               # x75 = x70 - CF, CF from x76, complete
        mov rdx, r9                # copy x71
        sbb rdx, [rip+.Lfe_p256_montgomery_square_c0] # x76 = x71 - 0xffffffff00000001 - CF, CF from x77, complete

        /* complete: [x76, x75, x74, x73] in [rdx, rdi, rcx, r11] */
        sbb r10, 0x0               # neg(x77) -= CF, CF = x77
        cmovc rcx, rax             # x79 = x77 ? x69 : x74, x77 in CF
        cmovc rdi, rsi             # x80 = x77 ? x70 : x75, x77 in CF
        mov rax, [rsp-0x8]         # reload pointer out1
        mov [rax+0x8], rcx         # out1[1] = x79
        cmovc r11, r8              # x78 = x77 ? x68 : x73, x77 in CF
        mov [rax], r11             # out1[0] = x78
        mov [rax+0x10], rdi        # out1[2] = x80
        cmovc rdx, r9              # x81 = x77 ? x71 : x76, x77 in CF
        mov [rax+0x18], rdx        # out1[3] = x81

        pop rbx                    # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                        # return
        .cfi_endproc
        .balign 8, 0xcc
.Lfe_p256_montgomery_square_c0: .quad 0xffffffff00000001
.Lfe_p256_montgomery_square_c1: .quad 0xffffffff
        .size   fe_p256_montgomery_square, .-fe_p256_montgomery_square
        .section .note.GNU-stack, "", @progbits
