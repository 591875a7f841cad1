// {header}

#include "textflag.h"

// {declaration}
TEXT ·{name}(SB), {flags}, ${frame}-{bytes}
	{loads}
	{pool}
	{body}
	RET

// func leaf7() uint32
TEXT ·leaf7(SB), NOSPLIT, $0-4
	XORL AX, AX
	CPUID
	MOVL $0, BX
	CMPL AX, $7
	JLT  done
	MOVL $7, AX
	XORL CX, CX
	CPUID
done:
	MOVL BX, ret+0(FP)
	RET
