; 25519 square (loose), modulo p = 2^255 - 19
; out1 is congruent to arg1*arg1 modulo p
; arg1 below 2^256; out1 below 2^256; arrays may overlap
; 84 instructions; 25.3 cycles, 1.562 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
; found by Fieldwright, seed 1, 2026-11-21T19:00:50.753Z
; npm run optimize -- --curve 25519 --op square --seed 1 --budget 30s
; sha256 of the code: 1d627e4c1ff8537a950ab5a3c1aaa16675581d002f9c7de34fb0def82b393a6a
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
        mov rdx, [rsi]
        mulx rax, r8, [rsi+0x18]
        mov rdx, [rsi+0x8]
        mulx r9, r10, [rsi+0x10]
        xor r11d, r11d
        adcx r8, r10
        mov rdx, [rsi]
        mulx r10, r11, [rsi+0x10]
        adcx rax, r9
        mulx r9, rcx, [rsi+0x8]
        mov rdx, [rsi+0x10]
        mulx rbx, rbp, [rsi+0x18]
        adox r11, r9
        adox r8, r10
        mov rdx, [rsi+0x18]
        mulx r9, r10, [rsi+0x8]
        adox rax, r10
        mov r10d, 0x0
        adcx r9, r10
        adcx rcx, rcx
        adox rbp, r9
        mov rdx, [rsi+0x8]
        mulx r9, r12, rdx
        mov rdx, [rsi]
        mulx r13, r14, rdx
        adcx r12, r11
        adcx r9, r8
        adcx rax, rax
        adcx rbp, rbp
        adox rbx, r10
        adcx rbx, rbx
        adox rcx, r13
        adox r12, r11
        adox r9, r8
        mov rdx, [rsi+0x10]
        mulx r8, r11, rdx
        adox r11, rax
        mov rdx, [rsi+0x18]
        mulx rax, rsi, rdx
        adox r8, rbp
        adox rbx, rsi
        adcx rax, r10
        adox rax, r10
        mov edx, 0x26
        mulx rax, rsi, rax
        mulx r8, rbp, r8
        mulx r11, r13, r11
        adox r11, rcx
        adcx r13, r14
        adcx r11, rbp
        mulx rcx, rdx, rbx
        adcx r8, rdx
        adox r8, r12
        adcx rcx, rsi
        adox r9, rcx
        adcx rax, r10
        adox rax, r10
        mov rcx, r9
        shrd rcx, rax, 0x3f
        imul rax, rcx, 0x13
        xor ecx, ecx
        adox r13, rax
        adox r11, r10
        adox r8, r10
        seto al
        movzx eax, al
        mov r10d, 0x3f
        bzhi r9, r9, r10
        add r9, rax
        mov [rdi+0x18], r9
        mov [rdi+0x8], r11
        mov [rdi+0x10], r8
        mov [rdi], r13
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
