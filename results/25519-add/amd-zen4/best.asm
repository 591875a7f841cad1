; 25519 add (loose), modulo p = 2^255 - 19
; out1 is congruent to arg1+arg2 modulo p
; arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
; 22 instructions; 6.8 cycles, 1.330 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 3 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04
; found by Fieldwright, seed 1, 2026-11-21T19:04:34.867Z
; npm run optimize -- --curve 25519 --op add --seed 1 --budget 10s
; sha256 of the code: 6ea89013f2e44281c11741ffad9ba83648a612c1cf2703477d4eb120991f1ecf
        default rel
        section .text
        global  fe25519_add_loose:function (fe25519_add_loose.end - fe25519_add_loose)
        align   64
fe25519_add_loose:
        mov rax, [rdx]
        add rax, [rsi]
        mov r8, [rsi+0x8]
        adc r8, [rdx+0x8]
        mov r9, [rsi+0x10]
        adcx r9, [rdx+0x10]
        mov r10, [rsi+0x18]
        adc r10, [rdx+0x18]
        sbb r11, r11
        and r11, 0x26
        adcx rax, r11
        adc r8, 0x0
        adc r9, 0x0
        mov [rdi+0x10], r9
        adc r10, 0x0
        sbb r9, r9
        and r9, 0x26
        add r9, rax
        mov [rdi], r9
        mov [rdi+0x18], r10
        mov [rdi+0x8], r8
        ret
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
