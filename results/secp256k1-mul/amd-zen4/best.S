/* secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977 */
/* out1 is congruent to arg1*arg2 modulo p */
/* arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap */
/* 107 instructions; 31.2 cycles, 1.543 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic, 2 cases) */
/* constant time: proved for all inputs (basic, 2 cases) */
/* asm = source: proved for all inputs (basic, 2 cases; source = IR: nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04 */
/* found by Fieldwright, seed 1, 2026-11-21T19:01:36.715Z */
/* npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 40s */
/* sha256 of the code: 60cf68c7d488315c13673363461614ccb3b39c2e23c27faa3ac188ee289a6b95 */
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
        push r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0
        mov rax, rdx
        mov rdx, [rsi+0x8]
        mulx r8, r9, [rax]
        mov rdx, [rax]
        mulx r10, r11, [rsi+0x10]
        xor ecx, ecx
        adcx r8, r11
        mulx r11, rcx, [rsi+0x18]
        adcx r10, rcx
        mulx rcx, rbx, [rsi]
        mov rdx, [rax+0x8]
        mulx rbp, r12, [rsi]
        adox rcx, r9
        adcx r11, [rip+.Lsecp256k1_mul_loose_c0]
        adcx r12, rcx
        mulx r9, rcx, [rsi+0x8]
        mulx r13, r14, [rsi+0x10]
        mov [rsp-0x8], rdi
        mulx r15, rdi, [rsi+0x18]
        adcx rcx, rbp
        adcx r14, r10
        adox r8, rcx
        mov rdx, [rax+0x10]
        mulx r10, rcx, [rsi+0x8]
        adcx r13, r11
        mulx r11, rbp, [rsi]
        adox r9, r14
        adcx r15, [rip+.Lsecp256k1_mul_loose_c0]
        adcx r8, rbp
        adcx rcx, r11
        mulx r11, rbp, [rsi+0x10]
        adcx rbp, r10
        adcx r15, r11
        adox r13, rbp
        setc r10b
        movzx r10d, r10b
        clc
        adcx r9, rcx
        mulx r11, rcx, [rsi+0x18]
        adcx rdi, r13
        adcx r15, rcx
        mov rdx, [rax+0x18]
        mulx rcx, rbp, [rsi]
        adcx r11, [rip+.Lsecp256k1_mul_loose_c0]
        adcx rbp, r9
        mulx r9, r13, [rsi+0x8]
        adcx rdi, rcx
        adcx r9, [rip+.Lsecp256k1_mul_loose_c0]
        adcx r11, [rip+.Lsecp256k1_mul_loose_c0]
        setc cl
        movzx ecx, cl
        clc
        adcx rdi, r13
        mulx r13, r14, [rsi+0x10]
        adcx r15, r14
        mulx rax, rsi, [rsi+0x18]
        mov rdx, rdi
        mulx rdi, r14, [rip+.Lsecp256k1_mul_loose_c1]
        adox r15, r9
        adcx rsi, r13
        adox rsi, r11
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0]
        adox rax, [rip+.Lsecp256k1_mul_loose_c0]
        add rsi, r10
        adc rax, 0x0
        add rax, rcx
        mov rdx, [rip+.Lsecp256k1_mul_loose_c1]
        mulx rax, r9, rax
        mulx r10, r11, r15
        xor ecx, ecx
        adox r11, r12
        adox r10, r8
        adox r9, rbp
        adcx r14, rbx
        adcx rdi, r11
        mulx r8, r11, rsi
        adcx r10, r11
        adcx r9, r8
        adcx rax, [rip+.Lsecp256k1_mul_loose_c0]
        adox rax, [rip+.Lsecp256k1_mul_loose_c0]
        mulx rax, r8, rax
        adcx r14, r8
        adcx rdi, rax
        adc r10, 0x0
        adc r9, 0x0
        sbb rax, rax
        and rax, [rip+.Lsecp256k1_mul_loose_c1]
        adcx rax, r14
        adc rdi, 0x0
        mov r8, [rsp-0x8]
        mov [r8+0x8], rdi
        mov [r8], rax
        mov [r8+0x18], r9
        mov [r8+0x10], r10
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
.Lsecp256k1_mul_loose_c0: .quad 0x0
.Lsecp256k1_mul_loose_c1: .quad 0x1000003d1
        .size   secp256k1_mul_loose, .-secp256k1_mul_loose
        .section .note.GNU-stack, "", @progbits
