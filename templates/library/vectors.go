// Package {name} has vectors of {field}, by Fieldwright.
//
// It is the archive in lib; its headers in include say what elements are, and what is proved of each function.
package {name}

/*
#cgo CFLAGS: -I${SRCDIR}/include
#cgo LDFLAGS: ${SRCDIR}/lib/lib{prefix}.a
#include "{prefix}_vectors.h"
#include <cpuid.h>

static int hasAll(void) {
  unsigned a, b, c, d;
  return {condition};
}
*/
import "C"

import "unsafe"

// Element is {limbs} words of 64 bits, the least significant first, and below p.
type Element [{limbs}]uint64

var isSupported = C.hasAll() != 0

// Supported tells whether the processor has what the code needs: {needed}.
func Supported() bool { return isSupported }

// require demands a supported processor and equal lengths.
func require(n int, lengths ...int) C.size_t {
	if !isSupported {
		panic("{name}: the processor lacks instructions of the code")
	}
	for _, length := range lengths {
		if length != n {
			panic("{name}: slices of different lengths")
		}
	}
	return C.size_t(n)
}

{functions}
func word(element *Element) *C.uint64_t { return (*C.uint64_t)(unsafe.Pointer(element)) }

func arrays(slice []Element) *[{limbs}]C.uint64_t {
	return (*[{limbs}]C.uint64_t)(unsafe.Pointer(unsafe.SliceData(slice)))
}
