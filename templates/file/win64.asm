; {header}
        default rel
        section .text code align=64
        global  {symbol}
{symbol}:
        {body}
        {pool}
.end:
        section .xdata rdata align=8
.unwind:
        {unwind}
        section .pdata rdata align=4
        dd      {symbol} wrt ..imagebase, {symbol}.end wrt ..imagebase, {symbol}.unwind wrt ..imagebase
