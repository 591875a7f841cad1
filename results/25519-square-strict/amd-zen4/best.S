/* 25519 square (strict), modulo p = 2^255 - 19 */
/* out1 is congruent to arg1*arg1 modulo p */
/* arg1 below p; out1 below p; arrays may overlap */
/* 101 instructions; 28.3 cycles, 1.596 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2 */
/* found by Fieldwright, seed 1, 2026-11-21T19:33:40.751Z */
/* npm run optimize -- --curve 25519 --op square --seed 1 --budget 30s --strict */
/* sha256 of the code: 8f57ddae55378f3dbf10cf30ac167017dc9125a623d7f6aecd5312e1c4c4d126 */
        .intel_syntax noprefix
        .text
        .globl  fe25519_square
        .type   fe25519_square, @function
        .p2align 6
fe25519_square:
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
        mov rdx, [rsi]
        mulx rax, r8, [rsi+0x10]
        mulx r9, r10, [rsi+0x8]
        xor r11d, r11d
        adcx r9, r8
        mulx r8, r11, [rsi+0x18]
        mov rdx, [rsi+0x10]
        mulx rcx, rbx, [rsi+0x8]
        adcx rbx, r11
        mov rdx, [rsi+0x18]
        mulx r11, rbp, [rsi+0x8]
        adcx r8, rbp
        adox rbx, rax
        adox r8, rcx
        mov rdx, [rsi+0x10]
        mulx rax, rcx, rdx
        adcx r11, [rip+.Lfe25519_square_c0]
        adcx rcx, r8
        mulx rbp, r12, [rsi+0x18]
        adox r11, r12
        adcx r11, r11
        adox rbp, [rip+.Lfe25519_square_c0]
        adc rbp, rbp
        mov rdx, [rsi]
        mulx r12, r13, rdx
        xor r14d, r14d
        adox r10, r10
        adcx r10, r12
        mov rdx, [rsi+0x8]
        mulx r12, r14, rdx
        adox r9, r9
        adcx r9, r14
        adox rbx, rbx
        adcx rbx, r12
        mov rdx, [rsi+0x18]
        mulx rsi, r12, rdx
        adox rcx, r8
        adox r11, rax
        adox rbp, r12
        adcx rcx, [rip+.Lfe25519_square_c0]
        adcx r11, [rip+.Lfe25519_square_c0]
        mov rdx, r11
        mulx rax, r8, [rip+.Lfe25519_square_c1]
        adcx rbp, [rip+.Lfe25519_square_c0]
        adcx rsi, [rip+.Lfe25519_square_c0]
        adox rsi, [rip+.Lfe25519_square_c0]
        mov edx, 0x26
        mulx r11, rsi, rsi
        mulx rbp, r12, rbp
        mulx rcx, rdx, rcx
        adcx r8, r10
        adox r13, rdx
        adcx r9, rax
        adox rcx, r8
        adox r12, r9
        adcx rbx, rbp
        adox rsi, rbx
        adox r11, [rip+.Lfe25519_square_c0]
        adc r11, 0x0
        mov eax, 0x3f
        bzhi rax, rsi, rax
        add rsi, rsi
        adc r11, r11
        imul r8, r11, 0x13
        xor r9d, r9d
        adox r13, r8
        adox rcx, [rip+.Lfe25519_square_c0]
        adox r12, [rip+.Lfe25519_square_c0]
        adox rax, [rip+.Lfe25519_square_c0]
        mov r8, rax
        sub r8, [rip+.Lfe25519_square_c2]
        mov r9d, 0x0
        adc r9, 0x0
        mov r10, r13
        adcx r10, [rip+.Lfe25519_square_c3]
        mov r11, rcx
        adc r11, 0x0
        mov rsi, r12
        adc rsi, 0x0
        adc r8, 0x0
        sbb r9, 0x0
        bt r9d, 0x0
        cmovc r10, r13
        cmovc r8, rax
        mov [rdi+0x18], r8
        cmovc r11, rcx
        cmovnc r12, rsi
        mov [rdi+0x10], r12
        mov [rdi+0x8], r11
        mov [rdi], r10
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
.Lfe25519_square_c0: .quad 0x0
.Lfe25519_square_c1: .quad 0x26
.Lfe25519_square_c2: .quad 0x8000000000000000
.Lfe25519_square_c3: .quad 0x13
        .size   fe25519_square, .-fe25519_square
        .section .note.GNU-stack, "", @progbits
