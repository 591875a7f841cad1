package x25519

// #include "fieldwright_x25519_batch.h"
import "C"

import "unsafe"

// Batch sets out[i] to what X25519 gives for scalars[i] and points[i], zeros where the point is of low order, which the
// error tells. Several at a time are computed by AVX2 or AVX-512 IFMA, as the library was made and the processor has
// them, else one by one. It panics if the lengths differ, and on a processor that is not supported.
func Batch(out, scalars, points [][32]byte) error {
	require(len(out), len(scalars), len(points))
	if C.fieldwright_x25519_batch(arrays(out), arrays(scalars), arrays(points), C.size_t(len(out))) != 0 {
		return ErrLowOrder
	}
	return nil
}

// PublicKeys sets out[i] to the public key of scalars[i]. It panics if the lengths differ, and on a processor that is
// not supported.
func PublicKeys(out, scalars [][32]byte) {
	require(len(out), len(scalars))
	C.fieldwright_x25519_base_batch(arrays(out), arrays(scalars), C.size_t(len(out)))
}

func arrays(slice [][32]byte) *[32]C.uint8_t {
	return (*[32]C.uint8_t)(unsafe.Pointer(unsafe.SliceData(slice)))
}
