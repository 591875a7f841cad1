; {header}
_TEXT   SEGMENT ALIGN(64) 'CODE'
        PUBLIC  {symbol}
{symbol} PROC FRAME
        {body}
        {pool}
{symbol} ENDP
_TEXT   ENDS
        END
