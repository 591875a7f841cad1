// func features() uint64
TEXT ·features(SB), NOSPLIT, $0-8
	MOVL $1, AX
	XORL CX, CX
	CPUID
	MOVL CX, R8
	XORL AX, AX
	CPUID
	MOVL $0, BX
	CMPL AX, $7
	JLT  done
	MOVL $7, AX
	XORL CX, CX
	CPUID
done:
	SHLQ $32, R8
	ORQ  BX, R8
	MOVQ R8, ret+0(FP)
	RET
