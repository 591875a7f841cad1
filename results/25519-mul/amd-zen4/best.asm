; 25519 mul (loose), modulo p = 2^255 - 19
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
; 106 instructions; 31.3 cycles, 1.456 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
; found by Fieldwright, seed 2, 2026-11-21T18:48:05.605Z
; npm run optimize -- --curve 25519 --op mul --seed 2 --budget 60s
; sha256 of the code: ce9fe8f5be3dc382d6735ac1280c7ce89131d2e7d7d4cf13643dad561b86da40
        default rel
        section .text
        global  fe25519_mul_loose:function (fe25519_mul_loose.end - fe25519_mul_loose)
        align   64
fe25519_mul_loose:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        push r15
        mov rax, rdx
        mov rdx, [rax]
        mulx r8, r9, [rsi+0x10]
        mov rdx, [rsi+0x8]
        mulx r10, r11, [rax+0x8]
        mov rdx, [rax]
        mulx rcx, rbx, [rsi+0x18]
        xor ebp, ebp
        adcx r9, r11
        adcx r10, r8
        mulx r8, r11, [rsi+0x8]
        adox r8, r9
        mov rdx, [rax+0x8]
        mulx r9, rbp, [rsi]
        adcx rcx, [rel .c0]
        adcx r11, rbp
        adcx r9, r8
        mulx r8, rbp, [rsi+0x10]
        mulx r12, r13, [rsi+0x18]
        mov rdx, [rax]
        mulx r14, r15, [rsi]
        adox r10, rbx
        adcx rbp, r10
        mov rdx, [rax+0x10]
        mulx r10, rbx, [rsi]
        adcx rcx, r13
        adcx r12, [rel .c0]
        adcx r11, r14
        mulx r13, r14, [rsi+0x8]
        adcx rbx, r9
        mov [rsp-0x8], rdi
        mulx r9, rdi, [rsi+0x10]
        adcx rbp, r14
        adcx r13, r8
        adcx r9, [rel .c0]
        adcx rbp, r10
        mulx r8, r10, [rsi+0x18]
        adcx r13, rdi
        adox r13, rcx
        adcx r9, r12
        mov rdx, [rsi]
        mulx rcx, rdi, [rax+0x18]
        adcx r8, [rel .c0]
        adcx r13, rcx
        mov rdx, [rsi+0x8]
        mulx rcx, r12, [rax+0x18]
        adcx r10, rcx
        adcx r8, [rel .c0]
        setc cl
        movzx ecx, cl
        clc
        adcx rbp, rdi
        mov rdx, [rsi+0x10]
        mulx rdi, r14, [rax+0x18]
        adcx r12, r13
        adox r9, r10
        adox rdi, r8
        adcx r9, r14
        mov rdx, [rsi+0x18]
        mulx rax, r8, [rax+0x18]
        adcx rdi, r8
        adcx rax, [rel .c0]
        adox rax, [rel .c0]
        add rax, rcx
        mov edx, 0x26
        mulx rax, r8, rax
        mulx r10, rcx, r12
        xor esi, esi
        adox rcx, r15
        mulx r9, rsi, r9
        adox r11, r10
        mulx r10, rdi, rdi
        adcx rsi, r11
        adox r9, rdi
        adox r10, r8
        adcx rbx, r9
        adcx r10, rbp
        adox rax, [rel .c0]
        adc rax, 0x0
        mov r8, r10
        and r8, [rel .c1]
        shr r10, 0x3f
        lea rax, [r10+rax*2]
        imul rax, rax, 0x13
        add rcx, rax
        adc rsi, 0x0
        mov rax, [rsp-0x8]
        mov [rax+0x8], rsi
        adc rbx, 0x0
        adc r8, 0x0
        mov [rax+0x18], r8
        mov [rax+0x10], rbx
        mov [rax], rcx
        pop r15
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0x7fffffffffffffff
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
