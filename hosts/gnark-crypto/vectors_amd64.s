//go:build !purego

// Our functions of vectors, from fieldwright_amd64.syso, without cgo: they are called on the stack of the goroutine.
// The frame has room for what they take there, which is less than 2 kB, and is aligned as C wants it; they keep all
// that assembly of Go has to keep. As in gnark-crypto's own functions, no goroutine is stopped in the middle of a
// vector.

#define ON_GO_STACK(f) \
	MOVQ SP, BX; \
	ANDQ $~15, SP; \
	CALL f(SB); \
	MOVQ BX, SP; \
	RET

// func fieldwrightMul(out, a, b *Element, n uint64)
TEXT ·fieldwrightMul(SB), 0, $4096-32
	MOVQ out+0(FP), DI
	MOVQ a+8(FP), SI
	MOVQ b+16(FP), DX
	MOVQ n+24(FP), CX
	ON_GO_STACK(fe_bn254_r_strict_mul_vec)

// func fieldwrightScale(out, a, scalar *Element, n uint64)
TEXT ·fieldwrightScale(SB), 0, $4096-32
	MOVQ out+0(FP), DI
	MOVQ a+8(FP), SI
	MOVQ scalar+16(FP), DX
	MOVQ n+24(FP), CX
	ON_GO_STACK(fe_bn254_r_strict_scale_vec)

// func fieldwrightInner(out, a, b *Element, n uint64)
TEXT ·fieldwrightInner(SB), 0, $4096-32
	MOVQ out+0(FP), DI
	MOVQ a+8(FP), SI
	MOVQ b+16(FP), DX
	MOVQ n+24(FP), CX
	ON_GO_STACK(fe_bn254_r_strict_inner_vec)

// func fieldwrightButterfly(a, b, w *Element, n uint64)
TEXT ·fieldwrightButterfly(SB), 0, $4096-32
	MOVQ a+0(FP), DI
	MOVQ b+8(FP), SI
	MOVQ w+16(FP), DX
	MOVQ n+24(FP), CX
	ON_GO_STACK(fe_bn254_r_strict_butterfly_vec)
