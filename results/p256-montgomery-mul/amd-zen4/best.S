/* p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1 */
/* out1 is congruent to arg1*arg2/2^256 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 141 instructions; 36.0 cycles, 1.866 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (basic+ledger) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 1c939ed9b48ab2a7f7c7942b4d1ae65f5f488d4845b8a3a87464a528729a6626 */
/* found by Fieldwright, seed 4, 2026-11-21T16:11:49.717Z */
/* npm run optimize -- --curve p256-montgomery --op mul --seed 4 --budget 60s */
/* sha256 of the code: 4a982fab6a1d3b94bef5139b8ffb2ea80fbead7490fdf794d5f29dc587d8b312 */
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
        mov rax, rdx
        mov rdx, [rsi]
        mulx r8, r9, [rax]
        mov r10, r9
        shl r10, 0x20
        mov rdx, [rax]
        mulx r11, rcx, [rsi+0x10]
        mulx rbx, rbp, [rsi+0x8]
        xor r12d, r12d
        adcx rbp, r8
        adcx rcx, rbx
        adox rbp, r10
        mov r8d, 0x20
        shrx r8, r9, r8
        mulx r10, rbx, [rsi+0x18]
        mov rdx, [rsi]
        mulx r12, r13, [rax+0x8]
        adcx r11, rbx
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c0]
        mulx r9, rbx, r9
        adox r8, rcx
        mov rdx, [rsi+0x8]
        mulx rcx, r14, [rax+0x8]
        adcx r10, [rip+.Lfe_p256_montgomery_mul_c1]
        adcx rbp, r13
        adox r11, rbx
        mov rdx, [rsi+0x18]
        mulx rbx, r13, [rax+0x8]
        adcx r14, r12
        adcx rcx, r11
        adox r10, r9
        mov rdx, [rax+0x8]
        mulx r9, r11, [rsi+0x10]
        adcx r9, r10
        adcx rbx, [rip+.Lfe_p256_montgomery_mul_c1]
        adcx r13, r9
        adox rbx, [rip+.Lfe_p256_montgomery_mul_c1]
        adc rbx, 0x0
        mov r9, rbp
        shr r9, 0x20
        add r8, r14
        adc r11, rcx
        adc r13, 0x0
        adc rbx, 0x0
        mov r10, rbp
        shl r10, 0x20
        xor ecx, ecx
        adcx r10, r8
        mov rdx, rbp
        mulx r8, rcx, [rip+.Lfe_p256_montgomery_mul_c0]
        adcx r11, r9
        adcx r13, rcx
        mov rdx, [rsi]
        mulx r9, rcx, [rax+0x10]
        adox r10, rcx
        adcx rbx, r8
        mov rdx, [rax+0x10]
        mulx r8, rcx, [rsi+0x10]
        adox r11, r9
        adox r13, rcx
        mulx r9, rcx, [rsi+0x18]
        adox r8, rbx
        mulx rbx, rbp, [rsi+0x8]
        adcx r9, [rip+.Lfe_p256_montgomery_mul_c1]
        adcx rbp, r11
        adcx rbx, r13
        mov rdx, [rax+0x18]
        mulx r11, r12, [rsi+0x8]
        adcx rcx, r8
        adox r9, [rip+.Lfe_p256_montgomery_mul_c1]
        adc r9, 0x0
        mov r8, r10
        shr r8, 0x20
        mov rdx, r10
        mulx r13, r14, [rip+.Lfe_p256_montgomery_mul_c0]
        shl r10, 0x20
        mov [rsp-0x8], rdi
        xor edi, edi
        adcx rbp, r10
        mov rdx, [rax+0x18]
        mulx r10, rdi, [rsi]
        adcx r8, rbx
        adcx r14, rcx
        adcx r13, r9
        mulx r9, rcx, [rsi+0x18]
        adox rdi, rbp
        mulx rax, rsi, [rsi+0x10]
        adox r8, r12
        adox r11, r14
        adcx r9, [rip+.Lfe_p256_montgomery_mul_c1]
        adcx r8, r10
        mov rdx, [rip+.Lfe_p256_montgomery_mul_c0]
        mulx r10, rdx, rdi
        adcx rsi, r11
        adcx rax, rcx
        adox rax, r13
        adox r9, [rip+.Lfe_p256_montgomery_mul_c1]
        adc r9, 0x0
        mov r11, rdi
        shl r11, 0x20
        shr rdi, 0x20
        add r8, r11
        adcx rsi, rdi
        adcx rdx, rax
        adc r10, 0x0
        mov rax, r8
        sub rax, -0x1
        mov r11, rsi
        sbb r11, [rip+.Lfe_p256_montgomery_mul_c2]
        mov rcx, rdx
        sbb rcx, 0x0
        mov rdi, [rip+.Lfe_p256_montgomery_mul_c0]
        adc rdi, 0x0
        mov ebx, 0x0
        adc rbx, 0x0
        add r10, r9
        sbb rbx, 0x0
        mov r9, r10
        sub r9, rdi
        adc rbx, 0x0
        bt ebx, 0x0
        cmovc r9, r10
        mov r10, [rsp-0x8]
        mov [r10+0x18], r9
        cmovnc rdx, rcx
        mov [r10+0x10], rdx
        cmovc rax, r8
        mov [r10], rax
        cmovc r11, rsi
        mov [r10+0x8], r11
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
.Lfe_p256_montgomery_mul_c0: .quad 0xffffffff00000001
.Lfe_p256_montgomery_mul_c1: .quad 0x0
.Lfe_p256_montgomery_mul_c2: .quad 0xffffffff
        .size   fe_p256_montgomery_mul, .-fe_p256_montgomery_mul
        .section .note.GNU-stack, "", @progbits
