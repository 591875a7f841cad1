/* secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977 */
/* out1 is congruent to arg1*arg1 modulo p */
/* arg1 below 2^256; out1 below 2^256; arrays may overlap */
/* 83 instructions; 25.9 cycles, 1.580 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic, 2 cases) */
/* constant time: proved for all inputs (basic, 2 cases) */
/* asm = source: proved for all inputs (basic, 2 cases; source = IR: nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 18b4fb163378b2bf960cc149de840d5cff421e10df8ba4bf9a66f2f6e4359e3f */
/* found by Fieldwright, seed 1, 2026-11-21T17:13:45.214Z */
/* npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 30s */
/* sha256 of the code: f761683f612fd739f1ff593276abb5700aa79c4636a3461cc4821586455f2aeb */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_square_loose
        .type   secp256k1_square_loose, @function
        .p2align 6
secp256k1_square_loose:
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
        mov rdx, [rsi+0x8]
        mulx rax, r8, rdx
        mulx r9, r10, [rsi+0x10]
        mov rdx, [rsi+0x10]
        mulx r11, rcx, [rsi]
        mov rdx, [rsi+0x8]
        mulx rbx, rbp, [rsi]
        xor r12d, r12d
        adcx rbx, rcx
        mov rdx, [rsi]
        mulx rcx, r12, [rsi+0x18]
        movq xmm0, rdi
        mulx r13, rdi, rdx
        adc r12, r10
        adc rcx, 0x0
        add r12, r11
        mov rdx, [rsi+0x18]
        mulx r10, r11, [rsi+0x8]
        movq xmm1, rdi
        movq xmm2, rax
        mulx rdi, rax, rdx
        adcx r9, r11
        adc r10, 0x0
        add rcx, r9
        mulx r9, r11, [rsi+0x10]
        adcx r10, r11
        adc r9, 0x0
        add rbp, rbp
        adc r8, rbx
        mov rdx, [rsi+0x10]
        mulx r11, rsi, rdx
        adc r12, r12
        adcx rcx, rcx
        adc r11, r10
        adcx rax, r9
        adc rdi, 0x0
        add rbp, r13
        adc r8, rbx
        movq rbx, xmm2
        adcx r12, rbx
        adc rcx, rsi
        adc r10, r11
        adc r9, rax
        adc rdi, 0x0
        mov rdx, [rip+.Lsecp256k1_square_loose_c0]
        mulx rax, r11, rdi
        mulx rcx, rdi, rcx
        xor esi, esi
        movq rsi, xmm1
        adox rdi, rsi
        adox rcx, rbp
        mulx r10, rsi, r10
        adcx rcx, rsi
        mulx r9, rsi, r9
        adcx r8, rsi
        adox r8, r10
        adox r9, r11
        adcx r9, r12
        adcx rax, [rip+.Lsecp256k1_square_loose_c1]
        adox rax, [rip+.Lsecp256k1_square_loose_c1]
        mulx rax, r10, rax
        adcx rdi, r10
        adcx rcx, rax
        adc r8, 0x0
        adc r9, 0x0
        sbb rax, rax
        and rax, [rip+.Lsecp256k1_square_loose_c0]
        adox rdi, rax
        adox rcx, [rip+.Lsecp256k1_square_loose_c1]
        movq rax, xmm0
        mov [rax+0x8], rcx
        mov [rax+0x10], r8
        mov [rax+0x18], r9
        mov [rax], rdi
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
.Lsecp256k1_square_loose_c0: .quad 0x1000003d1
.Lsecp256k1_square_loose_c1: .quad 0x0
        .size   secp256k1_square_loose, .-secp256k1_square_loose
        .section .note.GNU-stack, "", @progbits
