; Operations on single words that are neither sums nor products.

; and/and         out = a & b
;   in   a: reg -> out, b: reg mem imm
;   out  out: reg
;   commutes a b
and     out, b

; and/low-bits    out = a & b, b = 2^k - 1, k < 256
;   in   a: reg mem, k: reg
;   out  out: reg
bzhi    out, a, k

; and/low-half    out = a & 0xffffffff
;   in   a: reg
;   out  out: reg
mov     out.32, a.32

; and/low-byte    out = a & 0xff
;   in   a: reg
;   out  out: reg
movzx   out.32, a.8

; and/clear-bit   out = a & (2^64 - 1 - (1 << k))
;   in   a: reg -> out
;   out  out: reg
;   amount
btr     out, k

; or/or           out = a | b
;   in   a: reg -> out, b: reg mem imm
;   out  out: reg
;   commutes a b
or      out, b

; xor/xor         out = a ^ b
;   in   a: reg -> out, b: reg mem imm
;   out  out: reg
;   commutes a b
xor     out, b

; not/not         out = 2^64 - 1 - a
;   in   a: reg -> out
;   out  out: reg
not     out

; bswap/bswap     out = bswap a
;   in   a: reg -> out
;   out  out: reg
bswap   out

; bswap/movbe     out = bswap a
;   in   a: mem
;   out  out: reg
movbe   out, a

; shl/shl         out = a << k mod 2^64
;   in   a: reg -> out
;   out  out: reg
;   amount
shl     out, k

; shl/shlx        out = a << c mod 2^64, c < 64
;   in   a: reg mem, c: reg
;   out  out: reg
shlx    out, a, c

; shr/shr         out = a >> k
;   in   a: reg -> out
;   out  out: reg
;   amount
shr     out, k

; shr/shrx        out = a >> c, c < 64
;   in   a: reg mem, c: reg
;   out  out: reg
shrx    out, a, c

; sar/sar         out = signed a >> k mod 2^64
;   in   a: reg -> out
;   out  out: reg
;   amount
sar     out, k

; sar/sarx        out = signed a >> c mod 2^64, c < 64
;   in   a: reg mem, c: reg
;   out  out: reg
sarx    out, a, c

; ror/ror         out = (a >> k | a << (64-k)) mod 2^64
;   in   a: reg -> out
;   out  out: reg
;   amount
ror     out, k

; ror/rorx        out = (a >> k | a << (64-k)) mod 2^64
;   in   a: reg mem
;   out  out: reg
;   amount
rorx    out, a, k

; shrd/shrd       out = (a + 2^64*b) >> k mod 2^64
;   in   a: reg -> out, b: reg
;   out  out: reg
;   amount
shrd    out, b, k

; shld/shld       out = b << k mod 2^64 | a >> (64-k)
;   in   b: reg -> out, a: reg
;   out  out: reg
;   amount
shld    out, a, k

; mask/sbb        out - 2^64*CF' = 0 - CF
;   out  out: reg
sbb     out, out

; mask/sbb-half   out = (0 - CF) mod 2^32, CF' = CF
;   out  out: reg
sbb     out.32, out.32

; mask/neg        out = 0 - a mod 2^64
;   in   a: reg -> out
;   out  out: reg
neg     out

; mask/neg-half   out = (0 - a) mod 2^32
;   in   a: reg -> out
;   out  out: reg
neg     out.32

; select/cmovc    out = CF ? b : a
;   in   a: reg -> out, b: reg mem
;   out  out: reg
cmovc   out, b

; select/cmovnc   out = CF ? b : a
;   in   b: reg -> out, a: reg mem
;   out  out: reg
cmovnc  out, a

; zero-test/cmp   CF' = a = 0
;   in   a: reg mem
cmp     a, 1

; store/mov       memory = a
;   in   a: reg
;   store
mov     [p], a

; store/immediate memory = a
;   in   a: reg imm
;   store
mov     [p], a

; store/movbe     memory = bswap a
;   in   a: reg
;   store
movbe   [p], a

; copy/mov        out = a
;   in   a: reg mem
;   out  out: reg
mov     out, a
