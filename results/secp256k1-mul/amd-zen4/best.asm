; secp256k1 mul (loose), modulo 2^256 - 2^32 - 977
; 104 instructions; 36.5 cycles, 1.318 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic+floors, 2 cases)
; constant time: proved for all inputs (basic+floors, 2 cases)
; IR = specification: proved for all inputs (basic, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; found by Fieldwright, seed 1, 2026-11-21T04:47:08.076Z
; npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 40s
; sha256 of the code: baef8fab11441a07f95a9f3c000ba724dee142be7d6eae95fca69e2fe0751bb9
        default rel
        section .text
        global  secp256k1_mul_loose:function (secp256k1_mul_loose.end - secp256k1_mul_loose)
        align   64
secp256k1_mul_loose:
        push rbx
        push rbp
        push r12
        mov rax, rdx
        mov rdx, [rax]
        mulx r8, r9, [rsi]
        mulx r10, r11, [rsi+0x8]
        mov rdx, [rax+0x8]
        mulx rcx, rbx, [rsi]
        mulx rbp, r12, [rsi+0x8]
        mov rdx, [rax]
        mov [rsp-0x8], rdi
        mov [rsp-0x10], r9
        mulx rdi, r9, [rsi+0x10]
        add r10, r12
        adc rdi, 0x0
        add r10, rcx
        mulx rcx, r12, [rsi+0x18]
        mov rdx, [rax+0x8]
        mov [rsp-0x18], rcx
        mov [rsp-0x20], r12
        mulx rcx, r12, [rsi+0x18]
        mov [rsp-0x28], r9
        mov [rsp-0x30], rbx
        mulx r9, rbx, [rsi+0x10]
        adc rdi, rbx
        adc r9, 0x0
        add r8, r11
        mov rdx, [rsi]
        mulx r11, rbx, [rax+0x10]
        adc rbx, r10
        mov [rsp-0x38], rbx
        mulx r10, rbx, [rax+0x18]
        adc rbx, r11
        adc r12, r9
        adc rcx, 0x0
        add rdi, rbp
        mov rdx, [rsi+0x10]
        mulx r9, r11, [rax+0x10]
        adc r10, r11
        mov rdx, [rsi+0x8]
        mulx r11, rbp, [rax+0x10]
        adc r9, 0x0
        add r8, [rsp-0x30]
        mov [rsp-0x30], r8
        mov r8, [rsp-0x38]
        adc r8, [rsp-0x28]
        adc rbx, rbp
        adc r11, r12
        mov rdx, [rsi+0x18]
        mulx rbp, r12, [rax+0x10]
        adc rcx, r9
        adc rbp, 0x0
        add r12, rcx
        adc rbp, 0x0
        add rbx, [rsp-0x20]
        mov rdx, [rax+0x18]
        mulx r9, rcx, [rsi+0x8]
        adc rcx, [rsp-0x18]
        adc r9, 0x0
        add rdi, rbx
        adc rcx, r11
        mulx r11, rbx, [rsi+0x10]
        adc r9, rbx
        mulx rax, rsi, [rsi+0x18]
        adc rsi, r11
        adc rax, 0x0
        add r10, rcx
        adc r12, r9
        adc rsi, rbp
        adc rax, 0x0
        mov rdx, rax
        mulx rax, r9, [rel .c0]
        mov rdx, [rel .c0]
        mulx r11, rcx, rsi
        mulx r10, rsi, r10
        mulx rbx, rbp, r12
        add rsi, [rsp-0x10]
        adc rbp, [rsp-0x30]
        adc r8, rbx
        adc r11, r9
        adc rax, 0x0
        add rbp, r10
        adc r8, rcx
        adc rdi, r11
        adc rax, 0x0
        mulx rax, r9, rax
        add rsi, r9
        adc rbp, rax
        adc r8, 0x0
        adc rdi, 0x0
        sbb rax, rax
        and rax, [rel .c0]
        adox rsi, rax
        adox rbp, [rel .c1]
        mov rax, [rsp-0x8]
        mov [rax+0x8], rbp
        mov [rax+0x18], rdi
        mov [rax+0x10], r8
        mov [rax], rsi
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x1000003d1
.c1: dq 0x0
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
