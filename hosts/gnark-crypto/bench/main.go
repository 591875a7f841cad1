// Times what programs call of gnark-crypto's vectors over the scalar field of BN254, each on what the call before made.
package main

import (
	"fmt"
	"sort"
	"time"

	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr/fft"
)

const batches = 31

// timing prints a line `operation nanoseconds`: the lower quartile of batches of about a millisecond, which other work
// on the machine disturbs least.
func timing(name string, calls int, call func()) {
	call()
	times := make([]float64, batches)
	for i := range times {
		start := time.Now()
		for range calls {
			call()
		}
		times[i] = float64(time.Since(start).Nanoseconds()) / float64(calls)
	}
	sort.Float64s(times)
	fmt.Printf("%s %.1f\n", name, times[batches/4])
}

func vector(n int) fr.Vector {
	made := make(fr.Vector, n)
	made.MustSetRandom()
	return made
}

// short has 256 products of vectors of n.
func short(n int) {
	a, b := vector(n), vector(n)
	timing(fmt.Sprintf("mul-256×%d", n), max(1, 512/n), func() {
		for range 256 {
			a.Mul(a, b)
		}
	})
}

func long(n int) {
	a, b, out := vector(n), vector(n), vector(n)
	timing(fmt.Sprintf("mul-%d", n), 32, func() { out.Mul(out, b) })
	timing(fmt.Sprintf("scale-%d", n), 32, func() { out.ScalarMul(out, &b[0]) })
	timing(fmt.Sprintf("inner-%d", n), 32, func() { out[0] = a.InnerProduct(out) })
	timing(fmt.Sprintf("add-%d", n), 256, func() { out.Add(out, a) })
}

// transforms there and back.
func transforms(n int) {
	domain, a := fft.NewDomain(uint64(n)), vector(n)
	timing(fmt.Sprintf("fft-dif-%d", n), 2, func() { domain.FFT(a, fft.DIF, fft.WithNbTasks(1)) })
	timing(fmt.Sprintf("fft-dit-%d", n), 2, func() { domain.FFT(a, fft.DIT, fft.WithNbTasks(1)) })
}

func main() {
	for _, n := range []int{2, 4, 8, 32} {
		short(n)
	}
	long(1024)
	transforms(4096)
}
