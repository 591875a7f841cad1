// Package x25519 is X25519 (RFC 7748), by `fieldwright library x25519`: the archive in lib.
package x25519

/*
#cgo CFLAGS: -I${SRCDIR}/include
#cgo LDFLAGS: ${SRCDIR}/lib/libfieldwright_x25519.a
#include "fieldwright_x25519.h"
#include <cpuid.h>

static int hasAll(void) {
  unsigned a, b, c, d;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_ADX) && __builtin_cpu_supports("avx2") &&
         __builtin_cpu_supports("bmi2");
}
*/
import "C"

import (
	"errors"
	"unsafe"
)

// ErrLowOrder says that a result is all zero: the point is of low order, and whoever sent it has made the secret known
// beforehand.
var ErrLowOrder = errors.New("x25519: the result is zero, for the point is of low order")

var isSupported = C.hasAll() != 0

// Supported tells whether the processor has what the code needs: x86-64-v3 and ADX.
func Supported() bool { return isSupported }

func requireSupport() {
	if !isSupported {
		panic("x25519 needs a processor with x86-64-v3 and ADX")
	}
}

// X25519 gives the u-coordinate of scalar times the point with u-coordinate point. The scalar is clamped, bit 255 of
// the point ignored: any bytes will do. No jump and no address depends on either. It panics on a processor that is not
// supported.
func X25519(scalar, point *[32]byte) ([32]byte, error) {
	requireSupport()
	var out [32]byte
	if C.fieldwright_x25519(bytes(&out), bytes(scalar), bytes(point)) != 0 {
		return out, ErrLowOrder
	}
	return out, nil
}

func bytes(array *[32]byte) *C.uint8_t { return (*C.uint8_t)(unsafe.Pointer(array)) }
