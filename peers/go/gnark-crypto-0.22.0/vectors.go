// An archive with gnark-crypto's functions of vectors, which are local symbols of it, e.g.
// github.com/consensys/gnark-crypto/ecc/bn254/fr.mulVec.abi0; nothing here is run.
package main

import "C"

import (
	bls "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

//export vectors
func vectors() {
	v := make(fr.Vector, 16)
	v.Mul(v, v)
	v.Add(v, v)
	v.Sub(v, v)
	v.ScalarMul(v, &v[0])
	w := make(bls.Vector, 16)
	w.Mul(w, w)
}

func main() {}
