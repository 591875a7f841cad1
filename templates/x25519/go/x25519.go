// Package x25519 is X25519 (RFC 7748), by Fieldwright.
package x25519

/*
#include "fieldwright_x25519.h"
{preamble}
*/
import "C"

import (
	"errors"
	"unsafe"
)

{require}

// ErrLowOrder says that a result is all zero: the point is of low order, and whoever sent it has made the secret known
// beforehand.
var ErrLowOrder = errors.New("x25519: the result is zero, for the point is of low order")

// X25519 gives the u-coordinate of scalar times the point with u-coordinate point. The scalar is clamped, bit 255 of
// the point ignored: any bytes will do. No jump and no address depends on either. It panics on a processor that is not
// supported.
func X25519(scalar, point *[32]byte) ([32]byte, error) {
	require()
	var out [32]byte
	if C.fieldwright_x25519(bytes(&out), bytes(scalar), bytes(point)) != 0 {
		return out, ErrLowOrder
	}
	return out, nil
}

func bytes(array *[32]byte) *C.uint8_t { return (*C.uint8_t)(unsafe.Pointer(array)) }
