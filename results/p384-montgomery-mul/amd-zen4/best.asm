; p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
; out1 is congruent to arg1*arg2/2^384 modulo p
; arg1, arg2 below p; out1 below p; arrays may overlap
; 384 instructions; 113.5 cycles, 1.541 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2
; found by Fieldwright, seed 1, 2026-11-21T19:35:27.136Z
; npm run optimize -- --curve p384-montgomery --op mul --seed 1 --budget 60s
; sha256 of the code: f6842fbc9fe0682bdc3c9487ac3d160dc5414dd7ace53a0a80cc6f03c1a36b1f
        default rel
        section .text
        global  fe_p384_montgomery_mul:function (fe_p384_montgomery_mul.end - fe_p384_montgomery_mul)
        align   64
fe_p384_montgomery_mul:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        push r15
        mov rax, rdx
        mov rdx, [rsi+0x20]
        mulx r8, r9, [rax+0x8]
        mov rdx, [rax]
        mulx r10, r11, [rsi+0x10]
        mulx rcx, rbx, [rsi]
        mulx rbp, r12, [rsi+0x8]
        mulx r13, r14, [rsi+0x18]
        xor r15d, r15d
        adox rcx, r12
        adox r11, rbp
        adox r10, r14
        mulx rbp, r12, [rsi+0x20]
        adox r12, r13
        mov rdx, [rax+0x20]
        mulx r13, r14, [rsi+0x8]
        mov rdx, [rsi+0x28]
        mov [rsp-0x8], rdi
        mulx r15, rdi, [rax]
        adox rbp, rdi
        adox r15, [rel .c0]
        mov rdi, rbx
        imul rdi, [rel .c1]
        mov rdx, rdi
        mov [rsp-0x10], r13
        mov [rsp-0x18], r14
        mulx r13, r14, [rel .c2]
        mov [rsp-0x20], r15
        mov [rsp-0x28], r8
        mulx r15, r8, [rel .c3]
        add r14, r15
        adc r13, rdi
        mov r15d, 0x0
        adc r15, 0x0
        sub rbx, r8
        sbb rcx, r14
        sbb r11, r13
        sbb r10, r15
        mov rdx, [rsi+0x10]
        mulx r8, rbx, [rax+0x8]
        sbb r12, 0x0
        sbb rbp, 0x0
        sbb rdi, 0x0
        mov r13d, 0x0
        adc r13, 0x0
        add rbx, r10
        mov rdx, [rax+0x8]
        mulx r10, r14, [rsi]
        adc r8, 0x0
        add r14, rcx
        adc r10, 0x0
        mov rcx, r14
        imul rcx, [rel .c1]
        mov [rsp-0x30], r13
        mulx r15, r13, [rsi+0x18]
        mov [rsp-0x38], rdi
        mov [rsp-0x40], r15
        mulx rdi, r15, [rsi+0x8]
        add r10, r11
        adc rdi, 0x0
        add r10, r15
        mulx r11, r15, [rsi+0x28]
        adc rdi, 0x0
        add r12, r13
        adc r9, rbp
        mov rdx, rcx
        mulx rbp, r13, [rel .c3]
        adc r15, 0x0
        adc r11, 0x0
        mov [rsp-0x48], rax
        mov eax, 0x0
        adc rax, 0x0
        sub r14, r13
        sbb r10, 0x0
        mov r13d, 0x0
        adc r13, 0x0
        adcx rbx, rdi
        adcx r8, r12
        adcx r9, [rsp-0x40]
        adc r15, [rsp-0x28]
        mulx rdi, r12, [rel .c2]
        adc r11, 0x0
        adc rax, 0x0
        add r12, rbp
        adc rdi, rcx
        mov ebp, 0x0
        adc rbp, 0x0
        mov r14, [rsp-0x38]
        add r14, [rsp-0x20]
        adc r11, 0x0
        adc rax, 0x0
        add r14, r15
        adc r11, 0x0
        adc rax, 0x0
        sub r10, r12
        sbb rbx, rdi
        sbb r8, rbp
        mov rdi, [rsp-0x48]
        mov rdx, [rdi+0x10]
        mulx rbp, r12, [rsi+0x20]
        mov [rsp-0x38], r11
        mulx r15, r11, [rsi+0x18]
        mov [rsp-0x20], r15
        mov [rsp-0x28], r11
        mulx r15, r11, [rsi+0x8]
        sbb r9, 0x0
        sbb r14, 0x0
        sbb rcx, 0x0
        sbb rax, 0x0
        sub rbx, r13
        sbb r8, 0x0
        sbb r9, 0x0
        sbb r14, 0x0
        sbb rcx, 0x0
        sbb rax, 0x0
        add r12, r14
        mulx r13, r14, [rsi]
        adc rbp, 0x0
        add r10, r14
        adc r13, r11
        adc r15, 0x0
        mov r11, r10
        imul r11, [rel .c1]
        mov r14, [rsp-0x38]
        sub r14, [rsp-0x30]
        sbb rax, 0x0
        add rcx, r14
        mov [rsp-0x38], rcx
        mulx r14, rcx, [rsi+0x10]
        adc rax, 0x0
        add rbx, r13
        adc rcx, r8
        mov rdx, [rel .c3]
        mulx r8, r13, r11
        adc r14, 0x0
        sub r10, r13
        sbb rbx, 0x0
        mov r10d, 0x0
        adc r10, 0x0
        add r15, rcx
        adcx r9, r14
        adc r12, 0x0
        adc rbp, 0x0
        add r9, [rsp-0x28]
        mov rdx, [rdi+0x18]
        mulx rcx, r13, [rsi+0x10]
        adc r12, [rsp-0x20]
        mov rdx, [rdi+0x10]
        mov [rsp-0x20], rcx
        mulx r14, rcx, [rsi+0x28]
        adcx rcx, rbp
        adc r14, 0x0
        add rcx, [rsp-0x38]
        adcx rax, r14
        mov rdx, r11
        mulx rbp, r14, [rel .c2]
        mov [rsp-0x38], r13
        mov r13d, 0x0
        adc r13, 0x0
        add rax, r11
        adc r13, 0x0
        add r14, r8
        adc rbp, r11
        mov r8d, 0x0
        adc r8, 0x0
        sub rbx, r14
        sbb r15, rbp
        sbb r9, r8
        mov rdx, [rsi]
        mulx r8, r11, [rdi+0x18]
        mov rdx, [rdi+0x18]
        mulx rbp, r14, [rsi+0x8]
        mov [rsp-0x28], r14
        mulx r14, rdi, [rsi+0x20]
        sbb r12, 0x0
        sbb rcx, 0x0
        sbb rax, 0x0
        sbb r13, 0x0
        sub r15, r10
        sbb r9, 0x0
        sbb r12, 0x0
        sbb rcx, 0x0
        sbb rax, 0x0
        sbb r13, 0x0
        add rcx, rdi
        adc r14, 0x0
        add rbx, r11
        adc r15, r8
        adc rbp, 0x0
        mov r8, rbx
        imul r8, [rel .c1]
        mov rdx, r8
        mulx r10, r11, [rel .c3]
        mov [rsp-0x30], rbx
        mulx rdi, rbx, [rel .c2]
        add rbx, r10
        adc rdi, 0x0
        add r9, [rsp-0x38]
        mov r10, [rsp-0x48]
        mov rdx, [r10+0x18]
        mov [rsp-0x38], rbx
        mov [rsp-0x40], r11
        mulx rbx, r11, [rsi+0x28]
        mov [rsp-0x50], rdi
        mov [rsp-0x58], r8
        mulx rdi, r8, [rsi+0x18]
        adc r12, r8
        adc rdi, 0x0
        add r11, r14
        adc rbx, 0x0
        add r15, [rsp-0x28]
        adcx rbp, r9
        adcx r12, [rsp-0x20]
        adcx rdi, rcx
        mov rdx, [r10+0x20]
        mulx r8, r9, [rsi]
        mulx rcx, r14, [rsi+0x18]
        adcx rax, r11
        adcx rbx, r13
        mov rdx, [r10+0x28]
        mulx r11, r13, [rsi]
        mov [rsp-0x20], r13
        mov r13d, 0x0
        adc r13, 0x0
        mov [rsp-0x28], r11
        mov r11, [rsp-0x50]
        add r11, [rsp-0x58]
        mov [rsp-0x50], r8
        mov r8d, 0x0
        adc r8, 0x0
        mov [rsp-0x60], rbx
        mov rbx, [rsp-0x30]
        sub rbx, [rsp-0x40]
        sbb r15, [rsp-0x38]
        sbb rbp, r11
        mov rdx, [rsi+0x20]
        mulx r11, rbx, [r10+0x20]
        sbb r12, r8
        sbb rdi, 0x0
        sbb rax, 0x0
        mov r8, [rsp-0x58]
        sbb r8, 0x0
        sbb r13, 0x0
        add rax, rcx
        mov rdx, [r10+0x20]
        mov [rsp-0x58], rbx
        mulx rcx, rbx, [rsi+0x28]
        adc r11, rbx
        adc rcx, 0x0
        add r15, r9
        adcx rbp, [rsp-0x18]
        mulx r9, rbx, [rsi+0x10]
        adcx rbx, [rsp-0x10]
        adcx r9, r14
        adc rax, 0x0
        adc r11, 0x0
        adc rcx, 0x0
        add r8, [rsp-0x60]
        adc r13, 0x0
        add rbp, [rsp-0x50]
        adcx rbx, r12
        adcx rdi, r9
        adc rax, [rsp-0x58]
        adcx r11, r8
        adcx r13, rcx
        mov rdx, [rsi+0x20]
        mulx r8, r9, [r10+0x28]
        mov rdx, [r10+0x28]
        mulx rcx, r12, [rsi+0x8]
        mov r14d, 0x0
        adc r14, 0x0
        mov [rsp-0x58], r9
        mov r9, r15
        imul r9, [rel .c1]
        mov rdx, r9
        mov [rsp-0x50], r13
        mov [rsp-0x60], r8
        mulx r13, r8, [rel .c2]
        mov [rsp-0x10], r12
        mov [rsp-0x18], rcx
        mulx r12, rcx, [rel .c3]
        add r12, r8
        adcx r13, r9
        mov rdx, [rsi+0x18]
        mulx r8, r10, [r10+0x28]
        mov [rsp-0x38], r8
        mov r8d, 0x0
        adc r8, 0x0
        sub r15, rcx
        sbb rbp, r12
        sbb rbx, r13
        sbb rdi, r8
        mov rdx, [rsi+0x10]
        mov r8, [rsp-0x48]
        mulx rcx, r12, [r8+0x28]
        sbb rax, 0x0
        sbb r11, 0x0
        sbb r9, 0x0
        sbb r14, 0x0
        add rbx, [rsp-0x28]
        adcx rdi, [rsp-0x18]
        adcx r10, rax
        mov rax, [rsp-0x38]
        adc rax, 0x0
        add rbp, [rsp-0x20]
        adc rbx, [rsp-0x10]
        adc r12, rdi
        adc rcx, r10
        adcx rax, r11
        mov r10, [rsp-0x60]
        adc r10, 0x0
        add r9, [rsp-0x50]
        mov rdx, [r8+0x28]
        mulx r8, r11, [rsi+0x28]
        adc r14, 0x0
        add rax, [rsp-0x58]
        adc r10, r9
        adc r8, 0x0
        add r11, r10
        adcx r14, r8
        mov r8d, 0x0
        adc r8, 0x0
        mov r9, rbp
        imul r9, [rel .c1]
        mov rdx, [rel .c3]
        mulx r10, rdi, r9
        mov rdx, r9
        mulx rsi, rdx, [rel .c2]
        add rdx, r10
        adcx rsi, r9
        mov r10d, 0x0
        adc r10, 0x0
        sub rbp, rdi
        sbb rbx, rdx
        sbb r12, rsi
        sbb rcx, r10
        sbb rax, 0x0
        sbb r11, 0x0
        sbb r14, 0x0
        sbb r8, 0x0
        add r14, r9
        adc r8, 0x0
        mov r9, rbx
        sub r9, [rel .c2]
        mov r10, r12
        sbb r10, [rel .c4]
        mov rdi, rcx
        sbb rdi, -0x2
        mov rsi, rax
        sbb rsi, -0x1
        mov rdx, r11
        sbb rdx, -0x1
        mov rbp, r14
        sbb rbp, -0x1
        sbb r8, 0x0
        mov r13d, 0x0
        sub r13, r8
        bt r13d, 0x0
        cmovc rdi, rcx
        mov r8, [rsp-0x8]
        mov [r8+0x10], rdi
        cmovnc r11, rdx
        cmovnc rax, rsi
        mov [r8+0x18], rax
        cmovc rbp, r14
        mov [r8+0x28], rbp
        mov [r8+0x20], r11
        cmovc r10, r12
        mov [r8+0x8], r10
        cmovc r9, rbx
        mov [r8], r9
        pop r15
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0x100000001
.c2: dq 0xffffffff
.c3: dq 0xffffffff00000001
.c4: dq 0xffffffff00000000
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
