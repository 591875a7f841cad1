; 25519 square (loose), modulo 2^255 - 19
; 90 instructions; 27.0 cycles, 1.497 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; IR = specification: proved for all inputs (basic, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; found by Fieldwright, seed 1, 2026-11-21T04:57:31.363Z
; npm run optimize -- --curve 25519 --op square --seed 1 --budget 60s
; sha256 of the code: 77a5cec5a276c17292f74b89c7628f702ece6a4d087a454992831b585506331b
        default rel
        section .text
        global  fe25519_square_loose:function (fe25519_square_loose.end - fe25519_square_loose)
        align   64
fe25519_square_loose:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        push r15
        mov rdx, [rsi+0x8]
        mulx rax, r8, rdx
        mov rdx, [rsi+0x10]
        mulx r9, r10, [rsi]
        mov rdx, [rsi]
        mulx r11, rcx, rdx
        mulx rbx, rbp, [rsi+0x8]
        mulx r12, r13, [rsi+0x18]
        add r11, rbp
        adc r8, 0x0
        adc rax, 0x0
        add r11, rbp
        mov rdx, [rsi+0x8]
        mulx rbp, r14, [rsi+0x10]
        adc r8, 0x0
        adc rax, 0x0
        add r9, r13
        mov rdx, [rsi+0x10]
        mulx r13, r15, [rsi+0x18]
        adc rbp, 0x0
        add r10, rbx
        adc r9, r14
        mov rdx, [rsi+0x18]
        mulx rbx, r14, [rsi+0x8]
        adc r12, rbp
        mov [rsp-0x8], rdi
        mulx rbp, rdi, rdx
        adc rbx, 0x0
        add r14, r12
        adc rbx, r15
        adc r13, 0x0
        add r8, r10
        adc rax, r9
        mov rdx, [rsi+0x10]
        mulx rsi, r12, rdx
        adc r12, r14
        adc rbx, rbx
        adc r13, r13
        adc rbp, 0x0
        add r10, r8
        adc rax, r9
        adc r14, r12
        adc rbx, rsi
        adc rdi, r13
        adc rbp, 0x0
        mov rdx, rbp
        mulx r8, r9, [rel .c0]
        mov rdx, rbx
        mulx rsi, rbx, [rel .c0]
        xor ebp, ebp
        adox rbx, r11
        mov rdx, r14
        mulx r11, rbp, [rel .c0]
        adcx rcx, rbp
        adcx r11, rbx
        mov edx, 0x26
        mulx rdi, rdx, rdi
        adcx r10, rdx
        adox r10, rsi
        adox rax, r9
        adcx rax, rdi
        adcx r8, [rel .c1]
        adox r8, [rel .c1]
        mov r9, rax
        shrd r9, r8, 0x3f
        imul r8, r9, 0x13
        mov r9d, 0x3f
        bzhi rax, rax, r9
        adox r8, rcx
        adox r11, [rel .c1]
        adox r10, [rel .c1]
        adox rax, [rel .c1]
        mov r9, [rsp-0x8]
        mov [r9+0x8], r11
        mov [r9+0x10], r10
        mov [r9+0x18], rax
        mov [r9], r8
        pop r15
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x26
.c1: dq 0x0
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
