package p256

import (
	"bytes"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"math/big"
	"slices"
	"testing"
)

func TestLikeTheStandardLibrary(t *testing.T) {
	const n = 11
	secrets, digests := make([][32]byte, n), make([][32]byte, n)
	for i := range secrets {
		secrets[i], digests[i] = [32]byte{byte(i), 31: 77}, [32]byte{byte(255 - i)}
	}
	keys, valid := PublicKeys(secrets)
	signatures, signed := Sign(secrets, digests)
	theirs := slices.Clone(keys)
	slices.Reverse(theirs)
	shared, agreed := ECDH(secrets, theirs)
	for i := range secrets {
		own, err := ecdh.P256().NewPrivateKey(secrets[i][:])
		if err != nil || !valid[i] || !bytes.Equal(own.PublicKey().Bytes()[1:], keys[i][:]) {
			t.Fatal("public key", i, err)
		}
		other, _ := ecdh.P256().NewPublicKey(append([]byte{4}, theirs[i][:]...))
		if secret, err := own.ECDH(other); err != nil || !agreed[i] || !bytes.Equal(secret, shared[i][:]) {
			t.Error("shared secret", i, err)
		}
		key := ecdsa.PublicKey{Curve: elliptic.P256(), X: number(keys[i][:32]), Y: number(keys[i][32:])}
		if !signed[i] || !ecdsa.Verify(&key, digests[i][:], number(signatures[i][:32]), number(signatures[i][32:])) {
			t.Error("signature", i)
		}
	}
	signatures[7][40] ^= 1
	for i, is := range Verify(signatures, keys, digests) {
		if is != (i != 7) {
			t.Error("verification", i, is)
		}
	}
	secrets[2], theirs[9][63] = [32]byte{}, theirs[9][63]^1
	shared, agreed = ECDH(secrets, theirs)
	for i := range agreed {
		if agreed[i] != (i != 2 && i != 9) || agreed[i] == (shared[i] == [32]byte{}) {
			t.Error("agreement", i)
		}
	}
	if len(Verify(nil, nil, nil)) != 0 {
		t.Error("none")
	}
}

func number(bytes []byte) *big.Int { return new(big.Int).SetBytes(bytes) }
