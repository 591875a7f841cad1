/* poly1305 square (loose), modulo 2^130 - 5 */
/* 50 instructions; 15.2 cycles, 1.362 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T05:02:15.983Z */
/* npm run optimize -- --curve poly1305 --op square --seed 1 --budget 30s */
/* sha256 of the code: 046d7513bfb7cf5f56fbb80829cb286b64f365427a55239b77e88fc89fe04639 */
        .intel_syntax noprefix
        .text
        .globl  poly1305_square_loose
        .type   poly1305_square_loose, @function
        .p2align 6
poly1305_square_loose:
        .cfi_startproc
        push rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        mov rdx, [rsi+0x10]
        mulx rax, r8, [rsi+0x8]
        mov rdx, [rsi]
        mulx r9, r10, [rsi+0x8]
        mulx r11, rcx, [rsi+0x10]
        mov rbx, [rsi+0x10]
        imul rbx, [rsi+0x10]
        add r9, rcx
        adc r8, r11
        adc rax, 0x0
        add rbx, rax
        xor r11d, r11d
        adox r10, r10
        mulx r11, rcx, rdx
        adcx r11, r10
        mov rdx, [rsi+0x8]
        mulx r10, rsi, rdx
        adox rsi, r9
        adox r10, r8
        adox rax, rbx
        adcx r9, rsi
        adc r10, r8
        adc rax, 0x0
        mov r8, r9
        shrd r8, r10, 0x2
        mov edx, 0x5
        mulx r8, rsi, r8
        and r9, 0x3
        shrd r10, rax, 0x2
        add rcx, rsi
        mulx r10, rsi, r10
        adc r11, r8
        adc r10, r9
        shr rax, 0x2
        imul rax, rax, 0x5
        add rsi, r11
        adc rax, r10
        mov r8, rax
        and r8, 0x3
        shr rax, 0x2
        imul rax, rax, 0x5
        add rax, rcx
        adc rsi, 0x0
        adc r8, 0x0
        mov [rdi+0x8], rsi
        mov [rdi], rax
        mov [rdi+0x10], r8
        pop rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret
        .cfi_endproc
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
