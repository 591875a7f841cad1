// {header}
//
// {declaration}
TEXT ·{name}(SB), {flags}, ${frame}-{bytes}
	{loads}
	{pool}
	{body}
	RET
