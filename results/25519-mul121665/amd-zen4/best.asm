; 25519 mul121665 (loose), modulo 2^255 - 19
; 25 instructions; 9.1 cycles, 1.211 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; IR = specification: proved for all inputs (basic, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; found by Fieldwright, seed 1, 2026-11-21T04:45:02.711Z
; npm run optimize -- --curve 25519 --op mul121665 --seed 1 --budget 40s
; sha256 of the code: f13c1fe4c8bf003065cbd15d9233decee44c6070f314b0ff1eda8a6414794804
        default rel
        section .text
        global  fe25519_mul121665_loose:function (fe25519_mul121665_loose.end - fe25519_mul121665_loose)
        align   64
fe25519_mul121665_loose:
        mov rdx, [rsi]
        mulx rax, r8, [rel .c0]
        mov edx, 0x1db41
        mulx r9, r10, [rsi+0x8]
        xor r11d, r11d
        adox r10, rax
        mulx rax, r11, [rsi+0x10]
        mulx rcx, rsi, [rsi+0x18]
        adox r9, r11
        adox rsi, rax
        adox rcx, [rel .c1]
        mov rax, rsi
        shrd rax, rcx, 0x3f
        imul rax, rax, 0x13
        mov r11d, 0x3f
        bzhi r11, rsi, r11
        add r8, rax
        mov [rdi], r8
        adc r10, 0x0
        mov [rdi+0x8], r10
        adc r9, 0x0
        adc r11, 0x0
        mov [rdi+0x18], r11
        mov [rdi+0x10], r9
        ret
        align 8, db 0xcc
.c0: dq 0x1db41
.c1: dq 0x0
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
