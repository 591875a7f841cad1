; 25519 square (loose), modulo 2^255 - 19
; 79 instructions; 25.2 cycles, 1.583 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; IR = specification: proved for all inputs (basic, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; found by Fieldwright, seed 1, 2026-11-21T04:42:58.760Z
; npm run optimize -- --curve 25519 --op square --seed 1 --budget 60s
; sha256 of the code: 282e33947c1c9ea8ca695eee4d533a3e67c3ae09e2c78e27a7f152f8ddaf5597
        default rel
        section .text
        global  fe25519_square_loose:function (fe25519_square_loose.end - fe25519_square_loose)
        align   64
fe25519_square_loose:
        push rbx
        push rbp
        push r12
        mov rdx, [rsi]
        mulx rax, r8, rdx
        mulx r9, r10, [rsi+0x10]
        mulx r11, rcx, [rsi+0x18]
        mulx rbx, rbp, [rsi+0x8]
        add rbx, r10
        adc rcx, r9
        mov rdx, [rsi+0x8]
        mulx r9, r10, [rsi+0x10]
        mov [rsp-0x8], rdi
        mulx r12, rdi, rdx
        adc r11, r9
        mov [rsp-0x10], r8
        mulx r9, r8, [rsi+0x18]
        adc r9, 0x0
        add r10, rcx
        adc r8, r11
        adc r9, 0x0
        add rax, rbp
        adc rbx, rbx
        mov rdx, [rsi+0x10]
        mulx r11, rcx, [rsi+0x18]
        adc r12, 0x0
        add rcx, r9
        adc r11, 0x0
        add rbp, rax
        adc rbx, rdi
        mulx rax, r9, rdx
        adc r10, r10
        adc r9, r8
        mov rdx, [rsi+0x18]
        mulx rdi, rsi, rdx
        adc rax, 0x0
        add r12, r10
        adc r9, r8
        adc rcx, rcx
        adc rsi, r11
        adc rdi, 0x0
        add rcx, rax
        mov rdx, r9
        mulx rax, r8, [rel .c0]
        adc rsi, r11
        adc rdi, 0x0
        mov rdx, rdi
        mulx r9, r10, [rel .c0]
        xor r11d, r11d
        adox r8, [rsp-0x10]
        mov edx, 0x26
        mulx r11, rcx, rcx
        adox rbp, rax
        adcx rcx, rbp
        adox rbx, r11
        mulx rax, r11, rsi
        adcx r11, rbx
        adcx r12, r10
        adox r12, rax
        adcx r9, [rel .c1]
        adox r9, [rel .c1]
        mov rax, r12
        shrd rax, r9, 0x3f
        imul rax, rax, 0x13
        mov r9d, 0x3f
        bzhi r9, r12, r9
        adox rax, r8
        adox rcx, [rel .c1]
        adox r11, [rel .c1]
        adox r9, [rel .c1]
        mov r8, [rsp-0x8]
        mov [r8+0x18], r9
        mov [r8], rax
        mov [r8+0x10], r11
        mov [r8+0x8], rcx
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x26
.c1: dq 0x0
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
