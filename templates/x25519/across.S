/*
 * The loop of the Montgomery ladder (RFC 7748, section 5) around a step that computes with four numbers side by side:
 * the state stays in registers, the loop has no store. What masks choose is the same in every step but for the bit,
 * which is secret.
 * rdi: the new state, five rows of four words; rsi: the old one; rdx: what does not change; rcx: a word with the bit
 * of each step.
 */
        .intel_syntax noprefix
        .text
        .globl  {symbol}
        .type   {symbol}, @function
        .p2align 6
{symbol}:
        .cfi_startproc
        {masks}
        {loads}
        mov r8d, {count}
        .p2align 6
.L{symbol}_next:
        vpbroadcastq ymm31, qword ptr [rcx]
        {choices}
        {body}
        add rcx, 8
        sub r8d, 1
        jnz .L{symbol}_next
        {stores}
        vzeroupper
        ret
        .cfi_endproc
        .p2align 5
.L{symbol}_c:
        {constants}
        .size   {symbol}, .-{symbol}
        .section .note.GNU-stack, "", @progbits
        .att_syntax
