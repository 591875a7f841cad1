/* poly1305 mul (loose), modulo p = 2^130 - 5 */
/* out1 is congruent to arg1*arg2 modulo p */
/* arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap */
/* 70 instructions; 18.4 cycles, 1.409 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2 */
/* found by Fieldwright, seed 1, 2026-11-21T19:34:14.076Z */
/* npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 30s */
/* sha256 of the code: 647e2d9887e8fba03042ee075910ea74564207f4cdec51d0ab2f592fe3d1029c */
        .intel_syntax noprefix
        .text
        .globl  poly1305_mul_loose
        .type   poly1305_mul_loose, @function
        .p2align 6
poly1305_mul_loose:
        .cfi_startproc
        push rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        mov rax, rdx
        mov rdx, [rax]
        mulx r8, r9, [rsi+0x8]
        mulx r10, r11, [rsi+0x10]
        xor ecx, ecx
        adcx r8, r11
        mulx r11, rcx, [rsi]
        mov rdx, [rax+0x8]
        mulx rbx, rbp, [rsi]
        adox rbp, r9
        adcx r10, [rip+.Lpoly1305_mul_loose_c0]
        adcx r11, rbp
        mulx r9, rbp, [rsi+0x8]
        adox rbx, rbp
        mulx rbp, r12, [rsi+0x10]
        adcx rbx, r8
        adox r12, r9
        adcx r12, r10
        mov rdx, [rax+0x10]
        mulx r8, r9, [rsi]
        adox rbp, [rip+.Lpoly1305_mul_loose_c0]
        adc rbp, 0x0
        mov r10, [rsi+0x10]
        imul r10, rdx
        mulx rax, rsi, [rsi+0x8]
        add r10, rax
        xor eax, eax
        adox rsi, r12
        adcx rbx, r9
        adox r10, rbp
        adc rsi, r8
        adc r10, 0x0
        mov rax, r10
        shr rax, 0x2
        imul rax, rax, 0x5
        mov r8, rsi
        shr r8, 0x2
        shl r10, 0x3e
        lea r8, [r8+r10]
        mov r9, rbx
        shr r9, 0x2
        shl rsi, 0x3e
        lea r9, [r9+rsi]
        mov rdx, r9
        mulx r9, r10, [rip+.Lpoly1305_mul_loose_c1]
        and rbx, 0x3
        adcx rcx, r10
        adcx r11, r9
        mov rdx, r8
        mulx r8, r9, [rip+.Lpoly1305_mul_loose_c1]
        adox r11, r9
        adcx rbx, rax
        adox r8, rbx
        mov rax, r8
        and rax, 0x3
        shr r8, 0x2
        lea r8, [r8+r8*4]
        add rcx, r8
        adc r11, 0x0
        adc rax, 0x0
        mov [rdi+0x10], rax
        mov [rdi+0x8], r11
        mov [rdi], rcx
        pop r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret
        .cfi_endproc
        .balign 8, 0xcc
.Lpoly1305_mul_loose_c0: .quad 0x0
.Lpoly1305_mul_loose_c1: .quad 0x5
        .size   poly1305_mul_loose, .-poly1305_mul_loose
        .section .note.GNU-stack, "", @progbits
