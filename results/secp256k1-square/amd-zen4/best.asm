; secp256k1 square (loose), modulo p = 2^256 - 2^32 - 977
; out1 is congruent to arg1*arg1 modulo p
; arg1 below 2^256; out1 below 2^256; arrays may overlap
; 89 instructions; 25.2 cycles, 1.675 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic, 2 cases)
; constant time: proved for all inputs (basic, 2 cases)
; asm = source: proved for all inputs (basic, 2 cases; source = IR: nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
; found by Fieldwright, seed 1, 2026-11-21T19:02:11.646Z
; npm run optimize -- --curve secp256k1 --op square --seed 1 --budget 30s
; sha256 of the code: d358ca0e344e30dd3d19b216d49cba6677c8bbcb8ccd03aa47f46aa3f1a7413f
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
        mov rdx, [rsi+0x10]
        mulx rax, r8, [rsi]
        mov rdx, [rsi]
        mulx r9, r10, [rsi+0x18]
        xor r11d, r11d
        adcx rax, r10
        mulx r10, r11, [rsi+0x8]
        adox r10, r8
        mov rdx, [rsi+0x10]
        mulx r8, rcx, [rsi+0x8]
        adox rax, rcx
        mov rdx, [rsi+0x8]
        mulx rcx, rbx, [rsi+0x18]
        adcx r8, r9
        mov r9d, 0x0
        adcx rcx, r9
        adcx r11, r11
        adcx r10, r10
        adox rbx, r8
        mov rdx, [rsi+0x18]
        mulx r8, rbp, [rsi+0x10]
        adcx rax, rax
        adox rcx, rbp
        mov rdx, [rsi+0x10]
        mulx rbp, r12, rdx
        adcx rbx, rbx
        adcx rbp, rcx
        adox r8, r9
        adcx r8, r8
        mov rdx, [rsi]
        mulx r13, r14, rdx
        adox r13, r11
        mov rdx, [rsi+0x8]
        movq xmm0, rdi
        mulx r11, rdi, rdx
        adox r10, rdi
        adox r11, rax
        adox r12, rbx
        adox rbp, rcx
        mov rdx, [rsi+0x18]
        mulx rax, rcx, rdx
        adox rcx, r8
        mov rdx, r12
        mov r8, 0x1000003d1
        mulx rdi, rsi, r8
        adcx rax, r9
        adcx r14, rsi
        mov rdx, rbp
        mulx rsi, rbx, r8
        adcx rdi, rbx
        adcx rsi, r9
        adcx rdi, r13
        adox rax, r9
        mov rdx, rax
        mulx rax, rbx, r8
        mov rdx, rcx
        mulx rcx, rbp, r8
        adcx rsi, rbp
        adc rcx, r11
        adc rax, 0x0
        adcx rsi, r10
        adcx rcx, rbx
        adc rax, 0x0
        mov rdx, rax
        mulx rax, r10, r8
        add r10, r14
        adc rax, rdi
        adc rsi, 0x0
        adc rcx, 0x0
        sbb r11, r11
        and r11, r8
        add r11, r10
        movq r8, xmm0
        mov [r8], r11
        adc rax, 0x0
        mov [r8+0x10], rsi
        mov [r8+0x8], rax
        mov [r8+0x18], rcx
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
