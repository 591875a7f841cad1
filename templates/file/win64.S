{header}
        {syntax}
        .text
        .globl  {symbol}
        .def    {symbol}
        .scl    2
        .type   32
        .endef
        .p2align 6
{symbol}:
        .seh_proc {symbol}
        {body}
        .seh_endproc
        {pool}
