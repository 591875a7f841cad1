{header}
        {syntax}
        .text
        .globl  {symbol}
        {visibility}
        .type   {symbol}, @function
        .p2align 6
{symbol}:
        .cfi_startproc
        {body}
        .cfi_endproc
        {pool}
        .size   {symbol}, .-{symbol}
        {property}
        .section .note.GNU-stack, "", @progbits
