/* 25519 square (loose), modulo 2^255 - 19 */
/* 84 instructions; 26.3 cycles, 1.528 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 a4c589a76ee36f13cc35ea795e3e5b1411ce0ab3ecca6401c2551b416c08d3c1 */
/* found by Fieldwright, seed 1, 2026-11-21T10:55:59.060Z */
/* npm run optimize -- --curve 25519 --op square --seed 1 --budget 20s */
/* sha256 of the code: 476a9368890b9573acb631a8e0cc51948dca5917aae7dc7bd76d3d52481fb5d4 */
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
        push r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0
        mov rdx, [rsi]
        mulx rax, r8, [rsi+0x18]
        mulx r9, r10, [rsi+0x10]
        mulx r11, rcx, [rsi+0x8]
        mov rdx, [rsi+0x10]
        mulx rbx, rbp, [rsi+0x8]
        mov rdx, [rsi+0x18]
        mulx r12, r13, [rsi+0x8]
        add rbp, r9
        adc rax, r13
        adc r12, 0x0
        add r11, r10
        adc r8, rbp
        mulx r9, r10, [rsi+0x10]
        adc rbx, rax
        adc r10, r12
        adc r9, 0x0
        add r10, r10
        mulx rax, rbp, rdx
        mov rdx, [rsi]
        mulx r12, r13, rdx
        adc r9, r9
        adc rax, 0x0
        add rcx, rcx
        mov rdx, [rsi+0x10]
        mulx r14, r15, rdx
        adc r11, r11
        adc r8, r8
        adc r15, rbx
        mov rdx, [rsi+0x8]
        mov [rsp-0x8], rdi
        mulx rsi, rdi, rdx
        adc r14, 0x0
        add rbp, r9
        adc rax, 0x0
        add rcx, r12
        adc rdi, r11
        adc rsi, r8
        adc rbx, r15
        adc r10, r14
        mov edx, 0x26
        mulx r8, r9, rbx
        adc rbp, 0x0
        adc rax, 0x0
        mulx rax, r11, rax
        xor ebx, ebx
        adox r13, r9
        mulx r9, r10, r10
        adox r10, rcx
        adcx r10, r8
        adcx r9, rdi
        mulx r8, rcx, rbp
        adox rcx, r9
        adox r11, rsi
        adcx r11, r8
        adcx rax, [rip+.Lfe25519_square_loose_c0]
        adox rax, [rip+.Lfe25519_square_loose_c0]
        mov r8, r11
        shrd r8, rax, 0x3f
        imul rax, r8, 0x13
        mov r8d, 0x3f
        bzhi r8, r11, r8
        adox rax, r13
        adox r10, [rip+.Lfe25519_square_loose_c0]
        adox rcx, [rip+.Lfe25519_square_loose_c0]
        adox r8, [rip+.Lfe25519_square_loose_c0]
        mov r9, [rsp-0x8]
        mov [r9], rax
        mov [r9+0x18], r8
        mov [r9+0x10], rcx
        mov [r9+0x8], r10
        pop r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
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
        .size   fe25519_square_loose, .-fe25519_square_loose
        .section .note.GNU-stack, "", @progbits
