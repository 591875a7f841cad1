package ed25519

import (
	"bytes"
	"crypto/ed25519"
	"testing"
)

func TestLikeTheStandardLibrary(t *testing.T) {
	const n = 11
	seeds, messages, publicKeys := make([][32]byte, n), make([][]byte, n), make([][32]byte, n)
	for i := range seeds {
		seeds[i] = [32]byte{byte(i), 1: 77}
		messages[i] = bytes.Repeat([]byte{byte(i)}, 100*i)
	}
	keys := Keypairs(seeds)
	signatures := Sign(keys, messages)
	for i := range seeds {
		key := ed25519.NewKeyFromSeed(seeds[i][:])
		if !bytes.Equal(key, keys[i][:]) || !bytes.Equal(ed25519.Sign(key, messages[i]), signatures[i][:]) {
			t.Error("key or signature", i)
		}
		copy(publicKeys[i][:], keys[i][32:])
	}
	signatures[7][40] ^= 1
	for i, is := range Verify(signatures, publicKeys, messages) {
		if is != (i != 7) {
			t.Error("verification", i, is)
		}
	}
	if len(Verify(nil, nil, nil)) != 0 {
		t.Error("none")
	}
}
