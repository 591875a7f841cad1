; p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
; out1 is congruent to arg1*arg2/2^256 modulo p
; arg1, arg2 below p; out1 below p; arrays may overlap
; 141 instructions; 35.8 cycles, 1.861 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 13c3444981701196b47bc9bae322e325d66c436a503d68e18911efc6be077774
; found by Fieldwright, seed 2, 2026-11-21T13:32:39.938Z
; npm run optimize -- --curve p256-montgomery --op mul --seed 2 --budget 60s
; sha256 of the code: d2de5138a83cabe52f798d9d7c2e064caa0304d67dcf1c138ee115235c2a8bed
        default rel
        section .text
        global  fe_p256_montgomery_mul:function (fe_p256_montgomery_mul.end - fe_p256_montgomery_mul)
        align   64
fe_p256_montgomery_mul:
        push rbx
        push rbp
        push r12
        push r13
        mov rax, rdx
        mov rdx, [rsi]
        mulx r8, r9, [rax]
        mov rdx, [rax]
        mulx r10, r11, [rsi+0x8]
        xor ecx, ecx
        adcx r11, r8
        mulx r8, rcx, [rsi+0x10]
        mov ebx, 0x20
        shlx rbp, r9, rbx
        adox rbp, r11
        adcx r10, rcx
        mulx r11, rcx, [rsi+0x18]
        adcx rcx, r8
        mov rdx, [rsi]
        mulx r8, r12, [rax+0x8]
        adcx r11, [rel .c0]
        adcx rbp, r12
        shrx r12, r9, rbx
        mov rdx, [rsi+0x8]
        mov [rsp-0x8], rdi
        mulx r13, rdi, [rax+0x8]
        mov rdx, [rsi+0x18]
        mov [rsp-0x10], rbp
        mulx rbx, rbp, [rax+0x8]
        adox r10, r12
        adcx rdi, r8
        adcx r13, [rel .c0]
        adcx r10, rdi
        mov rdx, [rel .c1]
        mulx r8, r9, r9
        adox rcx, r9
        adox r11, r8
        mov rdx, [rsi+0x10]
        mulx r8, r9, [rax+0x8]
        adcx rcx, r13
        adcx rbp, r8
        adcx rbx, [rel .c0]
        adcx rcx, r9
        mulx r8, r9, [rax+0x10]
        mov edi, 0x20
        shrx r12, [rsp-0x10], rdi
        adcx r11, rbp
        adox rbx, [rel .c0]
        adc rbx, 0x0
        mov rbp, [rsp-0x10]
        shl rbp, 0x20
        xor r13d, r13d
        adcx r10, rbp
        mov rdx, [rsi]
        mulx rbp, r13, [rax+0x10]
        adcx r12, rcx
        mov rdx, [rel .c1]
        mulx rcx, rdi, [rsp-0x10]
        adcx rdi, r11
        adcx rcx, rbx
        adox r13, r10
        mov rdx, [rax+0x10]
        mulx r10, r11, [rsi+0x8]
        adox r11, r12
        adox r10, r9
        mulx r9, rbx, [rsi+0x18]
        adcx r9, [rel .c0]
        adcx r11, rbp
        adcx rdi, r10
        mov r10d, 0x20
        shrx r10, r13, r10
        adox rcx, r8
        adcx rcx, rbx
        adox r9, [rel .c0]
        adc r9, 0x0
        mov r8, r13
        shl r8, 0x20
        xor ebx, ebx
        adcx r8, r11
        mov rdx, r13
        mulx r11, rbx, [rel .c1]
        adc r10, rdi
        adc rbx, rcx
        adc r11, r9
        mov rdx, [rax+0x18]
        mulx r9, rcx, [rsi+0x18]
        mulx rdi, rbp, [rsi]
        mulx r12, r13, [rsi+0x10]
        adc r9, 0x0
        add r8, rbp
        mulx rax, rsi, [rsi+0x8]
        adc rsi, rdi
        adc rbx, r13
        adc r12, 0x0
        mov rdi, r8
        shr rdi, 0x20
        xor ebp, ebp
        adcx rsi, r10
        adcx rbx, rax
        mov rdx, [rel .c1]
        mulx rax, r10, r8
        adcx r12, r11
        adox r12, rcx
        adox r9, [rel .c0]
        adc r9, 0x0
        shl r8, 0x20
        xor r11d, r11d
        adox rsi, r8
        adox rdi, rbx
        adox r12, r10
        adox rax, [rel .c0]
        mov r8, rsi
        sub r8, -0x1
        mov r10, rdi
        sbb r10, [rel .c2]
        mov r11, r12
        sbb r11, 0x0
        mov rcx, [rel .c1]
        adc rcx, 0x0
        setc dl
        movzx edx, dl
        add rax, r9
        sbb rdx, 0x0
        mov r9, rax
        sub r9, rcx
        adc rdx, 0x0
        bt edx, 0x0
        cmovnc rdi, r10
        cmovnc rax, r9
        cmovc r11, r12
        mov r9, [rsp-0x8]
        mov [r9+0x10], r11
        cmovc r8, rsi
        mov [r9], r8
        mov [r9+0x18], rax
        mov [r9+0x8], rdi
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0xffffffff00000001
.c2: dq 0xffffffff
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
