# The number below p = 2^255 - 19 that any four words at [rsi] are congruent to, to [rdi]: bit 255 becomes 19, then p
# goes off if the sum with 19 has bit 255.
        .intel_syntax noprefix
        .globl  x25519_reduce
        .type   x25519_reduce, @function
x25519_reduce:
        mov r8, [rsi]
        mov r9, [rsi+8]
        mov r10, [rsi+16]
        mov r11, [rsi+24]
        mov rax, r11
        shr rax, 63
        btr r11, 63
        imul rax, rax, 19
        add r8, rax
        adc r9, 0
        adc r10, 0
        adc r11, 0
        mov rax, r8
        mov rcx, r9
        mov rdx, r10
        mov rsi, r11
        add rax, 19
        adc rcx, 0
        adc rdx, 0
        adc rsi, 0
        btr rsi, 63
        cmovc r8, rax
        cmovc r9, rcx
        cmovc r10, rdx
        cmovc r11, rsi
        mov [rdi], r8
        mov [rdi+8], r9
        mov [rdi+16], r10
        mov [rdi+24], r11
        ret
        .size   x25519_reduce, .-x25519_reduce
        .section .note.GNU-stack, "", @progbits
