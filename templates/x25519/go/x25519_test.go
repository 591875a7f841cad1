package x25519

import (
	"encoding/hex"
	"testing"
)

func TestFirstIterationOfRFC7748(t *testing.T) {
	nine := [32]byte{9}
	out, err := X25519(&nine, &nine)
	if err != nil || hex.EncodeToString(out[:]) != "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079" {
		t.Error(hex.EncodeToString(out[:]), err)
	}
	if _, err := X25519(&nine, &[32]byte{}); err != ErrLowOrder {
		t.Error("a point of low order:", err)
	}
}
