/* fiat-p384 mul (strict), modulo p = 39402006196394479212279040100143613805079739270465446667948293404245721771496870329047266088258938001861606973112319 */
/* out1 is congruent to arg1*arg2/2^384 modulo p */
/* arg1, arg2 below p; out1 below p; arrays may overlap */
/* 411 instructions; 111.3 cycles, 2.239 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic+ledger) */
/* constant time: proved for all inputs (basic+ledger) */
/* asm = source: not decided (out1[0]: the normal forms differ by -1·((-1·floor#223 + -1·floor#266 + 2·floor#267 + -1 >> 64) + 1 ? -0xffffffff·arg1[0]·arg2[5] + -0x200000002·arg1[0]·arg2[4] ) */
/* IR = specification: proved for all inputs (basic+ledger, 2 cases) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2 */
/* found by Fieldwright, seed 1, 2026-11-21T19:25:50.658Z */
/* npm run optimize -- --source p384_64.json --function fiat_p384_mul --seed 1 --budget 15s --variant separate-one-sign-apart */
/* sha256 of the code: 68ee58bf139a6e751198f93192b6d4917856a7078b48388e372192434197548a */
        .intel_syntax noprefix
        .text
        .globl  fiat_p384_mul
        .type   fiat_p384_mul, @function
        .p2align 6
