/* secp256k1 square (loose), modulo 2^256 - 2^32 - 977 */
/* 88 instructions; 26.1 cycles, 1.579 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic, 2 cases) */
/* constant time: proved for all inputs (basic, 2 cases) */
/* IR = specification: proved for all inputs (basic, 2 cases) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T05:01:13.517Z */
/* npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 30s */
/* sha256 of the code: f4ec038c1bbad5e674749080d3f93b430c864767a085b36f11286d412d2e90de */
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
        push r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        mov rdx, [rsi+0x8]
        mulx rax, r8, [rsi]
        mov rdx, [rsi+0x10]
        mulx r9, r10, [rsi]
        xor r11d, r11d
        adox rax, r10
        mov rdx, [rsi]
        mulx r10, r11, [rsi+0x18]
        mov rdx, [rsi+0x10]
        mulx rcx, rbx, [rsi+0x8]
        adox r9, r11
        adcx r9, rbx
        mov rdx, [rsi+0x8]
        mulx r11, rbx, [rsi+0x18]
        adcx rbx, rcx
        adox r10, rbx
        mov rdx, [rsi+0x10]
        mulx rcx, rbx, rdx
        adcx r11, [rip+.Lsecp256k1_square_loose_c0]
        adcx rbx, r10
        mulx rbp, r12, [rsi+0x18]
        adox r12, r11
        mov rdx, [rsi]
        mulx r11, r13, rdx
        adcx rcx, r12
        mov rdx, [rsi+0x18]
        mov [rsp-0x8], rdi
        mulx r14, rdi, rdx
        adox rbp, [rip+.Lsecp256k1_square_loose_c0]
        adc rbp, rbp
        adc r14, 0x0
        add r8, r8
        mov rdx, [rsi+0x8]
        mov [rsp-0x10], r13
        mulx rsi, r13, rdx
        adc rax, rax
        adc rsi, r9
        adc r10, rbx
        adc r12, rcx
        adc rbp, rdi
        adc r14, 0x0
        add r11, r8
        adc rax, r13
        adc rsi, r9
        adc r10, 0x0
        adc r12, 0x0
        mov rdx, [rip+.Lsecp256k1_square_loose_c1]
        mulx r8, r9, r12
        mulx r10, rcx, r10
        adc rbp, 0x0
        adc r14, 0x0
        add rcx, [rsp-0x10]
        adc r11, r10
        mulx r10, rdi, rbp
        adc rax, r8
        adc r10, 0x0
        add r9, r11
        adc rax, rdi
        mulx r8, r11, r14
        adc r11, r10
        adc r8, 0x0
        add rsi, r11
        adc r8, 0x0
        mulx r8, r10, r8
        add r10, rcx
        adc r9, r8
        adc rax, 0x0
        adc rsi, 0x0
        sbb r8, r8
        and r8, [rip+.Lsecp256k1_square_loose_c1]
        adcx r8, r10
        adc r9, 0x0
        mov r10, [rsp-0x8]
        mov [r10+0x18], rsi
        mov [r10], r8
        mov [r10+0x8], r9
        mov [r10+0x10], rax
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
.Lsecp256k1_square_loose_c0: .quad 0x0
.Lsecp256k1_square_loose_c1: .quad 0x1000003d1
        .size   secp256k1_square_loose, .-secp256k1_square_loose
        .section .note.GNU-stack, "", @progbits
