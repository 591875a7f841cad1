/* 25519 square (loose), modulo p = 2^255 - 19 */
/* out1 is congruent to arg1*arg1 modulo p */
/* arg1 below 2^256; out1 below 2^256; arrays may overlap */
/* 87 instructions; 26.1 cycles, 1.539 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 18b4fb163378b2bf960cc149de840d5cff421e10df8ba4bf9a66f2f6e4359e3f */
/* found by Fieldwright, seed 1, 2026-11-21T17:12:20.667Z */
/* npm run optimize -- --curve 25519 --op square --seed 1 --budget 30s */
/* sha256 of the code: 63404b5a200c9b71855ad0f1bf84d226996a46456e9f08d10f3d0dd38f5cd3cd */
        .intel_syntax noprefix
        .text
        .globl  fe25519_square_loose
        .type   fe25519_square_loose, @function
        .p2align 6
fe25519_square_loose:
        .cfi_startproc
        push rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        mov rdx, [rsi+0x10]
        mulx rax, r8, [rsi+0x8]
        mulx r9, r10, [rsi]
        mov rdx, [rsi+0x8]
        mulx r11, rcx, [rsi]
        xor ebx, ebx
        adcx r10, r11
        mov rdx, [rsi]
        mulx r11, rbx, [rsi+0x18]
        adcx r9, r8
        adox r9, rbx
        mov rdx, [rsi+0x8]
        mulx r8, rbx, [rsi+0x18]
        adcx rbx, r11
        adcx r8, [rip+.Lfe25519_square_loose_c0]
        adcx r10, r10
        adcx r9, r9
        mov rdx, [rsi+0x10]
        mulx r11, rbp, [rsi+0x18]
        adox rbx, rax
        adcx rbx, rbx
        adox rbp, r8
        mov rdx, [rsi]
        mulx rax, r8, rdx
        mov rdx, [rsi+0x8]
        mulx r12, r13, rdx
        mov rdx, [rsi+0x18]
        movq xmm0, rdi
        mulx r14, rdi, rdx
        adcx rbp, rbp
        adox r11, [rip+.Lfe25519_square_loose_c0]
        adc rdi, r11
        adc r14, 0x0
        add rcx, rcx
        adc r13, 0x0
        adc r12, 0x0
        add rax, rcx
        mov rdx, [rsi+0x10]
        mulx rcx, rsi, rdx
        adcx r13, r10
        adcx r9, r12
        adcx rbx, rsi
        adc rcx, rbp
        adc r11, rdi
        mov rdx, rcx
        mulx r10, rcx, [rip+.Lfe25519_square_loose_c1]
        adc r14, 0x0
        mov rdx, r14
        mulx rdi, rsi, [rip+.Lfe25519_square_loose_c1]
        xor ebp, ebp
        adox rcx, rax
        mov rdx, rbx
        mulx rax, rbx, [rip+.Lfe25519_square_loose_c1]
        adcx r8, rbx
        adcx rcx, rax
        mov rdx, r11
        mulx rax, r11, [rip+.Lfe25519_square_loose_c1]
        adcx r11, r13
        adox r11, r10
        adox r9, rax
        adcx rsi, r9
        adox rdi, [rip+.Lfe25519_square_loose_c0]
        adc rdi, 0x0
        mov eax, 0x3f
        bzhi rax, rsi, rax
        shrd rsi, rdi, 0x3f
        imul r9, rsi, 0x13
        add r8, r9
        movq r9, xmm0
        mov [r9], r8
        adc rcx, 0x0
        adc r11, 0x0
        mov [r9+0x10], r11
        mov [r9+0x8], rcx
        adc rax, 0x0
        mov [r9+0x18], rax
        pop r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret
        .cfi_endproc
        .balign 8, 0xcc
.Lfe25519_square_loose_c0: .quad 0x0
.Lfe25519_square_loose_c1: .quad 0x26
        .size   fe25519_square_loose, .-fe25519_square_loose
        .section .note.GNU-stack, "", @progbits
