package {name}

import (
	"slices"
	"testing"
)

func elements(n int, seed uint64) []Element {
	out := make([]Element, n)
	for i := range out {
		for j := 0; j < {words}; j++ {
			seed = seed*6364136223846793005 + 1442695040888963407
			out[i][j] = seed ^ seed>>31
		}
	}
	return out
}

func TestIdentities(t *testing.T) {
	same := func(what string, a, b []Element) {
		t.Helper()
		if !slices.Equal(a, b) {
			t.Error(what, "for", len(a))
		}
	}
	for n := 0; n < 18; n++ {
		a, b := elements(n, 1), elements(n, 2)
		x, y := make([]Element, n), make([]Element, n)
		AddVec(x, a, b)
		SubVec(y, x, b)
		same("a + b - b", y, a)
		SquareVec(x, b)
		MulVec(y, b, b)
		same("a square", x, y)
		sums, products := slices.Clone(a), slices.Clone(b)
		ButterflyVec(sums, products, b)
		AddVec(x, a, y)
		same("a butterfly", sums, x)
		SubVec(x, a, y)
		same("a butterfly's difference", products, x)
		scalar := elements(1, 3)[0]
		ScaleVec(x, a, &scalar)
		for i := range y {
			y[i] = scalar
		}
		MulVec(y, a, y)
		same("a multiple", x, y)
		sum, total := make([]Element, 1), make([]Element, 1)
		InnerVec(&sum[0], a, b)
		MulVec(x, a, b)
		for i := range x {
			AddVec(total, total, x[i:i+1])
		}
		same("a sum of products", sum, total)
	}
}

func TestLengths(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("slices of different lengths were taken")
		}
	}()
	SquareVec(elements(2, 1), elements(3, 1))
}
