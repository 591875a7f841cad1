; 25519 mul121665 (loose), modulo p = 2^255 - 19
; out1 is congruent to 121665*arg1 modulo p
; arg1 below 2^256; out1 below 2^256; arrays may overlap
; 25 instructions; 7.9 cycles, 1.398 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
; found by Fieldwright, seed 1, 2026-11-21T19:04:59.128Z
; npm run optimize -- --curve 25519 --op mul121665 --seed 1 --budget 10s
; sha256 of the code: 5ca9ab899b4df606212b6568a2ed4a7ec1601dfb6d769bd2d14e9db3f339000c
        default rel
        section .text
        global  fe25519_mul121665_loose:function (fe25519_mul121665_loose.end - fe25519_mul121665_loose)
        align   64
fe25519_mul121665_loose:
        mov edx, 0x1db41
        mulx rax, r8, [rsi]
        mulx r9, r10, [rsi+0x8]
        xor r11d, r11d
        adox r10, rax
        mulx rax, r11, [rsi+0x10]
        adox r11, r9
        mulx r9, rcx, [rsi+0x18]
        adox rax, rcx
        adox r9, [rel .c0]
        mov rcx, rax
        shl rcx, 0x1
        shr rcx, 0x1
        shr rax, 0x3f
        lea rax, [rax+r9*2]
        imul rax, rax, 0x13
        add rax, r8
        mov [rdi], rax
        adc r10, 0x0
        mov [rdi+0x8], r10
        adc r11, 0x0
        adc rcx, 0x0
        mov [rdi+0x18], rcx
        mov [rdi+0x10], r11
        ret
        align 8, db 0xcc
.c0: dq 0x0
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
