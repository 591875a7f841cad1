/*
 * An operation on points of edwards25519 that computes with four numbers side by side; where it is repeated, the state
 * stays in registers, and the loop has no store.
 * rdi: the new state, five rows of four words; rsi: the old one; rdx: what does not change, or in edx how often, at
 * least once.
 */
        .intel_syntax noprefix
        .text
        {before}
        .globl  {symbol}
        .type   {symbol}, @function
        .p2align 6
{symbol}:
        .cfi_startproc
        {masks}
        {loads}
        {next}
        {body}
        {again}
        {stores}
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
