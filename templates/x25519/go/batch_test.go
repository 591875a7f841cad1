package x25519

import "testing"

func TestOneByOneAndTogether(t *testing.T) {
	const n = 19
	nine := [32]byte{9}
	scalars, points, out := make([][32]byte, n), make([][32]byte, n), make([][32]byte, n)
	for i := range scalars {
		for j := range scalars[i] {
			scalars[i][j] = byte(31*i + 7*j)
		}
	}
	PublicKeys(points, scalars)
	for i := range points {
		if one, err := X25519(&scalars[i], &nine); err != nil || one != points[i] {
			t.Error("public key", i, err)
		}
	}
	if err := Batch(out, scalars, points); err != nil {
		t.Error(err)
	}
	for i := range out {
		if one, err := X25519(&scalars[i], &points[i]); err != nil || one != out[i] {
			t.Error("result", i, err)
		}
	}
	points[17] = [32]byte{}
	last := out[18]
	if err := Batch(out, scalars, points); err != ErrLowOrder || out[17] != points[17] || out[18] != last {
		t.Error("a point of low order:", err)
	}
	if err := Batch(nil, nil, nil); err != nil {
		t.Error("none:", err)
	}
}
