// Package ed25519 is Ed25519 (RFC 8032, section 5.1) of many keys and messages, by Fieldwright.
//
// Eight at a time are computed by AVX-512 IFMA, four by AVX2, as the processor is, elsewhere one by one. A result
// depends on nothing of the others. All functions panic if lengths differ, and on a processor that is not supported.
package ed25519

/*
#include "fieldwright_ed25519_batch.h"
{preamble}
*/
import "C"

import (
	"runtime"
	"unsafe"
)

{require}

// Keypairs gives secret keys: each seed, which is 32 bytes of a good random source, and behind it its public key.
func Keypairs(seeds [][32]byte) [][64]byte {
	require(len(seeds))
	out := make([][64]byte, len(seeds))
	C.fieldwright_ed25519_keypair_batch(arrays64(out), arrays32(seeds), C.size_t(len(seeds)))
	return out
}

// Sign gives the signature of each message by a secret key, which is as Keypairs makes them: signatures of a message
// with two public keys behind one seed give its scalar away. No jump and no address depends on a key.
func Sign(secretKeys [][64]byte, messages [][]byte) [][64]byte {
	require(len(secretKeys), len(messages))
	out := make([][64]byte, len(messages))
	withParts(messages, func(pointers **C.uint8_t, lengths *C.size_t) {
		C.fieldwright_ed25519_sign_batch(arrays64(out), arrays64(secretKeys), pointers, lengths, C.size_t(len(out)))
	})
	return out
}

// Verify tells whether each signature of a message is right by a public key; nothing here is secret. What right means
// exactly is said in fieldwright_ed25519_batch.h.
func Verify(signatures [][64]byte, publicKeys [][32]byte, messages [][]byte) []bool {
	require(len(signatures), len(publicKeys), len(messages))
	valid := make([]byte, len(messages))
	withParts(messages, func(pointers **C.uint8_t, lengths *C.size_t) {
		C.fieldwright_ed25519_verify_batch((*C.uint8_t)(unsafe.SliceData(valid)), arrays64(signatures),
			arrays32(publicKeys), pointers, lengths, C.size_t(len(valid)))
	})
	out := make([]bool, len(valid))
	for i, is := range valid {
		out[i] = is == 1
	}
	return out
}

// withParts calls f with pointers to the messages, which stay where they are meanwhile, and their lengths.
func withParts(messages [][]byte, f func(pointers **C.uint8_t, lengths *C.size_t)) {
	var pinner runtime.Pinner
	defer pinner.Unpin()
	pointers, lengths := make([]*C.uint8_t, len(messages)), make([]C.size_t, len(messages))
	for i, message := range messages {
		lengths[i] = C.size_t(len(message))
		if len(message) > 0 {
			pointers[i] = (*C.uint8_t)(unsafe.SliceData(message))
			pinner.Pin(pointers[i])
		}
	}
	f(unsafe.SliceData(pointers), unsafe.SliceData(lengths))
}

func arrays32(slice [][32]byte) *[32]C.uint8_t {
	return (*[32]C.uint8_t)(unsafe.Pointer(unsafe.SliceData(slice)))
}

func arrays64(slice [][64]byte) *[64]C.uint8_t {
	return (*[64]C.uint8_t)(unsafe.Pointer(unsafe.SliceData(slice)))
}
