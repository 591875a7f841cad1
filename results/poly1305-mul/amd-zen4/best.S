/* poly1305 mul (loose), modulo 2^130 - 5 */
/* 63 instructions; 20.3 cycles, 1.237 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:48:31.728Z */
/* npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 40s */
/* sha256 of the code: 61ba471f06315b71d5b5f4f6109914ca4663eb0c7aa503edb9fa2a5906fd9578 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_mul_loose
        .type   poly1305_mul_loose, @function
        .p2align 6
poly1305_mul_loose:
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
        mov rax, rdx
        mov rdx, [rax]
        mulx r8, r9, [rsi+0x8]
        mulx r10, r11, [rsi+0x10]
        mov rdx, [rsi]
        mulx rcx, rbx, [rax+0x8]
        mov rbp, [rax+0x10]
        imul rbp, [rsi+0x10]
        xor r12d, r12d
        adox r8, r11
        mulx r11, r12, [rax+0x10]
        adcx rbx, r9
        adox r11, r10
        mulx r9, r10, [rax]
        adox r9, rbx
        mov rdx, [rsi+0x8]
        mov [rsp-0x8], rdi
        mulx rbx, rdi, [rax+0x8]
        adcx rcx, r8
        adox rcx, rdi
        mulx r8, rdi, [rax+0x10]
        adox r11, rdi
        mov rdx, [rax+0x8]
        mulx rax, rdi, [rsi+0x10]
        adox r8, rax
        adc rdi, r11
        adc r8, rbp
        add r12, rcx
        adc rbx, rdi
        adc r8, 0x0
        mov rax, rbx
        shrd rax, r8, 0x2
        mov r11d, 0x2
        shrx r8, r8, r11
        mov rcx, r12
        and rcx, 0x3
        shrd r12, rbx, 0x2
        mov edx, 0x5
        mulx rax, rdi, rax
        add rdi, r9
        adc rax, rcx
        mulx r9, rcx, r12
        imul r8, r8, 0x5
        add rcx, r10
        adc r9, rdi
        adc rax, r8
        shrx r8, rax, r11
        and rax, 0x3
        imul r8, r8, 0x5
        add r8, rcx
        adc r9, 0x0
        adc rax, 0x0
        mov r10, [rsp-0x8]
        mov [r10+0x10], rax
        mov [r10+0x8], r9
        mov [r10], r8
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
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
