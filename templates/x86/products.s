; Multiplications.

; product/mulx    lo + 2^64*hi = a * b
;   in   a: rdx, b: reg mem
;   out  hi: reg, lo: reg
mulx    hi, lo, b

; product/mul     lo + 2^64*hi = a * b
;   in   a: rax, b: reg mem
;   out  hi: rdx, lo: rax
;   commutes a b
mul     b

; mul/imul        out = a * b mod 2^64
;   in   a: reg -> out, b: reg mem
;   out  out: reg
;   commutes a b
imul    out, b

; mul/times-3     out = 3 * a mod 2^64
;   in   a: reg
;   out  out: reg
lea     out, [a+a*2]

; mul/times-5     out = 5 * a mod 2^64
;   in   a: reg
;   out  out: reg
lea     out, [a+a*4]

; mul/times-9     out = 9 * a mod 2^64
;   in   a: reg
;   out  out: reg
lea     out, [a+a*8]

; mul/imul-constant   out = a * b mod 2^64
;   in   a: reg mem, b: imm
;   out  out: reg
imul    out, a, b
