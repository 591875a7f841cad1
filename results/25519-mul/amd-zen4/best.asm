; 25519 mul (loose), modulo p = 2^255 - 19
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
; 109 instructions; 33.4 cycles, 1.360 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (nested+floors)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 13c3444981701196b47bc9bae322e325d66c436a503d68e18911efc6be077774
; found by Fieldwright, seed 3, 2026-11-21T13:39:04.905Z
; npm run optimize -- --curve 25519 --op mul --seed 3 --budget 60s
; sha256 of the code: 239ad600e512d77979b801536a3e8a9a1782fb4ad8a7bb0ba9ed239a1636e47e
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
        mov rdx, [rsi]
        mulx r8, r9, [rax+0x10]
        mulx r10, r11, [rax+0x8]
        mov rdx, [rsi+0x10]
        mulx rcx, rbx, [rax]
        mov rdx, [rax]
        mulx rbp, r12, [rsi+0x8]
        add r9, rbp
        adc rcx, 0x0
        add r10, r9
        mulx r9, rbp, [rsi]
        mov rdx, [rsi+0x8]
        mulx r13, r14, [rax+0x8]
        adc r13, rcx
        mov rdx, [rsi+0x18]
        mulx rcx, r15, [rax+0x8]
        mov [rsp-0x8], rdi
        mov [rsp-0x10], rbp
        mulx rdi, rbp, [rax]
        adc rdi, r15
        adc rcx, 0x0
        add r11, r9
        adc rbx, r10
        mov rdx, [rax+0x8]
        mulx r9, r10, [rsi+0x10]
        adc r10, rbp
        adc r9, 0x0
        add r10, r8
        adc rdi, r9
        adc rcx, 0x0
        add r12, r11
        mov rdx, [rsi]
        mulx r8, r9, [rax+0x18]
        adc r14, rbx
        adc r10, r9
        mov rdx, [rax+0x10]
        mulx r9, r11, [rsi+0x18]
        mov rdx, [rax+0x18]
        mulx rbx, rbp, [rsi+0x8]
        mov rdx, [rax+0x10]
        mov [rsp-0x18], r14
        mulx r15, r14, [rsi+0x8]
        adc rbp, rdi
        adc rbx, r11
        adc r9, 0x0
        add r13, r14
        mulx r11, rdi, [rsi+0x10]
        adc r8, rdi
        mov rdx, [rax+0x18]
        mulx rdi, r14, [rsi+0x10]
        adc r11, r14
        adc rdi, 0x0
        add r10, r13
        mulx rax, rsi, [rsi+0x18]
        adc r15, r8
        adc rcx, rbx
        adc r9, rsi
        adc rax, 0x0
        add rbp, r15
        adc rcx, r11
        adc rdi, r9
        adc rax, 0x0
        mov edx, 0x26
        mulx rax, r8, rax
        mulx r9, r11, rbp
        mulx rcx, rsi, rcx
        xor ebx, ebx
        adox r11, [rsp-0x10]
        adcx r12, r9
        mulx r9, rdi, rdi
        mov rdx, [rsp-0x18]
        adcx rdx, [rel .c0]
        adcx r10, [rel .c0]
        adcx rax, [rel .c0]
        adcx rcx, rdx
        adox r12, rsi
        adox rdi, rcx
        adox r9, r8
        adcx r9, r10
        adcx rax, [rel .c0]
        adox rax, [rel .c0]
        mov r8, r9
        shrd r8, rax, 0x3f
        imul rax, r8, 0x13
        mov r8d, 0x3f
        bzhi r8, r9, r8
        adox rax, r11
        adox r12, [rel .c0]
        adox rdi, [rel .c0]
        mov r9, [rsp-0x8]
        mov [r9+0x10], rdi
        mov [r9], rax
        mov [r9+0x8], r12
        adox r8, [rel .c0]
        mov [r9+0x18], r8
        pop r15
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x0
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
