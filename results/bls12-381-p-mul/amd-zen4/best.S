/* bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab */
/* out1 is congruent to arg1*arg2/2^384 modulo p */
/* arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap */
/* 380 instructions; 129.1 cycles, 1.401 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (basic+ledger) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 13c3444981701196b47bc9bae322e325d66c436a503d68e18911efc6be077774 */
/* found by Fieldwright, seed 1, 2026-11-21T13:42:27.665Z */
/* npm run optimize -- --curve bls12-381-p --op mul --seed 1 --budget 60s */
/* sha256 of the code: d771c2de3681c109ec10442815948a6217333ce216eb6f315f7bb4f82ea6112c */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_p_mul_loose
        .type   fe_bls12_381_p_mul_loose, @function
        .p2align 6
fe_bls12_381_p_mul_loose:
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
        mulx r8, r9, [rsi+0x28]
        mulx r10, r11, [rsi+0x18]
        mulx rcx, rbx, [rsi+0x8]
        mulx rbp, r12, [rsi+0x20]
        mulx r13, r14, [rsi]
        mov [rsp-0x8], rdi
        mulx r15, rdi, [rsi+0x10]
        add r11, r15
        adc r12, r10
        adc rbp, r9
        adc r8, 0x0
        add rbx, r13
        adc rdi, rcx
        mov rdx, [rax+0x8]
        mulx r9, r10, [rsi+0x18]
        adc r11, 0x0
        adc r12, 0x0
        adc rbp, 0x0
        adc r8, 0x0
        mov rcx, r14
        imul rcx, [rip+.Lfe_bls12_381_p_mul_loose_c0]
        mov rdx, rcx
        mulx r13, r15, [rip+.Lfe_bls12_381_p_mul_loose_c1]
        mov [rsp-0x10], rbx
        mov [rsp-0x18], r8
        mulx rbx, r8, [rip+.Lfe_bls12_381_p_mul_loose_c2]
        mov [rsp-0x20], r8
        mov [rsp-0x28], rbp
        mulx r8, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c3]
        mov [rsp-0x30], r10
        mov [rsp-0x38], r11
        mulx r10, r11, [rip+.Lfe_bls12_381_p_mul_loose_c4]
        mov rdx, [rsi+0x10]
        mov [rsp-0x40], r10
        mov [rsp-0x48], rdi
        mulx r10, rdi, [rax+0x8]
        add r12, r10
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c5]
        mov [rsp-0x50], r12
        mulx r10, r12, rcx
        mov rdx, [rsi+0x8]
        mov [rsp-0x58], r15
        mov [rsp-0x60], rcx
        mulx r15, rcx, [rax+0x8]
        adc rbx, 0x0
        add r14, rbp
        mov rdx, [rsi]
        mulx rbp, r14, [rax+0x8]
        adc r14, r8
        adc r13, r11
        adc r12, rdi
        mov rdx, [rsi+0x28]
        mulx r8, r11, [rax+0x10]
        mov [rsp-0x68], r11
        mulx rdi, r11, [rax+0x8]
        adc r10, 0x0
        add r9, rbx
        mov rdx, [rsp-0x60]
        mov [rsp-0x70], r8
        mulx rbx, r8, [rip+.Lfe_bls12_381_p_mul_loose_c6]
        adc rbx, 0x0
        add r14, [rsp-0x58]
        adc r13, [rsp-0x48]
        adc r12, [rsp-0x38]
        adc r10, [rsp-0x30]
        adc r9, [rsp-0x28]
        adc rbx, [rsp-0x18]
        add r11, rbx
        adc rdi, 0x0
        add r14, [rsp-0x10]
        mov rdx, [rsi+0x20]
        mov [rsp-0x10], rax
        mulx rbx, rax, [rax+0x8]
        adc rbp, rcx
        adc r15, [rsp-0x40]
        adc r10, [rsp-0x50]
        adc rax, r9
        adc r11, rbx
        adc rdi, 0x0
        add rbp, r13
        adc r12, r15
        adc r10, [rsp-0x20]
        adc r8, rax
        adc r11, 0x0
        adc rdi, 0x0
        mov rax, r14
        imul rax, [rip+.Lfe_bls12_381_p_mul_loose_c0]
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c3]
        mulx r9, rcx, rax
        mov rdx, rax
        mulx rbx, r13, [rip+.Lfe_bls12_381_p_mul_loose_c5]
        add r14, rcx
        mulx rcx, r14, [rip+.Lfe_bls12_381_p_mul_loose_c1]
        adc r9, r14
        mulx r14, r15, [rip+.Lfe_bls12_381_p_mul_loose_c6]
        adc rcx, r12
        adc r10, r13
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c4]
        mov [rsp-0x20], r15
        mulx rax, r15, [rip+.Lfe_bls12_381_p_mul_loose_c2]
        adc r15, r8
        adc r11, rax
        adc r14, 0x0
        add r9, rbp
        adc r13, rcx
        adc r12, r10
        mov rdx, [rsi+0x10]
        mov rax, [rsp-0x10]
        mulx r8, r10, [rax+0x10]
        adc rbx, r15
        mov rdx, [rsi+0x18]
        mulx rcx, rbp, [rax+0x10]
        mov rdx, [rsi]
        mov [rsp-0x50], r13
        mulx r15, r13, [rax+0x10]
        lea rdi, [rdi+r14]
        mov rdx, [rax+0x10]
        mov [rsp-0x40], rcx
        mulx r14, rcx, [rsi+0x20]
        adc r11, [rsp-0x20]
        mov [rsp-0x20], rsi
        mulx rax, rsi, [rsi+0x8]
        adc rdi, 0x0
        add r13, r9
        adc r15, rsi
        adc r12, r10
        adc rbp, r8
        adc rcx, r11
        adc r14, rdi
        mov r8, [rsp-0x70]
        adc r8, 0x0
        mov r9, r13
        imul r9, [rip+.Lfe_bls12_381_p_mul_loose_c0]
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c3]
        mulx r10, r11, r9
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c4]
        mulx rdi, rsi, r9
        add r15, r10
        adc rsi, r12
        adc rbx, rdi
        adc rcx, [rsp-0x40]
        mov rdx, r9
        mulx r10, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c5]
        mov r12, [rsp-0x10]
        mov rdx, [r12+0x18]
        mov [rsp-0x40], rcx
        mov rcx, [rsp-0x20]
        mov [rsp-0x70], rbx
        mulx rbx, rcx, [rcx+0x8]
        adc r14, [rsp-0x68]
        adc r8, 0x0
        add r11, r13
        mov rdx, [r12+0x28]
        mov r11, [rsp-0x20]
        mov [rsp-0x68], r8
        mulx r13, r8, [r11+0x18]
        adc r15, [rsp-0x50]
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1]
        mov [rsp-0x50], r13
        mov [rsp-0x18], r8
        mulx r13, r8, r9
        adc r13, rax
        adc rbp, rdi
        adc r10, 0x0
        add r15, r8
        adc r13, rsi
        mov rdx, [r11+0x10]
        mulx rax, r8, [r12+0x18]
        adc rbp, [rsp-0x70]
        mov rdx, [r11]
        mulx rdi, rsi, [r12+0x18]
        adc r10, 0x0
        add r15, rsi
        adc rdi, rcx
        adc rbx, rbp
        adc rax, 0x0
        mov rcx, r15
        imul rcx, [rip+.Lfe_bls12_381_p_mul_loose_c0]
        mov rdx, rcx
        mulx rsi, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c3]
        mov [rsp-0x70], rax
        mov [rsp-0x28], r14
        mulx rax, r14, [rip+.Lfe_bls12_381_p_mul_loose_c1]
        add rsi, r14
        adc r8, rax
        mulx rax, r14, [rip+.Lfe_bls12_381_p_mul_loose_c4]
        adc rax, 0x0
        add r15, rbp
        adc rsi, r13
        adc r14, r8
        adc rax, 0x0
        add rsi, rdi
        adc rbx, r14
        mov rdx, [r11+0x8]
        mulx r8, rdi, [r12+0x20]
        mov rdx, [r12+0x20]
        mulx rbp, r13, [r11]
        adc rax, 0x0
        add r13, rsi
        adc rbp, 0x0
        mov rsi, r13
        imul rsi, [rip+.Lfe_bls12_381_p_mul_loose_c0]
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c3]
        mulx r14, r15, rsi
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2]
        mov [rsp-0x30], r8
        mov [rsp-0x38], rax
        mulx r8, rax, r9
        mov rdx, rsi
        mov [rsp-0x48], rcx
        mov [rsp-0x58], rax
        mulx rcx, rax, [rip+.Lfe_bls12_381_p_mul_loose_c1]
        mov rdx, [r12+0x28]
        mov [rsp-0x60], rsi
        mulx rsi, r11, [r11]
        add rbp, rax
        adc rcx, 0x0
        add rbp, r14
        adc rcx, 0x0
        add rdi, rbp
        adc rcx, 0x0
        add r15, r13
        adc rbx, rdi
        adc rcx, 0x0
        add rbx, r11
        mov rax, [rsp-0x20]
        mov rdx, [rax+0x28]
        mulx r11, rdi, [r12+0x18]
        adc rsi, 0x0
        add r10, [rsp-0x40]
        adc r8, [rsp-0x28]
        mov rdx, r9
        mulx r9, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c6]
        adc r9, 0x0
        add r10, [rsp-0x58]
        adc rbp, r8
        adc r9, [rsp-0x68]
        mov rdx, [r12+0x18]
        mulx r8, r13, [rax+0x20]
        mulx r14, r15, [rax+0x18]
        add r10, r15
        adc r13, rbp
        adc r8, 0x0
        mov rbp, rbx
        imul rbp, [rip+.Lfe_bls12_381_p_mul_loose_c0]
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c6]
        mov [rsp-0x68], rbx
        mulx r15, rbx, rbp
        mov [rsp-0x58], rsi
        mov [rsp-0x28], rbp
        mulx rsi, rbp, [rsp-0x48]
        mov rdx, [rip+.Lfe_bls12_381_p_mul_loose_c2]
        mov [rsp-0x40], r15
        mov [rsp-0x78], rbx
        mulx r15, rbx, [rsp-0x48]
        add r9, rdi
        adc rsi, 0x0
        add rbx, r13
        adc r9, r15
        adc rsi, 0x0
        add r14, rbx
        adc rbp, r8
        adc rsi, r11
        mov rdx, [rsp-0x48]
        mulx r8, r11, [rip+.Lfe_bls12_381_p_mul_loose_c5]
        add r11, [rsp-0x70]
        adc r8, 0x0
        add r11, r10
        adc r8, 0x0
        add r11, [rsp-0x38]
        mov rdx, [rax+0x18]
        mulx r10, rdi, [r12+0x20]
        mov rdx, [r12+0x20]
        mulx rbx, r13, [rax+0x10]
        adc r14, r8
        adc r9, rbp
        mov rdx, [rsp-0x60]
        mulx r8, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c4]
        adc rsi, 0x0
        add r13, rcx
        adc r8, 0x0
        add r11, rbp
        adc r8, 0x0
        add r13, [rsp-0x30]
        mov rdx, [r12+0x20]
        mulx rcx, rbp, [rax+0x20]
        mulx r15, rax, [rax+0x28]
        adc rdi, r14
        adc r10, rbp
        mov rdx, [rsp-0x60]
        mulx rbp, r14, [rip+.Lfe_bls12_381_p_mul_loose_c2]
        adc rbp, rsi
        add r14, r10
        mulx r10, rsi, [rip+.Lfe_bls12_381_p_mul_loose_c5]
        adc rbp, 0x0
        add rdi, r8
        adc r10, 0x0
        add rbx, rdi
        adc r10, r14
        mulx r8, rdi, [rip+.Lfe_bls12_381_p_mul_loose_c6]
        adc rdi, 0x0
        adc r8, 0x0
        add r13, r11
        adc rsi, rbx
        adc r9, r10
        adc rdi, rbp
        adc r8, 0x0
        add rcx, rdi
        adc r8, 0x0
        add rcx, rax
        adc r15, r8
        mov rdx, [r12+0x28]
        mov rax, [rsp-0x20]
        mulx r8, r10, [rax+0x28]
        add r10, [rsp-0x78]
        mulx r11, rdi, [rax+0x20]
        adc r8, [rsp-0x40]
        lea r11, [r15+r11]
        mov rdx, [rsp-0x28]
        mulx rbx, rbp, [rip+.Lfe_bls12_381_p_mul_loose_c4]
        mulx r14, r15, [rip+.Lfe_bls12_381_p_mul_loose_c2]
        add r11, r14
        mov rdx, [r12+0x28]
        mov [rsp-0x40], r8
        mulx r14, r8, [rax+0x8]
        add r13, [rsp-0x58]
        adc r14, 0x0
        add r8, r13
        mulx rax, r12, [rax+0x10]
        adc rbp, rsi
        adc rax, 0x0
        add rbp, r12
        mov rdx, [rsp-0x28]
        mulx rsi, r12, [rip+.Lfe_bls12_381_p_mul_loose_c5]
        adc rax, r12
        mulx r12, r13, [rip+.Lfe_bls12_381_p_mul_loose_c3]
        adc rsi, 0x0
        add r9, [rsp-0x18]
        adc rdi, [rsp-0x50]
        adc r11, 0x0
        add rdi, rsi
        adc r11, 0x0
        add rdi, r15
        mulx rsi, rdx, [rip+.Lfe_bls12_381_p_mul_loose_c1]
        adc r11, 0x0
        add r13, [rsp-0x68]
        adc r12, r8
        adc r14, rsi
        add rax, r9
        adc rdi, 0x0
        adc r11, 0x0
        add rdx, r12
        adc rbp, r14
        adc rbx, rax
        adc rcx, rdi
        adc r11, r10
        mov rax, [rsp-0x40]
        adc rax, 0x0
        mov r8, [rsp-0x8]
        mov [r8], rdx
        mov [r8+0x8], rbp
        mov [r8+0x10], rbx
        mov [r8+0x28], rax
        mov [r8+0x20], r11
        mov [r8+0x18], rcx
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
.Lfe_bls12_381_p_mul_loose_c0: .quad 0x89f3fffcfffcfffd
.Lfe_bls12_381_p_mul_loose_c1: .quad 0x1eabfffeb153ffff
.Lfe_bls12_381_p_mul_loose_c2: .quad 0x4b1ba7b6434bacd7
.Lfe_bls12_381_p_mul_loose_c3: .quad 0xb9feffffffffaaab
.Lfe_bls12_381_p_mul_loose_c4: .quad 0x6730d2a0f6b0f624
.Lfe_bls12_381_p_mul_loose_c5: .quad 0x64774b84f38512bf
.Lfe_bls12_381_p_mul_loose_c6: .quad 0x1a0111ea397fe69a
        .size   fe_bls12_381_p_mul_loose, .-fe_bls12_381_p_mul_loose
        .section .note.GNU-stack, "", @progbits
