/* poly1305 mul (loose), modulo p = 2^130 - 5 */
/* out1 is congruent to arg1*arg2 modulo p */
/* arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap */
/* 70 instructions; 18.2 cycles, 1.361 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4) */
/* asm = IR: proved for all inputs (basic) */
/* constant time: proved for all inputs (basic) */
/* asm = source: proved for all inputs (nested) */
/* IR = specification: proved for all inputs (basic+ledger, 1 case) */
/* asm = IR: tested on 10000 inputs */
/* asm = specification: tested on 100000 inputs */
/* proved with the checker of Fieldwright 0.1.0, sha256 18b4fb163378b2bf960cc149de840d5cff421e10df8ba4bf9a66f2f6e4359e3f */
/* found by Fieldwright, seed 1, 2026-11-21T17:15:18.680Z */
/* npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 20s */
/* sha256 of the code: 04d8a295687ae2e26f711c7b0877dacd6892a9e72b81dcf5c6dcd1ac713c01cb */
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
        push r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        mov rax, rdx
        mov rdx, [rax+0x8]
        mulx r8, r9, [rsi]
        mov rdx, [rax]
        mulx r10, r11, [rsi+0x10]
        mulx rcx, rbx, [rsi+0x8]
        xor ebp, ebp
        adcx r8, r11
        adox r9, rbx
        mulx r11, rbx, [rsi]
        adcx r10, [rip+.Lpoly1305_mul_loose_c0]
        adcx r11, r9
        mov rdx, [rax+0x8]
        mulx r9, rbp, [rsi+0x8]
        mulx r12, r13, [rsi+0x10]
        adcx rbp, rcx
        mov rdx, [rax+0x10]
        mov [rsp-0x8], rdi
        mulx rcx, rdi, [rsi]
        adox rbp, r8
        adcx r10, rcx
        mulx r8, rcx, [rsi+0x8]
        adox r13, r9
        adox r8, [rip+.Lpoly1305_mul_loose_c0]
        mov r9, [rsi+0x10]
        imul r9, rdx
        add rcx, r13
        adc r9, r12
        xor eax, eax
        adcx rbp, rdi
        adcx r10, rcx
        adc r9, r8
        mov rax, r10
        shrd rax, r9, 0x2
        mov r8d, 0x2
        shrx r9, r9, r8
        imul r9, r9, 0x5
        mov rcx, rbp
        and rcx, 0x3
        shrd rbp, r10, 0x2
        mov rdx, rbp
        mulx r10, rdi, [rip+.Lpoly1305_mul_loose_c1]
        add rbx, rdi
        adc r10, r11
        adcx r9, rcx
        mov rdx, rax
        mulx rax, r11, [rip+.Lpoly1305_mul_loose_c1]
        xor ecx, ecx
        adox r10, r11
        adox rax, r9
        mov r9, rax
        and r9, 0x3
        shrx rax, rax, r8
        imul rax, rax, 0x5
        add rax, rbx
        mov r8, [rsp-0x8]
        mov [r8], rax
        adc r10, 0x0
        mov [r8+0x8], r10
        adc r9, 0x0
        mov [r8+0x10], r9
        pop r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
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
