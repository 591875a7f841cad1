; {header}
        default rel
        section .text
        global  {symbol}:function{visibility} ({symbol}.end - {symbol})
        align   64
{symbol}:
        {body}
        {pool}
.end:
        {frame}
        {property}
        section .note.GNU-stack noalloc noexec nowrite progbits
