//go:build !purego

package fr

import (
	// Makes the linker of C link programs: that of Go takes our functions, but not all of their relocations, and does
	// not say so.
	_ "runtime/cgo"

	"github.com/consensys/gnark-crypto/utils/cpu"
)

// fieldwrightMin is the length from which vectors go to our functions: below it the call takes what it gains.
const fieldwrightMin = 4

// FieldwrightButterflies sets a[i], b[i] to a[i] + b[i] w[i] and a[i] - b[i] w[i], and tells whether it has: short
// vectors are left to the caller, and all of them on processors without lanes, where our products and gnark-crypto's
// own sums are faster. b and w have the length of a.
func FieldwrightButterflies(a, b, w []Element) bool {
	if len(a) < fieldwrightMin || !cpu.SupportAVX512IFMA {
		return false
	}
	_, _ = b[len(a)-1], w[len(a)-1]
	fieldwrightButterfly(&a[0], &b[0], &w[0], uint64(len(a)))
	return true
}

//go:noescape
func fieldwrightMul(out, a, b *Element, n uint64)

//go:noescape
func fieldwrightScale(out, a, scalar *Element, n uint64)

//go:noescape
func fieldwrightInner(out, a, b *Element, n uint64)

//go:noescape
func fieldwrightButterfly(a, b, w *Element, n uint64)
