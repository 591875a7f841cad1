; {header}
        default rel
        section .text
        global  {symbol}:function ({symbol}.end - {symbol})
        align   64
{symbol}:
        {body}
        {pool}
.end:
        {property}
        section .note.GNU-stack noalloc noexec nowrite progbits
