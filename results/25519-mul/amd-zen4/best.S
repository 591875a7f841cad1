/* 25519 mul (loose), modulo p = 2^255 - 19 */
/* out1 is congruent to arg1*arg2 modulo p */
/* arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap */
/* 101 instructions; 31.6 cycles, 1.443 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 bdaf526069f3e2e0d3e18d298b10b38218fb7f98ce507fdc987ebf28651afe8f */
/* found by Fieldwright, seed 5, 2026-11-21T18:21:21.127Z */
/* npm run optimize -- --curve 25519 --op mul --seed 5 --budget 60s */
/* sha256 of the code: 434d93bf6ecf157a463c9464edfa5e369cf09908910e34f3b69051dce3d57f92 */
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
        mov rax, rdx
        mov rdx, [rax+0x8]
        mulx r8, r9, [rsi]
        mov rdx, [rsi]
        mulx r10, r11, [rax+0x10]
        xor ecx, ecx
        adcx r11, r8
        mulx r8, rcx, [rax]
        mov rdx, [rsi+0x8]
        mulx rbx, rbp, [rax+0x10]
        adox r9, r8
        mulx r8, r12, [rax]
        adcx r10, rbp
        mulx rbp, r13, [rax+0x8]
        adcx rbx, [rip+.Lfe25519_mul_loose_c0]
        adcx r12, r9
        mov rdx, [rsi+0x18]
        mulx r9, r14, [rax]
        adcx r8, r11
        adox r8, r13
        mulx r11, r13, [rax+0x8]
        adcx rbp, r10
        adox rbp, r14
        mov rdx, [rax]
        mulx r10, r14, [rsi+0x10]
        adcx rbx, r13
        mov rdx, [rsi+0x10]
        mov [rsp-0x8], rdi
        mulx r13, rdi, [rax+0x8]
        adcx r11, [rip+.Lfe25519_mul_loose_c0]
        adcx rbp, r10
        mov [rsp-0x10], rcx
        mulx r10, rcx, [rax+0x10]
        adox rcx, r13
        adcx r9, rbx
        mov rdx, [rax+0x10]
        mulx rbx, r13, [rsi+0x18]
        adcx r11, r13
        adcx rbx, [rip+.Lfe25519_mul_loose_c0]
        adcx r8, r14
        mov rdx, [rax+0x18]
        mulx r13, r14, [rsi]
        adcx r14, rdi
        adcx rcx, r9
        mulx r9, rdi, [rsi+0x10]
        adcx r10, rdi
        adox r11, r10
        adcx r9, [rip+.Lfe25519_mul_loose_c0]
        adcx rbp, r14
        mulx r10, rdi, [rsi+0x8]
        adox rbx, r9
        adcx rdi, r13
        mulx rax, r9, [rsi+0x18]
        adcx r10, [rip+.Lfe25519_mul_loose_c0]
        adcx rdi, rcx
        adcx r10, r11
        mov rdx, r10
        mulx r10, r11, [rip+.Lfe25519_mul_loose_c1]
        mov rdx, rdi
        mulx rcx, rdi, [rip+.Lfe25519_mul_loose_c1]
        adcx rbx, r9
        adcx rax, [rip+.Lfe25519_mul_loose_c0]
        adcx r11, r12
        adox rax, [rip+.Lfe25519_mul_loose_c0]
        mov rdx, rax
        mulx rax, r9, [rip+.Lfe25519_mul_loose_c1]
        mov rdx, rbx
        mulx rsi, rdx, [rip+.Lfe25519_mul_loose_c1]
        adox rdi, [rsp-0x10]
        adcx r8, rdx
        adox rcx, r11
        adox r10, r8
        adcx r9, rsi
        adox r9, rbp
        adox rax, [rip+.Lfe25519_mul_loose_c0]
        adc rax, 0x0
        mov r8, r9
        and r8, [rip+.Lfe25519_mul_loose_c2]
        shr r9, 0x3f
        lea rax, [r9+rax*2]
        imul rax, rax, 0x13
        add rdi, rax
        adc rcx, 0x0
        adc r10, 0x0
        mov rax, [rsp-0x8]
        mov [rax+0x10], r10
        mov [rax+0x8], rcx
        mov [rax], rdi
        adc r8, 0x0
        mov [rax+0x18], r8
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
.Lfe25519_mul_loose_c1: .quad 0x26
.Lfe25519_mul_loose_c2: .quad 0x7fffffffffffffff
        .size   fe25519_mul_loose, .-fe25519_mul_loose
        .section .note.GNU-stack, "", @progbits
