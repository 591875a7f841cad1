/* secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977 */
/* out1 is congruent to arg1*arg2 modulo p */
/* arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap */
/* 114 instructions; 34.9 cycles, 1.382 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic, 2 cases) */
/* constant time: proved for all inputs (basic, 2 cases) */
/* asm = source: proved for all inputs (basic, 2 cases; source = IR: nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 18b4fb163378b2bf960cc149de840d5cff421e10df8ba4bf9a66f2f6e4359e3f */
/* found by Fieldwright, seed 1, 2026-11-21T17:13:07.716Z */
/* npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 40s */
/* sha256 of the code: 067ac092cf9283d818e27c40c6e939066a9179523bffb35eb1b33712952aeb12 */
        .intel_syntax noprefix
        .text
        .globl  secp256k1_mul_loose
        .type   secp256k1_mul_loose, @function
        .p2align 6
secp256k1_mul_loose:
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
        mov rax, rdx
        mov rdx, [rsi+0x18]
        mulx r8, r9, [rax]
        mov rdx, [rsi+0x8]
        mulx r10, r11, [rax+0x8]
        mov rdx, [rax]
        mulx rcx, rbx, [rsi+0x10]
        xor ebp, ebp
        adcx r11, rbx
        mulx rbx, rbp, [rsi]
        adcx rcx, r10
        mulx r10, r12, [rsi+0x8]
        adox r12, rbx
        mov ebx, 0x0
        adcx r8, rbx
        adcx rcx, r9
        mov rdx, [rsi]
        mulx r9, r13, [rax+0x8]
        mov [rsp-0x8], rdi
        mulx r14, rdi, [rax+0x10]
        adcx r8, rbx
        adcx r12, r13
        adcx r9, rdi
        mov rdx, [rax+0x10]
        mulx rdi, r13, [rsi+0x8]
        adcx rcx, r13
        adox r9, r11
        adcx r8, rdi
        mov rdx, [rax+0x8]
        mulx r11, rdi, [rsi+0x10]
        mov [rsp-0x10], rbp
        mulx r13, rbp, [rsi+0x18]
        adcx r13, rbx
        adcx r9, r10
        adox r14, rdi
        mov rdx, [rsi+0x8]
        mulx r10, rdi, [rax+0x18]
        adcx rcx, r14
        mov rdx, [rsi+0x18]
        mov [rsp-0x18], r9
        mulx r14, r9, [rax+0x10]
        mov rdx, [rsi+0x10]
        mov [rsp-0x20], r12
        mov [rsp-0x28], r11
        mulx r12, r11, [rax+0x10]
        adcx r11, rdi
        adox rbp, r11
        mov rdx, [rax+0x18]
        mulx r11, rdi, [rsi]
        adcx r12, rbx
        adcx rdi, rcx
        adcx r11, r8
        adcx r9, r10
        adcx r14, rbx
        adcx r11, rbp
        mulx r8, r10, [rsi+0x10]
        adox r13, r9
        adcx r13, r10
        adcx r8, rbx
        setc r9b
        movzx r9d, r9b
        clc
        adcx r11, [rsp-0x28]
        mulx rax, r10, [rsi+0x18]
        adcx r13, r12
        adcx r8, r10
        adox r8, r14
        adcx rax, rbx
        adox rax, rbx
        add rax, r9
        mov rdx, rax
        movabs r9, 0x1000003d1
        mulx rax, r10, r9
        mov rdx, r9
        mulx r8, rcx, r8
        mulx r11, rsi, r11
        xor ebp, ebp
        adox r11, [rsp-0x20]
        adcx r8, r10
        adcx rax, rbx
        adcx rsi, [rsp-0x10]
        mulx r10, rbp, r13
        adox rcx, [rsp-0x18]
        adcx rbp, r11
        adcx rcx, r10
        adox r8, rdi
        adcx r8, rbx
        adcx rax, rbx
        adox rax, rbx
        mulx rax, r10, rax
        adcx r10, rsi
        adcx rax, rbp
        adc rcx, 0x0
        adc r8, 0x0
        sbb r11, r11
        and r11, r9
        adcx r11, r10
        adc rax, 0x0
        mov r9, [rsp-0x8]
        mov [r9+0x18], r8
        mov [r9+0x10], rcx
        mov [r9+0x8], rax
        mov [r9], r11
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
        .size   secp256k1_mul_loose, .-secp256k1_mul_loose
        .section .note.GNU-stack, "", @progbits
