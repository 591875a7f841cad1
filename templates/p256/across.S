/*
 * A formula of P-256 with four numbers side by side, in words of rows.
 * rdi: rows of the result, which are elsewhere; rsi: the point; rdx: what does not change.
 */
        .intel_syntax noprefix
        .text
        .globl  {symbol}
        .hidden {symbol}
        .type   {symbol}, @function
        .p2align 6
{symbol}:
        .cfi_startproc
        {frame}
        {body}
        {unframe}
        vzeroupper
        ret
        .cfi_endproc
        .p2align 5
.L{symbol}_c:
        {constants}
        .size   {symbol}, .-{symbol}
        .section .note.GNU-stack, "", @progbits
        .att_syntax
