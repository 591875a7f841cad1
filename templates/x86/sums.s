; Additions and subtractions of words in a column.
; Contract banner, read by src/codegen/x86/template.ts and tested on the CPU:
;   name          what it computes, over the integers
;   in   operand: where it may be (reg mem imm); "-> out" means it is overwritten by that result
;   out  result: reg
; Everything not named is preserved; flags are those of the instructions (src/codegen/x86/table).

; add/add         out + 2^64*CF' = a + b
;   in   a: reg -> out, b: reg mem imm
;   out  out: reg
;   commutes a b
add     out, b

; add/adc         out + 2^64*CF' = a + b + CF
;   in   a: reg -> out, b: reg mem imm
;   out  out: reg
;   commutes a b
adc     out, b

; add/adcx        out + 2^64*CF' = a + b + CF
;   in   a: reg -> out, b: reg mem
;   out  out: reg
;   commutes a b
adcx    out, b

; add/adox        out + 2^64*OF' = a + b + OF
;   in   a: reg -> out, b: reg mem
;   out  out: reg
;   commutes a b
adox    out, b

; add/lea         out = a + b mod 2^64
;   in   a: reg, b: reg
;   out  out: reg
lea     out, [a+b]

; add/lea-2       out = a + 2*b mod 2^64
;   in   a: reg, b: reg
;   out  out: reg
lea     out, [a+b*2]

; add/lea-4       out = a + 4*b mod 2^64
;   in   a: reg, b: reg
;   out  out: reg
lea     out, [a+b*4]

; add/lea-8       out = a + 8*b mod 2^64
;   in   a: reg, b: reg
;   out  out: reg
lea     out, [a+b*8]

; sub/sub         out - 2^64*CF' = a - b
;   in   a: reg -> out, b: reg mem imm
;   out  out: reg
sub     out, b

; sub/sbb         out - 2^64*CF' = a - b - CF
;   in   a: reg -> out, b: reg mem imm
;   out  out: reg
sbb     out, b

; compare/cmp     CF' = 0 - (a - b >> 64)
;   in   a: reg, b: reg mem imm
cmp     a, b

; flag/clear-carry   0 = CF'
clc

; flag/zero       out = 0, 0 = CF', 0 = OF'
;   out  out: reg
xor     out.32, out.32

; flag/test-bit   CF' = a & 1
;   in   a: reg
bt      a.32, 0

; bit/setc        out = CF
;   out  out: reg
setc    out.8
movzx   out.32, out.8

; bit/seto        out = OF
;   out  out: reg
seto    out.8
movzx   out.32, out.8

; bit/adc         out = CF, 0 = CF', 0 = OF'
;   out  out: reg
mov     out.32, 0
adc     out, 0
