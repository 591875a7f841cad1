/* p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1 */
/* out1 is congruent to arg1*arg2/2^256 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 142 instructions; 35.5 cycles, 1.874 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (basic+ledger) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04 */
/* found by Fieldwright, seed 1, 2026-11-21T18:52:56.699Z */
/* npm run optimize -- --curve p256-montgomery --op mul --seed 1 --budget 60s */
/* sha256 of the code: a1fdae7f3ac1551d87968e51cfd08e8f3a9d6a5ce9c34a0777a41f9e3e83d6c2 */
        .intel_syntax noprefix
        .text
        .globl  fe_p256_montgomery_mul
        .type   fe_p256_montgomery_mul, @function
        .p2align 6
fe_p256_montgomery_mul:
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
        mulx r8, r9, [rsi+0x18]
        mulx r10, r11, [rsi+0x8]
        mulx rcx, rbx, [rsi]
        xor ebp, ebp
        adox rcx, r11
        mulx r11, rbp, [rsi+0x10]
        adox rbp, r10
        adox r9, r11
        mov r10d, 0x20
        shlx r11, rbx, r10
        mov r12d, 0x0
        adox r8, r12
        mov r13, rbx
        shr r13, 0x20
        xor r14d, r14d
        adcx r11, rcx
        adcx r13, rbp
        mov rdx, rbx
        movabs rcx, -0xffffffff
        mulx rbx, rbp, rcx
        mov rdx, [rax+0x8]
        mulx r14, r15, [rsi]
        adcx rbp, r9
        adox r11, r15
        mulx r9, r15, [rsi+0x18]
        movq xmm0, rdi
        mulx rdi, r10, [rsi+0x8]
        adcx r8, rbx
        adox r10, r14
        mulx rbx, r14, [rsi+0x10]
        adcx r9, r12
        adcx r13, r10
        adox rdi, rbp
        adox rbx, r15
        adcx r14, rdi
        adcx rbx, r8
        adox r9, r12
        adc r9, 0x0
        mov r8, r11
        shr r8, 0x20
        mov rdx, [rsi]
        mulx r10, rdi, [rax+0x10]
        mov rbp, r11
        shl rbp, 0x20
        xor r15d, r15d
        adcx rbp, r13
        adcx r8, r14
        mov rdx, [rsi+0x8]
        mulx r13, r14, [rax+0x10]
        mov rdx, r11
        mulx r11, r15, rcx
        adcx rbx, r15
        adcx r11, r9
        adox rdi, rbp
        adox r8, r14
        mov rdx, [rax+0x10]
        mulx r9, rbp, [rsi+0x18]
        mulx r14, r15, [rsi+0x10]
        adox r13, r15
        adcx r9, r12
        adcx r8, r10
        adox r14, rbp
        adcx rbx, r13
        adcx r14, r11
        adox r9, r12
        adc r9, 0x0
        mov r10, rdi
        shl r10, 0x20
        mov rdx, rcx
        mulx r11, rbp, rdi
        shr rdi, 0x20
        xor r13d, r13d
        adcx r10, r8
        mov rdx, [rax+0x18]
        mulx r8, r13, [rsi]
        adox r10, r13
        adcx rbx, rdi
        adox r8, rbx
        mulx rdi, rbx, [rsi+0x10]
        adcx rbp, r14
        adcx r11, r9
        adox rbp, rbx
        mulx r9, rbx, [rsi+0x18]
        mulx rax, rsi, [rsi+0x8]
        adcx r9, r12
        adcx r8, rsi
        adox rdi, r11
        adcx rax, rbp
        adcx rdi, rbx
        mov r11d, 0x20
        shlx r11, r10, r11
        adox r9, r12
        adc r9, 0x0
        mov rsi, r10
        shr rsi, 0x20
        xor ebx, ebx
        adcx r11, r8
        mov rdx, rcx
        mulx r8, r10, r10
        adcx rsi, rax
        adc r10, rdi
        adc r9, r8
        mov eax, 0x0
        adc rax, 0x0
        mov r8, r11
        sub r8, -0x1
        mov rdi, rsi
        mov edx, 0xffffffff
        sbb rdi, rdx
        mov rdx, r10
        sbb rdx, 0x0
        adc rcx, 0x0
        sbb rax, 0x0
        mov rbx, r9
        sub rbx, rcx
        sbb rax, 0x0
        sub r12, rax
        bt r12d, 0x0
        cmovnc rsi, rdi
        cmovc rdx, r10
        movq rax, xmm0
        mov [rax+0x10], rdx
        cmovc rbx, r9
        cmovnc r11, r8
        mov [rax], r11
        mov [rax+0x8], rsi
        mov [rax+0x18], rbx
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
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
