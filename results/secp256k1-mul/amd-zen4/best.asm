; secp256k1 mul (loose), modulo 2^256 - 2^32 - 977
; 110 instructions; 36.3 cycles, 1.326 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic+ledger, 2 cases)
; constant time: proved for all inputs (basic+ledger, 2 cases)
; asm = source: proved for all inputs (nested+carries)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 a4c589a76ee36f13cc35ea795e3e5b1411ce0ab3ecca6401c2551b416c08d3c1
; found by Fieldwright, seed 1, 2026-11-21T10:56:26.292Z
; npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 20s
; sha256 of the code: 423d40abe080ec0164a449c9e187842c4c4e36fae80ee3f18dc672e3372894c5
        default rel
        section .text
        global  secp256k1_mul_loose:function (secp256k1_mul_loose.end - secp256k1_mul_loose)
        align   64
secp256k1_mul_loose:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        push r15
        mov rax, rdx
        mov rdx, [rax]
        mulx r8, r9, [rsi]
        mulx r10, r11, [rsi+0x10]
        mulx rcx, rbx, [rsi+0x8]
        mov rdx, [rsi]
        mulx rbp, r12, [rax+0x8]
        mov rdx, [rsi+0x8]
        mulx r13, r14, [rax+0x8]
        xor r15d, r15d
        adcx rbx, r12
        adcx rcx, rbp
        mov rdx, [rsi+0x18]
        mulx rbp, r12, [rax]
        movq xmm0, rdi
        mulx r15, rdi, [rax+0x8]
        adc r10, r13
        mov rdx, [rax+0x8]
        movq xmm1, r9
        mulx r13, r9, [rsi+0x10]
        adc r13, rbp
        adc r15, 0x0
        add r14, r11
        adc r9, r12
        adc rdi, r13
        mov rdx, [rsi]
        mulx r11, rbp, [rax+0x10]
        adc r15, 0x0
        add r14, rcx
        adc r10, r11
        adc rdi, 0x0
        adc r15, 0x0
        add r8, rbx
        mov rdx, [rsi+0x8]
        mulx r11, rcx, [rax+0x10]
        mov rdx, [rsi+0x10]
        mulx rbx, r12, [rax+0x10]
        mov rdx, [rsi+0x18]
        movq xmm2, r8
        mulx r13, r8, [rax+0x10]
        adc rbp, r14
        adc r9, r10
        adc r11, rdi
        adc r8, r15
        adc r13, 0x0
        add r9, rcx
        adc r12, r11
        mov rdx, [rax+0x18]
        mulx r10, r11, [rsi+0x8]
        mulx rcx, rdi, [rsi]
        mulx r14, r15, [rsi+0x18]
        mulx rax, rsi, [rsi+0x10]
        adc rsi, rbx
        adc rax, 0x0
        add rcx, r12
        adc r10, rsi
        adc rax, r13
        adc r14, 0x0
        add rdi, r9
        adc r11, rcx
        mov rdx, r11
        mulx r9, r11, [rel .c0]
        adc r10, r8
        adc rax, r15
        mov rdx, r10
        mulx r8, r10, [rel .c0]
        adc r14, 0x0
        movq rcx, xmm1
        add r11, rcx
        mov rdx, rax
        mulx rax, rcx, [rel .c0]
        mov rdx, r14
        mulx rsi, rbx, [rel .c0]
        movq r12, xmm2
        adc r10, r12
        adc r8, rcx
        adc rbx, rax
        adc rsi, 0x0
        add r10, r9
        adc rbp, r8
        adc rbx, rdi
        adc rsi, 0x0
        mov rdx, [rel .c0]
        mulx rax, r8, rsi
        add r8, r11
        adc r10, rax
        adc rbp, 0x0
        adc rbx, 0x0
        sbb rax, rax
        and rax, [rel .c0]
        adox rax, r8
        adox r10, [rel .c1]
        movq r8, xmm0
        mov [r8+0x18], rbx
        mov [r8], rax
        mov [r8+0x10], rbp
        mov [r8+0x8], r10
        pop r15
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
