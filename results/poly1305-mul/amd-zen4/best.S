/* poly1305 mul (loose), modulo 2^130 - 5 */
/* 74 instructions; 20.4 cycles, 1.228 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T05:01:44.806Z */
/* npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 30s */
/* sha256 of the code: 72a95ab9a6bcbbf6195afb00ea4a93d4ebb0282889f1006c560f3099a6d92e84 */
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
        mulx r8, r9, [rax+0x10]
        mulx r10, r11, [rax]
        mov rdx, [rax]
        mulx rcx, rbx, [rsi]
        mov rbp, [rax+0x10]
        imul rbp, [rsi+0x10]
        mov rdx, [rsi+0x8]
        mulx r12, r13, [rax+0x8]
        mov rdx, [rax+0x8]
        mulx r14, r15, [rsi+0x10]
        mov [rsp-0x8], rdi
        mov [rsp-0x10], rbx
        mulx rdi, rbx, [rsi]
        add r11, rcx
        adc r10, r13
        mov rdx, [rax]
        mulx rcx, r13, [rsi+0x10]
        adc rcx, 0x0
        add r13, rdi
        adc r9, r12
        mov rdx, [rsi]
        mulx rax, rdi, [rax+0x10]
        adc r14, r8
        add r11, rbx
        adc r10, rdi
        adc r15, r9
        adc r14, 0x0
        add r13, r10
        adc rax, rcx
        add r15, rax
        adc rbp, r14
        mov rax, r15
        shrd rax, rbp, 0x2
        mov rdx, rax
        mov r8d, 0x5
        mulx rax, r9, r8
        mov r10, r13
        and r10, 0x3
        shr rbp, 0x2
        imul rcx, rbp, 0x5
        shrd r13, r15, 0x2
        mov rdx, r13
        mulx rdi, rsi, r8
        add r11, r9
        adc rax, r10
        add rsi, [rsp-0x10]
        adc r11, rdi
        adc rcx, rax
        mov rax, rcx
        shr rax, 0x2
        imul rax, rax, 0x5
        and rcx, 0x3
        add rsi, rax
        mov rax, [rsp-0x8]
        mov [rax], rsi
        adc r11, 0x0
        mov [rax+0x8], r11
        adc rcx, 0x0
        mov [rax+0x10], rcx
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
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
