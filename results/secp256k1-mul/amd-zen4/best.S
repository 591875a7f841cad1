/* secp256k1 mul (loose), modulo 2^256 - 2^32 - 977 */
/* 108 instructions; 37.3 cycles, 1.297 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic, 2 cases) */
/* constant time: proved for all inputs (basic, 2 cases) */
/* IR = specification: proved for all inputs (basic, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T05:00:41.682Z */
/* npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 30s */
/* sha256 of the code: ea2d01c09ed8998fe00acebeacd838fb4cc958393fdbe25df96e22fabc51823b */
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
        mov rdx, [rax]
        mulx r8, r9, [rsi]
        mulx r10, r11, [rsi+0x8]
        mov rdx, [rsi]
        mulx rcx, rbx, [rax+0x8]
        add rbx, r8
        mov rdx, [rax+0x8]
        mulx r8, rbp, [rsi+0x8]
        mov rdx, [rax+0x10]
        mulx r12, r13, [rsi+0x8]
        mov rdx, [rsi+0x10]
        mov [rsp-0x8], rdi
        mulx r14, rdi, [rax]
        mov rdx, [rsi]
        mov [rsp-0x10], r9
        mov [rsp-0x18], r8
        mulx r9, r8, [rax+0x10]
        adc rcx, r8
        adc r9, 0x0
        add rbp, rcx
        adc r9, 0x0
        add rbx, r11
        mov rdx, [rax+0x8]
        mulx r8, r11, [rsi+0x18]
        adc r10, rbp
        mulx rcx, rbp, [rsi+0x10]
        adc r9, rbp
        adc r11, r12
        adc r8, 0x0
        add r13, r14
        mov rdx, [rax]
        mulx rbp, r12, [rsi+0x18]
        adc rbp, 0x0
        add r10, rdi
        mov rdx, [rsi+0x10]
        mulx rdi, r14, [rax+0x10]
        adc r13, [rsp-0x18]
        adc r11, r14
        adc r8, rdi
        mov rdx, [rax+0x10]
        mulx rdi, r14, [rsi+0x18]
        mov rdx, [rsi+0x8]
        mov [rsp-0x18], r10
        mov [rsp-0x20], rbx
        mulx r10, rbx, [rax+0x18]
        adc rdi, 0x0
        add r9, r12
        adc rbx, rcx
        mov rdx, [rax+0x18]
        mulx rcx, r12, [rsi]
        adc r10, 0x0
        add r12, r9
        adc rbx, rcx
        mulx r9, rcx, [rsi+0x10]
        adc r10, rcx
        adc r9, 0x0
        add r12, r13
        adc rbp, rbx
        adc r14, r10
        mulx rax, r10, [rsi+0x18]
        adc rdi, r10
        adc rax, 0x0
        add rbp, r11
        adc r8, r14
        adc r9, rdi
        mov rdx, [rip+.Lsecp256k1_mul_loose_c0]
        mulx r9, r10, r9
        mulx r8, r11, r8
        mulx rcx, rdi, rbp
        adc rax, 0x0
        add rcx, [rsp-0x20]
        adc r8, 0x0
        add rdi, [rsp-0x10]
        adc rcx, r11
        adc r10, [rsp-0x18]
        adc r9, 0x0
        add r8, r10
        mulx rax, r10, rax
        adc r12, r9
        adc rax, 0x0
        add r12, r10
        adc rax, 0x0
        mulx rax, r9, rax
        add r9, rdi
        adc rax, rcx
        adc r8, 0x0
        adc r12, 0x0
        sbb r10, r10
        and r10, [rip+.Lsecp256k1_mul_loose_c0]
        adox r9, r10
        adox rax, [rip+.Lsecp256k1_mul_loose_c1]
        mov r10, [rsp-0x8]
        mov [r10+0x8], rax
        mov [r10], r9
        mov [r10+0x18], r12
        mov [r10+0x10], r8
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
.Lsecp256k1_mul_loose_c0: .quad 0x1000003d1
.Lsecp256k1_mul_loose_c1: .quad 0x0
        .size   secp256k1_mul_loose, .-secp256k1_mul_loose
        .section .note.GNU-stack, "", @progbits
