/*
 * A function on rows of four words, numbers side by side, or on two such rows in halves of registers of 512 bits.
 * rdi: rows of the result; rsi: of the state; rdx: what does not change, or in edx how often, at least once; rcx: of a
 * ladder, a word with the secret bit of each step. Of what is repeated the state stays in registers, without stores.
 */
        .intel_syntax noprefix
        .text
        {before}
        .globl  {symbol}
        .hidden {symbol}
        .type   {symbol}, @function
        .p2align 6
{symbol}:
        .cfi_startproc
        {body}
        vzeroupper
        ret
        .cfi_endproc
        .p2align 5
.L{symbol}_c:
        {constants}
        .size   {symbol}, .-{symbol}
        {after}
        .section .note.GNU-stack, "", @progbits
        .att_syntax
