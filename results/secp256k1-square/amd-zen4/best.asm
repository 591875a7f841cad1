; secp256k1 square (loose), modulo 2^256 - 2^32 - 977
; 89 instructions; 28.6 cycles, 1.467 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic+floors, 2 cases)
; constant time: proved for all inputs (basic+floors, 2 cases)
; IR = specification: proved for all inputs (basic, 2 cases)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; found by Fieldwright, seed 1, 2026-11-21T04:47:49.857Z
; npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 40s
; sha256 of the code: 3c98983c3f9b46fdf6b87f704d82bb8c3b26416b5826b5cfd48d096242cd6622
        default rel
        section .text
        global  secp256k1_square_loose:function (secp256k1_square_loose.end - secp256k1_square_loose)
        align   64
secp256k1_square_loose:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        mov rdx, [rsi]
        mulx rax, r8, rdx
        mulx r9, r10, [rsi+0x8]
        mov rdx, [rsi+0x10]
        mulx r11, rcx, [rsi+0x8]
        mov rdx, [rsi]
        mulx rbx, rbp, [rsi+0x18]
        mulx r12, r13, [rsi+0x10]
        add r9, r13
        adc rbp, r12
        adc rbx, 0x0
        add rax, r10
        mov rdx, [rsi+0x8]
        mulx r12, r13, rdx
        adc r13, r9
        mov [rsp-0x8], rdi
        mulx r14, rdi, [rsi+0x18]
        adc r12, 0x0
        add rcx, rbp
        adc rbx, r11
        adc r14, 0x0
        add rbx, rdi
        adc r14, 0x0
        add rax, r10
        mov rdx, [rsi+0x10]
        mulx r10, r11, [rsi+0x18]
        adc r13, 0x0
        adc r12, 0x0
        add r11, r14
        mov rdx, [rsi+0x18]
        mulx rdi, rbp, rdx
        adc r10, 0x0
        add r11, r11
        adc rbp, r10
        adc rdi, 0x0
        add r9, r13
        mov rdx, [rsi+0x10]
        mulx rsi, r13, rdx
        adc rcx, rcx
        adc r13, rbx
        adc rsi, 0x0
        add r12, rcx
        adc rbx, r13
        adc rsi, r11
        adc r10, rbp
        adc rdi, 0x0
        mov rdx, rdi
        mulx r11, rcx, [rel .c0]
        mov rdx, rbx
        mulx rdi, rbx, [rel .c0]
        xor ebp, ebp
        adox rbx, r8
        adox rdi, rax
        mov rdx, rsi
        mulx rax, r8, [rel .c0]
        adcx r8, rdi
        mov rdx, [rel .c0]
        mulx r10, rdi, r10
        adcx rdi, rax
        adox r9, rdi
        adox r12, rcx
        adcx r12, r10
        adcx r11, [rel .c1]
        adox r11, [rel .c1]
        mulx rax, r10, r11
        adcx rbx, r10
        adcx r8, rax
        adc r9, 0x0
        adc r12, 0x0
        sbb rax, rax
        and rax, [rel .c0]
        adox rax, rbx
        adox r8, [rel .c1]
        mov r10, [rsp-0x8]
        mov [r10+0x10], r9
        mov [r10+0x18], r12
        mov [r10], rax
        mov [r10+0x8], r8
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x1000003d1
.c1: dq 0x0
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
