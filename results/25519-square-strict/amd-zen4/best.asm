; 25519 square (strict), modulo 2^255 - 19
; 103 instructions; 34.3 cycles, 1.306 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; IR = specification: proved for all inputs (basic, 2 cases)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; found by Fieldwright, seed 1, 2026-11-21T05:00:09.197Z
; npm run optimize -- --curve 25519 --op square --seed 1 --budget 30s --strict
; sha256 of the code: 18c71b803d5701e1963212115e82513fdfed08053bc89f1c1acb056f5e408b11
        default rel
        section .text
        global  fe25519_square:function (fe25519_square.end - fe25519_square)
        align   64
fe25519_square:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        mov rdx, [rsi+0x10]
        mulx rax, r8, [rsi]
        mov rdx, [rsi+0x8]
        mulx r9, r10, [rsi]
        add r8, r9
        mov rdx, [rsi]
        mulx r9, r11, [rsi+0x18]
        mov rdx, [rsi+0x10]
        mulx rcx, rbx, [rsi+0x8]
        mov rdx, [rsi+0x8]
        mulx rbp, r12, [rsi+0x18]
        adc rax, rbx
        mov rdx, [rsi]
        mulx rbx, r13, rdx
        mov rdx, [rsi+0x10]
        mov [rsp-0x8], rdi
        mulx r14, rdi, rdx
        adc r12, r9
        adc rbp, 0x0
        add rax, r11
        adc r12, rcx
        mov rdx, [rsi+0x8]
        mulx r9, r11, rdx
        adc rbp, 0x0
        add r10, r10
        adc r11, r8
        adc r9, 0x0
        add rbx, r10
        adc r8, r11
        adc r9, rax
        adc r12, r12
        mov rdx, [rsi+0x18]
        mulx r10, r11, [rsi+0x10]
        adc r14, 0x0
        add rbp, r11
        adc r10, 0x0
        add rbp, rbp
        mov r11, r10
        adc r11, 0x0
        add rax, r9
        adc r12, rdi
        adc rbp, r14
        mulx r9, rcx, rdx
        adc rcx, r11
        adc r9, 0x0
        add r10, rcx
        mov edx, 0x26
        mulx r10, r11, r10
        mulx rcx, rdi, r12
        adc r9, 0x0
        add r13, rdi
        mulx rdi, rsi, rbp
        adc rsi, rbx
        adc rdi, 0x0
        add rcx, rsi
        mulx r9, rsi, r9
        adc r11, rdi
        adc r10, rsi
        adc r9, 0x0
        add r11, r8
        adc rax, r10
        adc r9, 0x0
        mov r8d, 0x3f
        bzhi r8, rax, r8
        shrd rax, r9, 0x3f
        imul rax, rax, 0x13
        add r13, rax
        adc rcx, 0x0
        adc r11, 0x0
        adc r8, 0x0
        mov rax, r8
        sub rax, [rel .c0]
        mov r9d, 0x0
        adc r9, 0x0
        mov r10, r13
        add r10, 0x13
        mov rdi, rcx
        adc rdi, 0x0
        mov rsi, r11
        adc rsi, 0x0
        adc rax, 0x0
        sbb r9, 0x0
        bt r9d, 0x0
        cmovc rax, r8
        mov r8, [rsp-0x8]
        mov [r8+0x18], rax
        cmovnc rcx, rdi
        cmovc rsi, r11
        mov [r8+0x10], rsi
        cmovnc r13, r10
        mov [r8+0x8], rcx
        mov [r8], r13
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x8000000000000000
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
