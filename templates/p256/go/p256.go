// Package p256 is ECDH and ECDSA on P-256 of many keys, by Fieldwright.
//
// Eight at a time are computed by AVX-512 IFMA, four by AVX2, as the processor is, elsewhere one by one. What one key
// has changes no result of another. Numbers are 32 bytes, the highest first; a public key is x and y, a signature r and
// s. Where valid is false, what was given is not right, and the result is zeros. All functions panic if lengths differ,
// and on a processor that is not supported.
package p256

/*
#include "fieldwright_p256_batch.h"
{preamble}
*/
import "C"

import "unsafe"

{require}

// PublicKeys gives the public key of each secret key that is from 1 to n - 1, n the order of the base point.
func PublicKeys(secretKeys [][32]byte) (keys [][64]byte, valid []bool) {
	require(len(secretKeys))
	n := len(secretKeys)
	keys, valid = make([][64]byte, n), make([]bool, C.size_t(n))
	C.fieldwright_p256_public_key_batch(bits(valid), arrays64(keys), arrays32(secretKeys), C.size_t(n))
	return keys, valid
}

// ECDH gives x of each secret key times a public key, which must be a point of the curve.
func ECDH(secretKeys [][32]byte, publicKeys [][64]byte) (shared [][32]byte, valid []bool) {
	require(len(secretKeys), len(publicKeys))
	n := len(secretKeys)
	shared, valid = make([][32]byte, n), make([]bool, C.size_t(n))
	C.fieldwright_p256_ecdh_batch(bits(valid), arrays32(shared), arrays32(secretKeys), arrays64(publicKeys), C.size_t(n))
	return shared, valid
}

// Sign gives the signature of each digest of 32 bytes, with the nonce of RFC 6979 by HMAC with SHA-256.
func Sign(secretKeys, digests [][32]byte) (signatures [][64]byte, valid []bool) {
	require(len(secretKeys), len(digests))
	n := len(secretKeys)
	signatures, valid = make([][64]byte, n), make([]bool, C.size_t(n))
	C.fieldwright_p256_sign_batch(bits(valid), arrays64(signatures), arrays32(secretKeys), arrays32(digests), C.size_t(n))
	return signatures, valid
}

// Verify tells whether each signature of a digest is right by a public key; nothing here is secret. s may be above n/2.
func Verify(signatures, publicKeys [][64]byte, digests [][32]byte) []bool {
	require(len(signatures), len(publicKeys), len(digests))
	n := len(signatures)
	valid := make([]bool, C.size_t(n))
	given := arrays64(signatures)
	C.fieldwright_p256_verify_batch(bits(valid), given, arrays64(publicKeys), arrays32(digests), C.size_t(n))
	return valid
}

// bits: a bool of Go is a byte, 0 or 1, and so is what C writes.
func bits(valid []bool) *C.uint8_t { return (*C.uint8_t)(unsafe.Pointer(unsafe.SliceData(valid))) }

func arrays32(slice [][32]byte) *[32]C.uint8_t {
	return (*[32]C.uint8_t)(unsafe.Pointer(unsafe.SliceData(slice)))
}

func arrays64(slice [][64]byte) *[64]C.uint8_t {
	return (*[64]C.uint8_t)(unsafe.Pointer(unsafe.SliceData(slice)))
}
