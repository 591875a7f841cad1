// Package {name} has vectors of {field}, by Fieldwright.
//
// It is the archive in lib; its headers in include say what elements are, and what is proved of each function.
package {name}

/*
#cgo CFLAGS: -I${SRCDIR}/include
#cgo LDFLAGS: ${SRCDIR}/lib/lib{prefix}.a
#include "{prefix}_vectors.h"
{preamble}
*/
import "C"

import "unsafe"

{require}

// Element is {limbs} words of 64 bits, the least significant first, and below p.
type Element [{limbs}]uint64

{functions}
func word(element *Element) *C.uint64_t { return (*C.uint64_t)(unsafe.Pointer(element)) }

func arrays(slice []Element) *[{limbs}]C.uint64_t {
	return (*[{limbs}]C.uint64_t)(unsafe.Pointer(unsafe.SliceData(slice)))
}
