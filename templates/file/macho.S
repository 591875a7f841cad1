{header}
        {syntax}
        .section __TEXT,__text,regular,pure_instructions
        .globl  _{symbol}
        {visibility}
        .p2align 6
_{symbol}:
        .cfi_startproc
        {body}
        .cfi_endproc
        {pool}
        .subsections_via_symbols
