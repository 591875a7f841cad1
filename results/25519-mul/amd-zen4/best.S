/* 25519 mul (loose), modulo 2^255 - 19 */
/* 109 instructions; 33.7 cycles, 1.353 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 a4c589a76ee36f13cc35ea795e3e5b1411ce0ab3ecca6401c2551b416c08d3c1 */
/* found by Fieldwright, seed 4, 2026-11-21T10:52:09.868Z */
/* npm run optimize -- --curve 25519 --op mul --seed 4 --budget 30s */
/* sha256 of the code: 3237a6427b1650bc9ecd9f1313181edb9f91a5f82749ab23fe487ed5bec0489c */
        .intel_syntax noprefix
        .text
        .globl  fe25519_mul_loose
        .type   fe25519_mul_loose, @function
        .p2align 6
fe25519_mul_loose:
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
        mov rdx, [rax]
        mulx r8, r9, [rsi]
        mov rdx, [rax+0x8]
        mulx r10, r11, [rsi+0x10]
        mov rdx, [rax]
        mulx rcx, rbx, [rsi+0x8]
        mov rdx, [rax+0x8]
        mulx rbp, r12, [rsi]
        xor r13d, r13d
        adcx r8, r12
        mulx r12, r13, [rsi+0x8]
        mulx r14, r15, [rsi+0x18]
        adcx r13, rcx
        mov rdx, [rax]
        mov [rsp-0x8], rdi
        mulx rcx, rdi, [rsi+0x10]
        mov [rsp-0x10], r9
        mov [rsp-0x18], r14
        mulx r9, r14, [rsi+0x18]
        adc r12, r11
        adc r9, 0x0
        add r8, rbx
        mov rdx, [rax+0x10]
        mulx r11, rbx, [rsi+0x8]
        mov [rsp-0x20], r8
        mov [rsp-0x28], r10
        mulx r8, r10, [rsi+0x18]
        adc rbp, r13
        adc r12, r14
        mov rdx, [rsi+0x8]
        mulx r13, r14, [rax+0x18]
        adc r11, r15
        adc r13, 0x0
        add rbp, rdi
        adc r12, rcx
        mov rdx, [rax+0x10]
        mulx rcx, rdi, [rsi+0x10]
        adc rdi, r14
        adc rcx, 0x0
        add rbx, r12
        adc r9, rdi
        mulx rdi, r12, [rsi]
        adc rcx, r13
        adc r8, 0x0
        add rbx, rdi
        adc r11, [rsp-0x28]
        mov rdx, [rax+0x18]
        mulx rdi, r13, [rsi]
        adc rcx, [rsp-0x18]
        mulx r14, r15, [rsi+0x18]
        adc r15, r8
        adc r14, 0x0
        add rbp, r12
        adc r13, rbx
        mulx rax, r8, [rsi+0x10]
        adc r9, rdi
        adc r10, r8
        adc rax, 0x0
        add r11, r9
        adc r10, rcx
        adc r15, rax
        adc r14, 0x0
        mov rdx, r14
        mov eax, 0x26
        mulx r8, r9, rax
        mov rdx, r11
        mulx r11, rcx, rax
        xor edi, edi
        adcx rcx, [rsp-0x10]
        mov rdx, rax
        mulx r10, rdi, r10
        adcx rdi, r11
        adox rdi, [rsp-0x20]
        adox r10, rbp
        mulx rax, r11, r15
        adcx r11, r10
        adox r9, r13
        adcx r9, rax
        mov eax, 0x0
        adcx r8, rax
        adox r8, rax
        mov r10, r9
        shrd r10, r8, 0x3f
        imul r8, r10, 0x13
        mov r10d, 0x3f
        bzhi r9, r9, r10
        adox r8, rcx
        adox rdi, rax
        adox r11, rax
        adox r9, rax
        mov rax, [rsp-0x8]
        mov [rax+0x18], r9
        mov [rax], r8
        mov [rax+0x10], r11
        mov [rax+0x8], rdi
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
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
