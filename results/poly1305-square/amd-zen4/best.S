/* poly1305 square (loose), modulo 2^130 - 5 */
/* 54 instructions; 17.2 cycles, 1.270 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* IR = specification: proved for all inputs (basic, 1 case) */
/* asm = IR: tested on 4000 inputs */
/* asm = specification: tested on 100000 inputs */
/* found by Fieldwright, seed 1, 2026-11-21T04:49:13.218Z */
/* npm run optimize -- --curve poly1305 --op square --seed 1 --budget 40s */
/* sha256 of the code: ea4577070eefdb710313dba47b6fc122479985ab874fabcb2745e11bcb4a9fed */
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
        mulx rax, r8, [rsi]
        mov rdx, [rsi+0x8]
        mulx r9, r10, [rsi]
        mov rdx, [rsi]
        mulx r11, rcx, rdx
        add r8, r9
        mov rdx, [rsi+0x10]
        mulx r9, rbx, [rsi+0x8]
        adc rbx, rax
        adc r9, 0x0
        mov rax, rdx
        imul rax, rdx
        add r11, r10
        adc r8, r8
        adc rbx, rbx
        adc rax, r9
        add r11, r10
        lea rax, [rax+r9]
        mov rdx, [rsi+0x8]
        mulx r9, r10, rdx
        adc r10, r8
        adc rbx, r9
        adc rax, 0x0
        mov r8, r10
        shrd r8, rbx, 0x2
        mov edx, 0x5
        mulx r8, r9, r8
        mov rsi, rax
        shr rsi, 0x2
        and r10, 0x3
        shrd rbx, rax, 0x2
        imul rax, rsi, 0x5
        xor esi, esi
        adox r9, rcx
        adox r11, r8
        mulx r8, rcx, rbx
        adox r8, r10
        adox r8, rax
        add rcx, r11
        adc r8, 0x0
        mov rax, r8
        and rax, 0x3
        shr r8, 0x2
        imul r8, r8, 0x5
        add r9, r8
        adc rcx, 0x0
        adc rax, 0x0
        mov [rdi+0x10], rax
        mov [rdi], r9
        mov [rdi+0x8], rcx
        pop rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret
        .cfi_endproc
        .size   poly1305_square_loose, .-poly1305_square_loose
        .section .note.GNU-stack, "", @progbits
