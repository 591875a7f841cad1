/* poly1305 square (loose), modulo p = 2^130 - 5 */
/* out1 is congruent to arg1*arg1 modulo p */
/* arg1 below 2^131; out1 below 2^131; arrays may overlap */
/* 57 instructions; 15.1 cycles, 1.399 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 ec348f8db59e7a7f229a086509f54ebf45ca938676b1540e8b0e50f6853cab04 */
/* found by Fieldwright, seed 1, 2026-11-21T19:04:22.675Z */
/* npm run optimize -- --curve poly1305 --op square --seed 1 --budget 20s */
/* sha256 of the code: 9fd77ea9f78a59e31300ef20c0339d1bea2a6976eab137ec36e7cdc7a81e7363 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_square_loose
        .type   poly1305_square_loose, @function
        .p2align 6
poly1305_square_loose:
        .cfi_startproc
        mov rdx, [rsi+0x8]
        mulx rax, r8, [rsi]
        mov rdx, [rsi]
        mulx r9, r10, rdx
        mulx r11, rcx, [rsi+0x10]
        mov [rsp-0x8], rdi
        xor edi, edi
        adox rcx, rax
        mov rdx, [rsi+0x10]
        mulx rax, rdi, [rsi+0x8]
        adox rdi, r11
        adox rax, [rip+.Lpoly1305_square_loose_c0]
        mov r11, rdx
        imul r11, rdx
        mov [rsp-0x10], r10
        xor r10d, r10d
        adcx r9, r8
        adox r9, r8
        mov rdx, [rsi+0x8]
        mulx r8, r10, rdx
        adcx r10, rcx
        adox rcx, r10
        adcx r8, rdi
        adox r8, rdi
        adcx rax, rax
        adox rax, r11
        mov r10, rax
        shr r10, 0x2
        lea r10, [r10+r10*4]
        mov r11, rcx
        shrd r11, r8, 0x2
        and rcx, 0x3
        mov rdx, r11
        mulx r11, rdi, [rip+.Lpoly1305_square_loose_c1]
        adox rdi, [rsp-0x10]
        adox r11, r9
        adox rcx, r10
        shr r8, 0x2
        shl rax, 0x3e
        lea rax, [r8+rax]
        mov rdx, rax
        mulx rax, r8, [rip+.Lpoly1305_square_loose_c1]
        xor r9d, r9d
        adcx r11, r8
        adcx rcx, rax
        mov rax, rcx
        shr rax, 0x2
        and rcx, 0x3
        lea rax, [rax+rax*4]
        add rax, rdi
        adc r11, 0x0
        mov r8, [rsp-0x8]
        mov [r8+0x8], r11
        adc rcx, 0x0
        mov [r8+0x10], rcx
        mov [r8], rax
        ret
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_square_loose_c0: .quad 0x0
.Lpoly1305_square_loose_c1: .quad 0x5
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