fiat_p384_mul:
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
        mov rdx, [rsi]
        mulx r8, r9, [rax]
        mulx r10, r11, [rax+0x8]
        mov rcx, r9
        imul rcx, [rip+.Lfiat_p384_mul_c0]
        mov edx, 0xffffffff
        mulx rbx, rbp, rcx
        xor r12d, r12d
        adcx r8, r11
        mov rdx, [rsi]
        mulx r11, r12, [rax+0x18]
        mulx r13, r14, [rax+0x20]
        adox r14, r11
        mulx r11, r15, [rax+0x10]
        adcx r15, r10
        adcx r11, r12
        mulx r10, r12, [rax+0x28]
        adox r12, r13
        adox r10, rcx
        adcx r14, [rip+.Lfiat_p384_mul_c1]
        adcx r12, [rip+.Lfiat_p384_mul_c1]
        adcx r10, [rip+.Lfiat_p384_mul_c1]
        setc r13b
        movzx r13d, r13b
        clc
        adcx rbx, rcx
        mov rdx, [rsi+0x8]
        mov [rsp-0x8], rdi
        mov [rsp-0x10], r13
        mulx rdi, r13, [rax+0x28]
        mov [rsp-0x18], r13
        mov [rsp-0x20], r10
        mulx r13, r10, [rax+0x10]
        mov rdx, rcx
        mov [rsp-0x28], r13
        mulx rcx, r13, [rip+.Lfiat_p384_mul_c2]
        mov [rsp-0x30], r10
        setc r10b
        movzx r10d, r10b
        clc
        adcx rcx, rbp
        adcx rbx, [rip+.Lfiat_p384_mul_c1]
        adcx r10, [rip+.Lfiat_p384_mul_c1]
        adox rdi, [rip+.Lfiat_p384_mul_c1]
        seto bpl
        movzx ebp, bpl
        sub r9, r13
        mov rdx, [rsi+0x8]
        mulx r9, r13, [rax+0x8]
        sbb r8, rcx
        sbb r15, rbx
        sbb r11, r10
        mulx r10, rcx, [rax]
        mov rdx, [rax]
        mov [rsp-0x38], r9
        mulx rbx, r9, [rsi+0x10]
        sbb r14, 0x0
        sbb r12, 0x0
        mov [rsp-0x40], r9
        mov r9, [rsp-0x20]
        sbb r9, 0x0
        sbb rdi, 0x0
        sbb rbp, 0x0
        add r8, rcx
        adc r10, 0x0
        mov rcx, r8
        imul rcx, [rip+.Lfiat_p384_mul_c0]
        mov rdx, [rip+.Lfiat_p384_mul_c2]
        mov [rsp-0x20], rbx
        mov [rsp-0x48], r15
        mulx rbx, r15, rcx
        mov rdx, [rsi+0x8]
        mov [rsp-0x50], rbx
        mov [rsp-0x58], rcx
        mulx rbx, rcx, [rax+0x18]
        mov rdx, [rsi+0x10]
        mov [rsp-0x60], rbp
        mov [rsp-0x68], rdi
        mulx rbp, rdi, [rax+0x8]
        mov [rsp-0x70], rbp
        xor ebp, ebp
        adcx r13, r10
        adcx r11, [rsp-0x30]
        adc rcx, 0x0
        adc rbx, 0x0
        sub r8, r15
        mov rdx, [rax+0x20]
        mulx r8, r10, [rsi+0x8]
        mov ebp, 0x0
        adc rbp, 0x0
        adcx r14, [rsp-0x28]
        adcx r10, r12
        adc r8, r9
        mov r9, [rsp-0x68]
        adc r9, 0x0
        mov r12, [rsp-0x60]
        adc r12, 0x0
        add r13, [rsp-0x48]
        adcx r11, [rsp-0x38]
        mov rdx, [rax]
        mov [rsp-0x38], rbp
        mulx r15, rbp, [rsi+0x18]
        adc r14, rcx
        adcx rbx, r10
        adcx r8, [rsp-0x18]
        adc r9, 0x0
        adc r12, 0x0
        add r9, [rsp-0x10]
        adc r12, 0x0
        add r9, [rsp-0x58]
        adc r12, 0x0
        add rdi, [rsp-0x20]
        mov rdx, [rsp-0x58]
        mulx r10, rcx, [rip+.Lfiat_p384_mul_c3]
        mov rdx, [rsi+0x10]
        mov [rsp-0x20], rbp
        mov [rsp-0x10], r15
        mulx rbp, r15, [rax+0x10]
        adcx r15, [rsp-0x70]
        mov [rsp-0x70], r15
        mov [rsp-0x18], rdi
        mulx r15, rdi, [rax+0x18]
        adcx rbp, rdi
        adc r15, 0x0
        add rcx, [rsp-0x50]
        adc r10, [rsp-0x58]
        mov [rsp-0x58], rbp
        mulx rdi, rbp, [rax+0x20]
        mov [rsp-0x50], rdi
        mov edi, 0x0
        adc rdi, 0x0
        sub r13, rcx
        sbb r11, r10
        sbb r14, rdi
        sbb rbx, 0x0
        sbb r8, 0x0
        sbb r9, 0x0
        sbb r12, 0x0
        add rbp, r15
        mulx r10, rcx, [rax+0x28]
        adcx rcx, [rsp-0x50]
        adc r10, 0x0
        sub r13, [rsp-0x38]
        sbb r11, 0x0
        sbb r14, 0x0
        sbb rbx, 0x0
        sbb r8, 0x0
        sbb r9, 0x0
        sbb r12, 0x0
        add r13, [rsp-0x40]
        adc r11, [rsp-0x18]
        mov rdi, [rsp-0x70]
        adc rdi, 0x0
        mov r15, [rsp-0x58]
        adc r15, 0x0
        adc rbp, 0x0
        adc rcx, 0x0
        adc r10, 0x0
        mov [rsp-0x58], r11
        mov r11, r13
        imul r11, [rip+.Lfiat_p384_mul_c0]
        mov [rsp-0x70], r13
        xor r13d, r13d
        adcx rdi, r14
        adcx r15, rbx
        adcx r8, rbp
        mov rdx, [rax+0x8]
        mulx rbx, rbp, [rsi+0x18]
        adcx r9, rcx
        adcx r12, r10
        mov edx, 0xffffffff
        mulx r10, rcx, r11
        mov rdx, [rip+.Lfiat_p384_mul_c2]
        mulx r13, r14, r11
        adox rcx, r13
        mov rdx, [rsi+0x18]
        mov [rsp-0x18], r9
        mulx r13, r9, [rax+0x28]
        mov [rsp-0x40], r8
        setc r8b
        movzx r8d, r8b
        clc
        adcx rbp, [rsp-0x10]
        adcx rbx, [rip+.Lfiat_p384_mul_c1]
        adcx r12, r11
        mov [rsp-0x10], rbp
        mov [rsp-0x38], r12
        mulx rbp, r12, [rax+0x10]
        adcx r8, [rip+.Lfiat_p384_mul_c1]
        clc
        adcx r12, rbx
        mov [rsp-0x50], r12
        mulx rbx, r12, [rax+0x18]
        adox r10, r11
        adcx r12, rbp
        mulx r11, rbp, [rax+0x20]
        adcx rbx, rbp
        adcx r11, r9
        adcx r13, [rip+.Lfiat_p384_mul_c1]
        seto r9b
        movzx r9d, r9b
        mov rbp, [rsp-0x70]
        sub rbp, r14
        mov rbp, [rsp-0x58]
        sbb rbp, rcx
        sbb rdi, r10
        sbb r15, r9
        mov r9, [rsp-0x40]
        sbb r9, 0x0
        mov r10, [rsp-0x18]
        sbb r10, 0x0
        mov rcx, [rsp-0x38]
        sbb rcx, 0x0
        sbb r8, 0x0
        add rbp, [rsp-0x20]
        mov rdx, [rsi+0x20]
        mov [rsp-0x20], rbp
        mulx r14, rbp, [rax]
        adc rdi, [rsp-0x10]
        mov [rsp-0x10], rbp
        mov [rsp-0x38], rdi
        mulx rbp, rdi, [rax+0x8]
        adcx r15, [rsp-0x50]
        adc r12, r9
        adcx rbx, r10
        mulx r9, r10, [rax+0x10]
        adc rcx, r11
        adc r8, r13
        mov r11d, 0x0
        adc r11, 0x0
        mov r13, [rsp-0x20]
        imul r13, [rip+.Lfiat_p384_mul_c0]
        mov [rsp-0x50], rcx
        mov [rsp-0x18], rbx
        mulx rcx, rbx, [rax+0x18]
        mov [rsp-0x40], r12
        xor r12d, r12d
        adox r14, rdi
        mulx rdi, r12, [rax+0x20]
        adcx r8, r13
        adox rbp, r10
        adox rbx, r9
        mov rdx, r13
        mulx r9, r10, [rip+.Lfiat_p384_mul_c2]
        adox rcx, r12
        mov [rsp-0x58], rdi
        mulx r12, rdi, [rip+.Lfiat_p384_mul_c3]
        mov rdx, [rax+0x28]
        mov [rsp-0x70], rax
        mov [rsp-0x48], rsi
        mulx rax, rsi, [rsi+0x20]
        adcx r11, [rip+.Lfiat_p384_mul_c1]
        clc
        adcx rdi, r9
        adcx r12, r13
        setc r9b
        movzx r9d, r9b
        adox rsi, [rip+.Lfiat_p384_mul_c1]
        adox rax, [rip+.Lfiat_p384_mul_c1]
        mov r13, [rsp-0x20]
        sub r13, r10
        mov r10, [rsp-0x38]
        sbb r10, rdi
        sbb r15, r12
        mov rdi, [rsp-0x40]
        sbb rdi, r9
        mov r9, [rsp-0x18]
        sbb r9, 0x0
        mov r12, [rsp-0x50]
        sbb r12, 0x0
        sbb r8, 0x0
        sbb r11, 0x0
        add r10, [rsp-0x10]
        adcx r15, r14
        adcx rdi, rbp
        adcx rbx, r9
        adcx rcx, r12
        adcx r8, [rsp-0x58]
        adc rax, 0x0
        adcx rsi, r8
        adcx rax, r11
        mov r8d, 0x0
        adc r8, 0x0
        mov r9, r10
        imul r9, [rip+.Lfiat_p384_mul_c0]
        mov r11, [rsp-0x48]
        mulx rbp, r12, [r11+0x28]
        mov rdx, [r11+0x28]
        mov r13, [rsp-0x70]
        mov [rsp-0x58], rbp
        mulx r14, rbp, [r13]
        mov [rsp-0x10], r12
        xor r12d, r12d
        adcx rax, r9
        mov rdx, [rip+.Lfiat_p384_mul_c2]
        mov [rsp-0x50], rbp
        mulx r12, rbp, r9
        adc r8, 0x0
        sub r10, rbp
        mov edx, 0xffffffff
        mulx r10, rbp, r9
        mov rdx, [r11+0x28]
        mov [rsp-0x18], r9
        mov [rsp-0x40], r10
        mulx r9, r10, [r13+0x8]
        sbb r15, 0x0
        sbb rdi, 0x0
        sbb rbx, 0x0
        sbb rcx, 0x0
        sbb rsi, 0x0
        sbb rax, 0x0
        sbb r8, 0x0
        add r14, r10
        mulx r10, r11, [r13+0x10]
        adc r11, 0x0
        adc r10, 0x0
        add r12, rbp
        mov rbp, [rsp-0x40]
        adcx rbp, [rsp-0x18]
        mov r13d, 0x0
        adc r13, 0x0
        sub r15, r12
        sbb rdi, rbp
        sbb rbx, r13
        sbb rcx, 0x0
        sbb rsi, 0x0
        sbb rax, 0x0
        sbb r8, 0x0
        add r15, [rsp-0x50]
        adc r14, 0x0
        adc r11, 0x0
        adc r10, 0x0
        mov rbp, r15
        imul rbp, [rip+.Lfiat_p384_mul_c0]
        xor r12d, r12d
        adox rdi, r14
        mov r12, [rsp-0x70]
        mulx r13, r14, [r12+0x18]
        adox rbx, r9
        adox rcx, r14
        mulx r9, r12, [r12+0x20]
        adox r13, r12
        adcx r11, rbx
        adcx r10, rcx
        adox r9, [rsp-0x10]
        adcx rsi, r13
        adcx r9, rax
        adcx r8, [rsp-0x58]
        adox r8, [rip+.Lfiat_p384_mul_c1]
        setc al
        movzx eax, al
        clc
        adcx r8, rbp
        mov rdx, rbp
        mulx rcx, rbx, [rip+.Lfiat_p384_mul_c2]
        mulx rdx, r12, [rip+.Lfiat_p384_mul_c3]
        adcx rax, [rip+.Lfiat_p384_mul_c1]
        clc
        adcx r12, rcx
        adcx rdx, rbp
        setc cl
        movzx ecx, cl
        adox rax, [rip+.Lfiat_p384_mul_c1]
        sub r15, rbx
        sbb rdi, r12
        sbb r11, rdx
        sbb r10, rcx
        sbb rsi, 0x0
        sbb r9, 0x0
        sbb r8, 0x0
        sbb rax, 0x0
        mov rcx, rdi
        sub rcx, [rip+.Lfiat_p384_mul_c3]
        mov rdx, r11
        sbb rdx, [rip+.Lfiat_p384_mul_c4]
        mov rbx, r10
        sbb rbx, -0x2
        mov rbp, rsi
        sbb rbp, -0x1
        mov r12, r9
        sbb r12, -0x1
        mov r13, r8
        sbb r13, -0x1
        sbb rax, 0x0
        cmovnc r9, r12
        mov rax, [rsp-0x8]
        mov [rax+0x20], r9
        cmovnc r8, r13
        cmovnc r11, rdx
        mov [rax+0x8], r11
        cmovnc rsi, rbp
        mov [rax+0x18], rsi
        cmovc rbx, r10
        mov [rax+0x10], rbx
        mov [rax+0x28], r8
        cmovnc rdi, rcx
        mov [rax], rdi
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
.Lfiat_p384_mul_c0: .quad 0x100000001
.Lfiat_p384_mul_c1: .quad 0x0
.Lfiat_p384_mul_c2: .quad 0xffffffff00000001
.Lfiat_p384_mul_c3: .quad 0xffffffff
.Lfiat_p384_mul_c4: .quad 0xffffffff00000000
        .size   fiat_p384_mul, .-fiat_p384_mul
        .section .note.GNU-stack, "", @progbits
