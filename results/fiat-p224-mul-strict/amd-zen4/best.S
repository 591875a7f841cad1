/* fiat-p224 mul (strict), modulo p = 26959946667150639794667015087019630673557916260026308143510066298881 */
/* out1 is congruent to arg1*arg2/2^256 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 159 instructions; 38.4 cycles, 2.417 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+ledger) */
/* constant time: proved for all inputs (basic+ledger) */
/* asm = source: not decided (out1[0]: the normal forms differ by ((-1·arg1[0]·arg2[2] + arg1[0]·arg2[0] + -1·arg1[1]·arg2[1] + -1·arg1[2]·arg2[0] + -2^32·floor#86 + floor#232 + -2^32 >> 64)) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2 */
/* found by Fieldwright, seed 1, 2026-11-21T19:23:56.402Z */
/* npm run optimize -- --source p224_64.json --function fiat_p224_mul --seed 1 --budget 40s */
/* sha256 of the code: c1cdd9e8c7f9b2c4461a7e54c1f6f57c4a9c122e51e860714b3f594097515488 */
        .intel_syntax noprefix
        .text
        .globl  fiat_p224_mul
        .type   fiat_p224_mul, @function
        .p2align 6
fiat_p224_mul:
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
        mulx r8, r9, [rsi]
        mov rdx, [rsi]
        mulx r10, r11, [rax]
        mulx rcx, rbx, [rax+0x18]
        xor ebp, ebp
        adox rbx, r8
        adox rcx, [rip+.Lfiat_p224_mul_c0]
        mov r8, r11
        imul r8, [rip+.Lfiat_p224_mul_c1]
        mov rbp, r8
        shl rbp, 0x20
        add rbx, rbp
        mulx r12, r13, [rax+0x8]
        adc rcx, 0x0
        sub r13, rbp
        sbb r12, 0x0
        sbb rbx, 0x0
        sbb rcx, 0x0
        add r13, r10
        adc r9, r12
        adc rbx, 0x0
        adc rcx, 0x0
        mov r10, r8
        shr r10, 0x20
        add rcx, r10
        mov rdx, [rax]
        mulx rbp, r12, [rsi+0x8]
        xor r14d, r14d
        adox r11, r8
        mov rdx, [rsi+0x8]
        mulx r8, r11, [rax+0x8]
        adox r12, r13
        adox r11, rbp
        mulx rbp, r13, [rax+0x18]
        mulx r14, r15, [rax+0x10]
        adox r15, r8
        adox r14, r13
        adox rbp, [rip+.Lfiat_p224_mul_c0]
        mov r8, r12
        imul r8, [rip+.Lfiat_p224_mul_c1]
        mov r13d, 0x20
        shlx r13, r8, r13
        mov [rsp-0x8], rdi
        mov rdi, r8
        shr rdi, 0x20
        sub r9, r10
        sbb rbx, 0x0
        sbb rcx, 0x0
        add r11, r9
        adc r15, rbx
        adc rcx, r14
        mov r9, rdi
        adc r9, 0x0
        sub r11, r13
        sbb r15, rdi
        sbb rcx, 0x0
        sbb r9, 0x0
        add rcx, r13
        adcx rbp, r9
        mov rdx, [rax+0x10]
        mulx r9, r10, [rsi+0x10]
        xor edi, edi
        adox r12, r8
        mov rdx, [rax]
        mulx r8, rdi, [rsi+0x10]
        adox rdi, r11
        adox r8, r15
        mov rdx, [rsi+0x10]
        mulx r11, rbx, [rax+0x8]
        adcx r8, rbx
        mulx rbx, r12, [rax+0x18]
        adcx r11, r10
        adcx r9, r12
        adox r11, rcx
        adox rbp, r9
        adox rbx, [rip+.Lfiat_p224_mul_c0]
        adc rbx, 0x0
        mov r9, rdi
        imul r9, [rip+.Lfiat_p224_mul_c1]
        mov r10, r9
        shl r10, 0x20
        mov rcx, r9
        shr rcx, 0x20
        sub r8, r10
        sbb r11, rcx
        mov rdx, [rsi+0x18]
        mulx r12, r13, [rax+0x8]
        sbb r10, 0x0
        sbb rcx, 0x0
        add rcx, rbx
        xor ebx, ebx
        adox r13, r11
        mulx r11, rbx, [rax+0x10]
        adcx rdi, r9
        adox rbx, r12
        mulx r9, rdi, [rax]
        adcx r8, rdi
        adox r11, [rip+.Lfiat_p224_mul_c0]
        adc r9, 0x0
        mov rdi, r8
        imul rdi, [rip+.Lfiat_p224_mul_c1]
        add r10, rbp
        adc rcx, 0x0
        mov rdx, rdi
        shl rdx, 0x20
        mov rbp, rdi
        shr rbp, 0x20
        add r13, r9
        adcx rbx, r10
        adc rcx, r11
        sub r13, rdx
        sbb rbx, rbp
        sbb rdx, 0x0
        sbb rbp, 0x0
        mov r9, [rsi+0x18]
        imul r9, [rax+0x18]
        xor eax, eax
        adcx r9, rcx
        adox r9, rdx
        adcx rbp, [rip+.Lfiat_p224_mul_c0]
        clc
        adcx rdi, r8
        adcx r13, [rip+.Lfiat_p224_mul_c0]
        adcx rbx, [rip+.Lfiat_p224_mul_c0]
        adcx r9, [rip+.Lfiat_p224_mul_c0]
        adox rbp, [rip+.Lfiat_p224_mul_c0]
        adc rbp, 0x0
        mov rax, r13
        sub rax, 0x1
        mov r8, rbx
        sbb r8, [rip+.Lfiat_p224_mul_c2]
        mov r10, r9
        sbb r10, -0x1
        mov r11, rbp
        sbb r11, [rip+.Lfiat_p224_mul_c3]
        cmovnc r13, rax
        mov rax, [rsp-0x8]
        mov [rax], r13
        cmovc r8, rbx
        cmovc r11, rbp
        mov [rax+0x18], r11
        cmovnc r9, r10
        mov [rax+0x10], r9
        mov [rax+0x8], r8
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
.Lfiat_p224_mul_c0: .quad 0x0
.Lfiat_p224_mul_c1: .quad 0xffffffffffffffff
.Lfiat_p224_mul_c2: .quad 0xffffffff00000000
.Lfiat_p224_mul_c3: .quad 0xffffffff
        .size   fiat_p224_mul, .-fiat_p224_mul
        .section .note.GNU-stack, "", @progbits
