; 25519 mul (strict), modulo 2^255 - 19
; 122 instructions; 40.7 cycles, 1.234 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 a4c589a76ee36f13cc35ea795e3e5b1411ce0ab3ecca6401c2551b416c08d3c1
; found by Fieldwright, seed 1, 2026-11-21T10:59:03.244Z
; npm run optimize -- --curve 25519 --op mul --seed 1 --budget 20s --strict
; sha256 of the code: 355858eb9bee08b5eeeaaf54ba50506cf16096ba720743579d102a84a7e5a405
        default rel
        section .text
        global  fe25519_mul:function (fe25519_mul.end - fe25519_mul)
        align   64
fe25519_mul:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        push r15
        mov rax, rdx
        mov rdx, [rsi]
        mulx r8, r9, [rax+0x8]
        mulx r10, r11, [rax]
        xor ecx, ecx
        adcx r9, r10
        mov rdx, [rax]
        mulx r10, rcx, [rsi+0x10]
        mov rdx, [rax+0x8]
        mulx rbx, rbp, [rsi+0x10]
        mov rdx, [rax]
        mulx r12, r13, [rsi+0x8]
        mulx r14, r15, [rsi+0x18]
        adox r9, r13
        mov rdx, [rax+0x8]
        mov [rsp-0x8], rdi
        mulx r13, rdi, [rsi+0x8]
        adox r12, r8
        adcx rcx, rdi
        adcx rbp, r10
        mov rdx, [rax+0x18]
        mulx r8, r10, [rsi]
        adcx r8, r14
        adox rbp, r10
        mov rdx, [rsi+0x10]
        mulx r10, rdi, [rax+0x10]
        adcx rcx, r12
        mov rdx, [rsi+0x18]
        mulx r12, r14, [rax+0x8]
        mov rdx, [rsi+0x8]
        mov [rsp-0x10], r9
        mov [rsp-0x18], r11
        mulx r9, r11, [rax+0x10]
        adox r14, r8
        adcx r13, r15
        mulx r8, r15, [rax+0x18]
        adox r8, r12
        mov rdx, [rax+0x10]
        mov [rsp-0x20], r10
        mulx r12, r10, [rsi]
        adox r10, rcx
        adox r13, r12
        adcx r15, rbx
        mov ecx, 0x0
        adcx r8, rcx
        adcx rbp, r11
        mov rdx, [rax+0x18]
        mulx r11, rbx, [rsi+0x10]
        adcx r15, rdi
        mov rdx, [rax+0x10]
        mulx rdi, r12, [rsi+0x18]
        adox r9, r14
        adcx rbx, [rsp-0x20]
        adcx rdi, rcx
        adcx r13, rbp
        adcx r9, r15
        adox r8, r12
        mov rdx, [rax+0x18]
        mulx rax, rsi, [rsi+0x18]
        adox r11, rsi
        adcx r8, rbx
        adcx rdi, r11
        mov edx, 0x26
        mulx r9, r11, r9
        adcx rax, rcx
        adcx r11, [rsp-0x18]
        mulx r8, rsi, r8
        mulx rdi, rbx, rdi
        adcx r9, [rsp-0x10]
        adcx r10, r8
        adox rax, rcx
        mulx rax, r8, rax
        adox r9, rsi
        adox r10, rbx
        adcx r8, rdi
        adox r8, r13
        adox rax, rcx
        adc rax, 0x0
        mov edi, 0x3f
        bzhi rdi, r8, rdi
        shrd r8, rax, 0x3f
        imul rax, r8, 0x13
        add rax, r11
        adc r9, 0x0
        adc r10, 0x0
        adc rdi, 0x0
        mov r8, rdi
        mov r11, -0x8000000000000000
        sub r8, r11
        setc r11b
        movzx r11d, r11b
        mov rsi, rax
        add rsi, 0x13
        mov rdx, r9
        adc rdx, 0x0
        mov rbx, r10
        adc rbx, 0x0
        adc r8, 0x0
        sbb r11, 0x0
        bt r11d, 0x0
        cmovc rsi, rax
        cmovc rdx, r9
        cmovnc r10, rbx
        cmovc r8, rdi
        mov rax, [rsp-0x8]
        mov [rax], rsi
        mov [rax+0x8], rdx
        mov [rax+0x10], r10
        mov [rax+0x18], r8
        pop r15
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
