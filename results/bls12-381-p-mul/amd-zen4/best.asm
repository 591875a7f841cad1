; bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
; out1 is congruent to arg1*arg2/2^384 modulo p
; arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
; 332 instructions; 104.5 cycles, 1.725 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
; found by Fieldwright, seed 1, 2026-11-21T19:00:16.790Z
; npm run optimize -- --curve bls12-381-p --op mul --seed 1 --budget 60s
; sha256 of the code: 8948051f4ba2f7243f9525a61a756a1e6f1d5ab14ed981eba13e5f90f50aa0a1
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
        mulx rcx, rbx, [rsi+0x10]
        xor ebp, ebp
        adox r10, r9
        adox r8, rbx
        mulx r9, rbx, [rsi+0x18]
        mulx rbp, r12, [rsi+0x20]
        adox rbx, rcx
        adox r9, r12
        mulx rcx, r12, [rsi+0x28]
        adox rbp, r12
        adox rcx, [rel .c0]
        mov r12, r11
        imul r12, [rel .c1]
        mov rdx, [rel .c2]
        mulx r13, r14, r12
        xor r15d, r15d
        adcx r14, r11
        mov rdx, [rax+0x8]
        mulx r11, r14, [rsi]
        mov rdx, [rel .c3]
        mov [rsp-0x8], rdi
        mulx r15, rdi, r12
        adcx r13, rdi
        mov rdx, [rel .c4]
        mov [rsp-0x10], r9
        mulx rdi, r9, r12
        mov rdx, [rax+0x8]
        mov [rsp-0x18], r15
        mov [rsp-0x20], r14
        mulx r15, r14, [rsi+0x8]
        mov rdx, [rel .c5]
        mov [rsp-0x28], r15
        mov [rsp-0x30], rcx
        mulx r15, rcx, r12
        adcx r8, r14
        mov rdx, [rax+0x8]
        mov [rsp-0x38], r8
        mulx r14, r8, [rsi+0x10]
        mov rdx, [rel .c6]
        mov [rsp-0x40], rax
        mov [rsp-0x48], rsi
        mulx rax, rsi, r12
        adcx rcx, rdi
        adcx r14, r15
        mov rdx, r12
        mulx rdi, r12, [rel .c7]
        adox r14, r12
        adcx rsi, rdi
        adcx rax, [rel .c0]
        adcx r13, r10
        adox rsi, rbp
        adcx r11, r9
        adcx r8, rbx
        adox rax, [rsp-0x30]
        mov r9, [rsp-0x40]
        mov rdx, [r9+0x8]
        mov r10, [rsp-0x48]
        mulx rdi, rbx, [r10+0x18]
        adox r13, [rsp-0x20]
        mov rbp, [rsp-0x38]
        adox rbp, [rsp-0x18]
        adcx rbx, [rel .c0]
        adcx rdi, [rel .c0]
        adcx r11, rbp
        mulx rbp, r12, [r10+0x28]
        adox rcx, [rsp-0x28]
        mulx r15, r9, [r10+0x20]
        adox rbx, [rsp-0x10]
        adox rdi, r9
        adcx rcx, r8
        adcx rbx, r14
        adcx rdi, rsi
        adox r12, r15
        adcx r12, rax
        adox rbp, [rel .c0]
        adc rbp, 0x0
        mov rax, r13
        imul rax, [rel .c1]
        mov rdx, [rel .c2]
        mulx r8, r9, rax
        xor esi, esi
        adox r8, r11
        adcx r13, r9
        mov rdx, [rel .c3]
        mulx r9, r11, rax
        mov rdx, [rel .c4]
        mulx rsi, r13, rax
        adox r9, r13
        adcx r11, r8
        adcx r9, rcx
        mov rdx, rax
        mulx r8, rcx, [rel .c5]
        adox rbx, rsi
        adcx rcx, rbx
        mulx rsi, rbx, [rel .c7]
        adox rdi, r8
        mulx rax, r8, [rel .c6]
        adcx rbx, rdi
        adox r8, r12
        adox rbp, rax
        mov rax, [rsp-0x40]
        mov rdx, [rax+0x10]
        mulx rdi, r12, [r10]
        mulx r13, r14, [r10+0x8]
        adcx r8, rsi
        adox r11, r12
        adox rdi, r14
        mulx rsi, r12, [r10+0x10]
        adcx rbp, [rel .c0]
        adcx r9, rdi
        adox r13, r12
        mulx rdi, r12, [r10+0x28]
        adcx r13, rcx
        mulx rcx, r14, [r10+0x18]
        adox r14, rsi
        adcx r14, rbx
        mulx rsi, rbx, [r10+0x20]
        adcx r8, rbx
        adox rcx, r8
        adcx rsi, r12
        adox rsi, rbp
        adox rdi, [rel .c0]
        adc rdi, 0x0
        mov r8, r11
        imul r8, [rel .c1]
        mov rdx, r8
        mulx rbx, rbp, [rel .c2]
        xor r12d, r12d
        adcx rbp, r11
        mulx r11, rbp, [rel .c3]
        adcx rbx, rbp
        adox r9, rbx
        mulx rbx, rbp, [rel .c4]
        adox r13, r11
        adcx r13, rbp
        mulx r11, rbp, [rel .c5]
        adox rbp, rbx
        mulx rbx, r12, [rel .c7]
        adcx rbp, r14
        adox r12, rcx
        adcx r12, r11
        mulx r8, r11, [rel .c6]
        adox rsi, r11
        adcx rbx, rsi
        mov rdx, [r10+0x10]
        mulx r11, rcx, [rax+0x18]
        adox rdi, r8
        mov rdx, [r10]
        mulx r8, rsi, [rax+0x18]
        adox rsi, r9
        mov rdx, [rax+0x18]
        mulx r9, r14, [r10+0x8]
        adox r14, r8
        adox r9, rbp
        adox r12, r11
        mulx r8, r11, [r10+0x28]
        adcx rdi, [rel .c0]
        adcx r9, rcx
        mulx rcx, rbp, [r10+0x18]
        adcx rbp, r12
        adcx rcx, rbx
        mulx rbx, r12, [r10+0x20]
        adox rcx, r12
        adox r11, rdi
        adcx rbx, r11
        adox r8, [rel .c0]
        adc r8, 0x0
        mov r11, rsi
        imul r11, [rel .c1]
        mov rdx, [rel .c3]
        mulx rdi, r12, r11
        mov rdx, [rel .c2]
        mulx r15, rax, r11
        xor r10d, r10d
        adcx r12, r15
        adox r14, r13
        adcx rdi, [rel .c0]
        adcx rsi, rax
        mov rdx, [rel .c6]
        mulx rax, r10, r11
        adcx r14, r12
        mov rdx, r11
        mulx rsi, r12, [rel .c4]
        adox r9, r12
        adox rbp, rsi
        adcx rdi, r9
        mulx r9, rsi, [rel .c5]
        adcx rsi, rbp
        adox r9, rcx
        adox rbx, r10
        mulx r10, r11, [rel .c7]
        adcx r11, r9
        adcx r10, rbx
        adox r8, rax
        mov rax, [rsp-0x48]
        mov rdx, [rax]
        mov r9, [rsp-0x40]
        mulx rcx, rbx, [r9+0x20]
        adox r14, rbx
        mov rdx, [rax+0x8]
        mulx rbx, rbp, [r9+0x20]
        mov rdx, [rax+0x28]
        mulx r12, r13, [r9+0x20]
        adox rcx, rdi
        adcx r8, [rel .c0]
        adcx rcx, rbp
        adox rbx, rsi
        mov rdx, [rax+0x18]
        mulx rdi, rsi, [r9+0x20]
        mov rdx, [rax+0x20]
        mulx rbp, r15, [r9+0x20]
        adox rsi, r11
        adox r15, r10
        mov rdx, [rax+0x10]
        mulx r10, r11, [r9+0x20]
        adcx rbx, r11
        adcx rsi, r10
        adcx r15, rdi
        adox rbp, [rel .c0]
        adc rbp, 0x0
        mov r10, r14
        imul r10, [rel .c1]
        mov rdx, r10
        mulx r11, rdi, [rel .c2]
        mov [rsp-0x10], r12
        mov [rsp-0x28], r8
        mulx r12, r8, [rel .c3]
        xor eax, eax
        adcx rdi, r14
        adc rcx, r8
        adc r12, 0x0
        add rcx, r11
        mulx rax, r8, [rel .c4]
        adcx r8, r12
        adc rax, 0x0
        adcx r8, rbx
        mulx r11, rdi, [rel .c7]
        mulx rbx, r12, [rel .c5]
        adcx r12, rsi
        adc rbx, 0x0
        adcx rax, r12
        adc r15, rbx
        adcx r11, r13
        mulx r10, rsi, [rel .c6]
        adc r10, 0x0
        adcx r11, rbp
        adc r10, 0x0
        add r11, rsi
        mov rdx, [r9+0x28]
        mov rsi, [rsp-0x48]
        mulx rbx, rbp, [rsi]
        mulx r12, r13, [rsi+0x18]
        adc r10, 0x0
        add rdi, r15
        adc r11, [rsp-0x28]
        adcx r10, [rsp-0x10]
        xor r14d, r14d
        adcx rbp, rcx
        mulx rcx, r14, [rsi+0x10]
        mov [rsp-0x10], rbp
        mulx r15, rbp, [rsi+0x8]
        adc rbx, r8
        adc r15, 0x0
        adcx rbx, rbp
        adc r15, 0x0
        add r13, rcx
        adc r12, 0x0
        adcx rax, r14
        adc r13, 0x0
        adc r12, 0x0
        add rax, r15
        adc rdi, r13
        mulx r8, rcx, [rsi+0x20]
        adc rcx, r12
        adc r8, 0x0
        add r11, rcx
        adc r8, r10
        mov r10, [rsp-0x10]
        imul r10, [rel .c1]
        mov rdx, r10
        mulx rcx, rbp, [rel .c2]
        xor r12d, r12d
        adox rbp, [rsp-0x10]
        mulx rbp, r12, [rel .c7]
        mulx r13, r14, [rel .c3]
        mov rdx, [rsi+0x28]
        mulx r9, rsi, [r9+0x28]
        adcx rbp, rsi
        adox rcx, rbx
        adcx r9, [rel .c0]
        adcx rcx, r14
        mov rdx, [rel .c4]
        mulx rsi, rbx, r10
        adcx rbx, r13
        adox rbx, rax
        mov rdx, [rel .c5]
        mulx rax, r13, r10
        adcx rsi, rdi
        adox rsi, r13
        mov rdi, [rsp-0x8]
        mov [rdi+0x8], rbx
        mov [rdi+0x10], rsi
        adox rax, r11
        adcx r12, rax
        mov [rdi], rcx
        mov rdx, r10
        mulx rax, r10, [rel .c6]
        adcx r10, rbp
        adox r8, r10
        mov [rdi+0x18], r12
        mov [rdi+0x20], r8
        adox rax, r9
        adc rax, 0x0
        mov [rdi+0x28], rax
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
.c3: dq 0x1eabfffeb153ffff
.c4: dq 0x6730d2a0f6b0f624
.c5: dq 0x64774b84f38512bf
.c6: dq 0x1a0111ea397fe69a
.c7: dq 0x4b1ba7b6434bacd7
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
