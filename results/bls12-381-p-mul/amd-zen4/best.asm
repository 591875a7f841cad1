; bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
; out1 is congruent to arg1*arg2/2^384 modulo p
; arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
; 344 instructions; 107.9 cycles, 1.703 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 18b4fb163378b2bf960cc149de840d5cff421e10df8ba4bf9a66f2f6e4359e3f
; found by Fieldwright, seed 1, 2026-11-21T17:11:46.661Z
; npm run optimize -- --curve bls12-381-p --op mul --seed 1 --budget 60s
; sha256 of the code: 5541310e7ad419b6ebb6115014a85df098cba64ae59d9b74f20872d7ceee08ba
        default rel
        section .text
        global  fe_bls12_381_p_mul_loose:function (fe_bls12_381_p_mul_loose.end - fe_bls12_381_p_mul_loose)
        align   64
fe_bls12_381_p_mul_loose:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        push r15
        mov rax, rdx
        mov rdx, [rsi+0x8]
        mulx r8, r9, [rax]
        mov rdx, [rax]
        mulx r10, r11, [rsi]
        xor ecx, ecx
        adox r10, r9
        adox r8, [rel .c0]
        mov r9, r11
        imul r9, [rel .c1]
        mov rdx, [rel .c2]
        mulx rcx, rbx, r9
        xor ebp, ebp
        adox r10, rcx
        mov rdx, [rax]
        mulx rcx, rbp, [rsi+0x10]
        adcx rbp, r8
        mulx r8, r12, [rsi+0x18]
        adcx r12, rcx
        mov rdx, [rel .c3]
        mulx rcx, r13, r9
        mov rdx, [rax]
        mulx r14, r15, [rsi+0x20]
        adcx r15, r8
        mov [rsp-0x8], rdi
        mulx r8, rdi, [rsi+0x28]
        adcx r14, rdi
        mov rdx, [rax+0x28]
        mov [rsp-0x10], r14
        mulx rdi, r14, [rsi+0x18]
        mov rdx, [rel .c4]
        mov [rsp-0x18], rdi
        mov [rsp-0x20], r14
        mulx rdi, r14, r9
        adcx r8, [rel .c0]
        adcx r11, rbx
        mov rdx, [rel .c5]
        mulx r11, rbx, r9
        adcx r14, r10
        adox r13, rbp
        mov rdx, [rel .c6]
        mulx r10, rbp, r9
        adox r12, rbx
        adcx rdi, r13
        adcx r12, rcx
        mov rdx, [rax+0x8]
        mulx rcx, rbx, [rsi+0x18]
        adox rbp, rbx
        mulx rbx, r13, [rsi]
        adox rcx, r10
        adcx r11, r15
        mov rdx, [rel .c7]
        mulx r9, r10, r9
        adox r9, r8
        adcx r10, rcx
        mov rdx, [rax+0x8]
        mulx r8, rcx, [rsi+0x8]
        adox r14, r13
        adox rcx, rdi
        adcx r9, [rel .c0]
        adcx rcx, rbx
        mulx rdi, rbx, [rsi+0x10]
        adox r12, rbx
        adox rbp, rdi
        mulx rdi, rbx, [rsi+0x28]
        adcx r12, r8
        mulx r8, r13, [rsi+0x20]
        adcx rbp, r11
        adcx r10, [rsp-0x10]
        adcx rbx, r8
        adox r10, r13
        adox rbx, r9
        adox rdi, [rel .c0]
        adc rdi, 0x0
        mov r8, r14
        imul r8, [rel .c1]
        mov rdx, [rel .c4]
        mulx r9, r11, r8
        mov rdx, r8
        mulx r13, r15, [rel .c2]
        mov rdx, [rax+0x10]
        mov [rsp-0x10], rdi
        mov [rsp-0x28], rbx
        mulx rdi, rbx, [rsi+0x20]
        mov rdx, [rel .c3]
        mov [rsp-0x30], rdi
        mov [rsp-0x38], rbx
        mulx rdi, rbx, r8
        mov [rsp-0x40], rdi
        xor edi, edi
        adcx r14, r15
        adc rcx, r11
        mov rdx, [rel .c5]
        mulx r11, rdi, r8
        adcx rbx, r9
        adc rdi, 0x0
        adc r11, 0x0
        add r13, rcx
        mov rdx, [rax+0x10]
        mulx r9, rcx, [rsi+0x18]
        mov rdx, r8
        mulx r14, r15, [rel .c6]
        adc r12, rbx
        adc rbp, rdi
        mov rdx, [rax+0x10]
        mulx rdi, rbx, [rsi]
        adc r11, r10
        mov [rsp-0x48], r9
        mulx r10, r9, [rsi+0x8]
        adc r14, 0x0
        add r12, rdi
        adc r10, 0x0
        adcx rbp, [rsp-0x40]
        adcx r11, r15
        mov rdx, [rel .c7]
        mulx r8, rdi, r8
        adc rdi, [rsp-0x28]
        adc r8, 0x0
        adcx r14, rdi
        adc r8, [rsp-0x10]
        xor edi, edi
        adcx r13, rbx
        mov rdx, [rsi+0x10]
        mulx rdi, rbx, [rax+0x10]
        adox rbp, rbx
        adcx r12, [rel .c0]
        adcx rbp, [rel .c0]
        adcx rdi, [rel .c0]
        adcx rbp, r10
        mov rdx, [rsi+0x28]
        mulx r10, rbx, [rax+0x10]
        adox rcx, r11
        adox r14, [rsp-0x38]
        adcx rcx, rdi
        adox r8, [rsp-0x30]
        mov rdx, [rax+0x18]
        mulx r11, rdi, [rsi+0x8]
        adcx r14, [rsp-0x48]
        adcx rbx, r8
        adox r10, [rel .c0]
        adc r10, 0x0
        mov r8, r13
        imul r8, [rel .c1]
        mov rdx, r8
        mov [rsp-0x48], rdi
        mulx r15, rdi, [rel .c4]
        mov [rsp-0x30], r11
        mov [rsp-0x38], rax
        mulx r11, rax, [rel .c2]
        mov [rsp-0x10], rsi
        xor esi, esi
        adox rax, r13
        adox r12, r11
        adcx r12, r9
        adcx r15, [rel .c0]
        adcx rdi, r12
        mulx rax, r9, [rel .c3]
        adox rbp, r9
        adox rax, rcx
        mulx r9, r11, [rel .c5]
        adox r9, r14
        adcx r15, rbp
        mulx rcx, rsi, [rel .c7]
        adcx rax, r11
        adox rsi, rbx
        adox rcx, r10
        mov r10, [rsp-0x38]
        mov rdx, [r10+0x18]
        mov r11, [rsp-0x10]
        mulx rbx, rbp, [r11]
        adox rbp, rdi
        adox r15, rbx
        mov rdx, [rel .c6]
        mulx r8, rdi, r8
        adcx r9, rdi
        adcx rsi, r8
        mov rdx, [r10+0x18]
        mulx r8, rdi, [r11+0x10]
        adox rax, [rsp-0x30]
        adcx rcx, [rel .c0]
        adcx r15, [rsp-0x48]
        mulx rbx, r12, [r11+0x18]
        adcx rax, rdi
        adox r8, r12
        adcx r9, r8
        mulx r8, rdi, [r11+0x20]
        adcx rdi, rbx
        mulx rbx, r12, [r11+0x28]
        adox rdi, rsi
        adox rcx, r8
        adcx r12, rcx
        adox rbx, [rel .c0]
        adc rbx, 0x0
        mov r8, rbp
        imul r8, [rel .c1]
        mov rdx, r8
        mulx rcx, rsi, [rel .c2]
        mulx r13, r14, [rel .c4]
        xor r10d, r10d
        adox rsi, rbp
        adox rcx, r15
        mulx r10, rsi, [rel .c6]
        adcx r14, rcx
        mulx rcx, rbp, [rel .c3]
        adox rax, rbp
        adcx r13, rax
        mulx rax, rbp, [rel .c7]
        adcx r9, rcx
        adcx rsi, rdi
        mulx r8, rcx, [rel .c5]
        adox rcx, r9
        mov r9, [rsp-0x38]
        mov rdx, [r9+0x20]
        mulx rdi, r15, [r11+0x20]
        lea rax, [rbx+rax]
        adcx r10, r12
        adox rsi, r8
        mulx r8, rbx, [r11]
        adox rbp, r10
        mulx r10, r12, [r11+0x10]
        adcx rax, [rel .c0]
        adcx r15, rbp
        adox rax, [rel .c0]
        adc rax, rdi
        mulx rdi, rbp, [r11+0x8]
        mov [rsp-0x48], rcx
        mov [rsp-0x30], r13
        mulx rcx, r13, [r11+0x28]
        adc rcx, 0x0
        add rax, r13
        adc rcx, 0x0
        add r14, rbx
        mulx rbx, r13, [r11+0x18]
        adcx r8, rbp
        adc rdi, 0x0
        adcx rsi, r13
        adc rbx, 0x0
        add rdi, r12
        adc rsi, r10
        adc r15, rbx
        adc rax, 0x0
        adc rcx, 0x0
        mov r10, r14
        imul r10, [rel .c1]
        mov rdx, [rel .c2]
        mulx rbx, rbp, r10
        xor r12d, r12d
        adcx r14, rbp
        adcx r8, rbx
        mov rdx, [rel .c3]
        mulx rbx, rbp, r10
        mov rdx, [rel .c4]
        mulx r12, r13, r10
        adcx rbp, rdi
        adox r13, [rsp-0x30]
        adcx rbx, [rel .c0]
        adcx r8, r13
        mov rdx, [rel .c5]
        mulx rdi, r13, r10
        adcx r12, [rsp-0x48]
        adox rbp, r12
        adcx rbx, rsi
        mov rdx, [rel .c6]
        mulx rsi, r12, r10
        adcx r15, r12
        adox r13, rbx
        mov rdx, r10
        mulx r10, rbx, [rel .c7]
        mov rdx, [r9+0x28]
        mulx r12, r14, [r11]
        adcx rbx, rsi
        adcx r10, [rel .c0]
        adcx r8, r14
        adox rdi, r15
        adox rax, rbx
        mulx rsi, rbx, [r11+0x10]
        adox r10, rcx
        adc r12, 0x0
        mov rcx, r8
        imul rcx, [rel .c1]
        mov rdx, rcx
        mulx r14, r15, [rel .c4]
        mov [rsp-0x48], r8
        xor r8d, r8d
        adox r15, r12
        mulx r8, r12, [rel .c2]
        adcx rbp, r8
        mov [rsp-0x30], rbp
        mulx r8, rbp, [rel .c3]
        adox r14, rbx
        adcx r13, r14
        mulx rbx, r14, [rel .c6]
        mov rdx, [r11+0x20]
        mov [rsp-0x28], rbp
        mov [rsp-0x40], r13
        mulx rbp, r13, [r9+0x28]
        adox r8, rdi
        adcx rsi, r8
        mov rdx, [r11+0x8]
        mulx r8, rdi, [r9+0x28]
        adcx r13, r14
        mov rdx, [r9+0x28]
        mulx r9, r11, [r11+0x28]
        adox rax, r13
        mov rdx, [rel .c7]
        mulx r13, r14, rcx
        adcx r14, r11
        adox r10, rbx
        adox r12, [rsp-0x48]
        adcx r13, r9
        adox rdi, r15
        mov r9, [rsp-0x28]
        adox r9, [rsp-0x40]
        mov rdx, [rel .c5]
        mulx r11, rcx, rcx
        adox rsi, [rsp-0x20]
        adcx rdi, [rsp-0x30]
        adcx r8, r9
        adcx rsi, rcx
        adox rax, [rsp-0x18]
        mov r9, [rsp-0x8]
        mov [r9], rdi
        adox rbp, r10
        adcx rax, r11
        mov [r9+0x8], r8
        adcx rbp, r14
        adc r13, 0x0
        mov [r9+0x28], r13
        mov [r9+0x20], rbp
        mov [r9+0x18], rax
        mov [r9+0x10], rsi
        pop r15
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0x89f3fffcfffcfffd
.c2: dq 0xb9feffffffffaaab
.c3: dq 0x6730d2a0f6b0f624
.c4: dq 0x1eabfffeb153ffff
.c5: dq 0x64774b84f38512bf
.c6: dq 0x4b1ba7b6434bacd7
.c7: dq 0x1a0111ea397fe69a
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
