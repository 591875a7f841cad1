/* 25519 mul (loose), modulo 2^255 - 19 */
/* 108 instructions; 35.3 cycles, 1.289 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+floors) */
/* constant time: proved for all inputs (basic+floors) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:41:57.351Z */
/* npm run optimize -- --curve 25519 --op mul --seed 1 --budget 60s */
/* sha256 of the code: 962692f8ec15189c220d9ac0fb7d654a21a8027e9243ad6579753047c3993eb6 */
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
        mov rdx, [rax+0x10]
        mulx r8, r9, [rsi+0x18]
        mov rdx, [rax+0x8]
        mulx r10, r11, [rsi]
        mov rdx, [rax]
        mulx rcx, rbx, [rsi+0x10]
        mulx rbp, r12, [rsi]
        mulx r13, r14, [rsi+0x8]
        add r11, r14
        adc r10, rbx
        adc rcx, 0x0
        add rbp, r11
        mov rdx, [rax+0x8]
        mulx r11, rbx, [rsi+0x8]
        adc rbx, r10
        mulx r10, r14, [rsi+0x18]
        mov [rsp-0x8], rdi
        mulx r15, rdi, [rsi+0x10]
        mov rdx, [rsi+0x18]
        mov [rsp-0x10], rbp
        mov [rsp-0x18], r12
        mulx rbp, r12, [rax]
        mov rdx, [rax+0x10]
        mov [rsp-0x20], r8
        mov [rsp-0x28], r9
        mulx r8, r9, [rsi+0x8]
        adc rdi, r11
        adc r8, 0x0
        add r9, rdi
        mulx r11, rdi, [rsi]
        adc r8, 0x0
        add rdi, r13
        adc rcx, r11
        adc rbp, r8
        adc r10, 0x0
        add rdi, rbx
        mulx r8, r11, [rsi+0x10]
        adc r12, rcx
        mov rdx, [rsi+0x8]
        mulx rcx, rbx, [rax+0x18]
        adc r11, r15
        mov rdx, [rsi]
        mulx r13, r15, [rax+0x18]
        adc rcx, 0x0
        add r12, r9
        adc rbx, r13
        mov rdx, [rsi+0x10]
        mulx r9, r13, [rax+0x18]
        adc r8, rcx
        adc r9, 0x0
        add r14, rbp
        mov rdx, [rax+0x18]
        mulx rax, rcx, [rsi+0x18]
        adc r10, [rsp-0x28]
        adc rcx, [rsp-0x20]
        adc rax, 0x0
        add r12, r15
        adc r14, r11
        adc r10, r13
        adc rcx, r9
        adc rax, 0x0
        add r14, rbx
        adc r10, r8
        adc rcx, 0x0
        adc rax, 0x0
        mov edx, 0x26
        mulx rax, r8, rax
        mulx r9, r11, r14
        mulx r10, rsi, r10
        xor ebx, ebx
        adox r9, rsi
        adcx r11, [rsp-0x18]
        mulx rcx, rsi, rcx
        adox r10, rsi
        adox r12, rcx
        adcx r9, [rsp-0x10]
        adcx r10, rdi
        adcx r8, r12
        adcx rax, [rip+.Lfe25519_mul_loose_c0]
        adox rax, [rip+.Lfe25519_mul_loose_c0]
        mov rcx, r8
        shrd rcx, rax, 0x3f
        imul rax, rcx, 0x13
        mov ecx, 0x3f
        bzhi r8, r8, rcx
        adox r11, rax
        mov rax, [rsp-0x8]
        mov [rax], r11
        adox r9, [rip+.Lfe25519_mul_loose_c0]
        mov [rax+0x8], r9
        adox r10, [rip+.Lfe25519_mul_loose_c0]
        adox r8, [rip+.Lfe25519_mul_loose_c0]
        mov [rax+0x18], r8
        mov [rax+0x10], r10
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
.Lfe25519_mul_loose_c0: .quad 0x0
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
