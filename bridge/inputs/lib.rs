//! Field operations of Rust crates as C functions: results first, everything by pointer. A result is computed as a whole before it is
//! written, so that buffers may coincide. The modules `dalek_field` and `bls_fp` are private in their crates; the build
//! declares them here by the paths of their files.
#![allow(clippy::missing_safety_doc, dead_code, non_snake_case, unexpected_cfgs)]

use fiat_crypto::{
    curve25519_64::*, curve25519_solinas_64::*, p224_64::*, p256_64::*, p384_64::*, p434_64::*, p448_solinas_64::*, p521_64::*,
    poly1305_64::*, secp256k1_dettman_64::*, secp256k1_montgomery_64::*,
};

macro_rules! export {
    ($($name:ident($($arg:ident: $t:ty),*) -> $r:ty { $body:expr })*) => {$(
        #[no_mangle]
        pub unsafe extern "C" fn $name(out: *mut $r, $($arg: *const $t),*) {
            $(let $arg: &$t = &*$arg;)*
            *out = $body;
        }
    )*};
}

/// The result of a function that writes it through its first argument.
macro_rules! filled {
    ($f:ident($($arg:expr),*)) => {{
        let mut r = core::mem::zeroed();
        $f(&mut r, $($arg),*);
        r
    }};
}

type Fp25519 = fiat_25519_tight_field_element;
type Loose25519 = fiat_25519_loose_field_element;
type P256 = fiat_p256_montgomery_domain_field_element;
type P224 = fiat_p224_montgomery_domain_field_element;
type P384 = fiat_p384_montgomery_domain_field_element;
type P434 = fiat_p434_montgomery_domain_field_element;
type K256 = fiat_secp256k1_montgomery_montgomery_domain_field_element;

export! {
    fr_25519_mul(a: Loose25519, b: Loose25519) -> Fp25519 { filled!(fiat_25519_carry_mul(a, b)) }
    fr_25519_sq(a: Loose25519) -> Fp25519 { filled!(fiat_25519_carry_square(a)) }
    fr_25519_scmul(a: Loose25519) -> Fp25519 { filled!(fiat_25519_carry_scmul_121666(a)) }
    fr_25519_to_bytes(a: Fp25519) -> [u8; 32] { filled!(fiat_25519_to_bytes(a)) }
    fr_25519sol_mul(a: [u64; 4], b: [u64; 4]) -> [u64; 4] { filled!(fiat_curve25519_solinas_mul(a, b)) }
    fr_1305_mul(a: fiat_poly1305_loose_field_element, b: fiat_poly1305_loose_field_element) -> fiat_poly1305_tight_field_element { filled!(fiat_poly1305_carry_mul(a, b)) }
    fr_1305_sq(a: fiat_poly1305_loose_field_element) -> fiat_poly1305_tight_field_element { filled!(fiat_poly1305_carry_square(a)) }
    fr_448_mul(a: fiat_p448_loose_field_element, b: fiat_p448_loose_field_element) -> fiat_p448_tight_field_element { filled!(fiat_p448_carry_mul(a, b)) }
    fr_448_sq(a: fiat_p448_loose_field_element) -> fiat_p448_tight_field_element { filled!(fiat_p448_carry_square(a)) }
    fr_521_mul(a: fiat_p521_loose_field_element, b: fiat_p521_loose_field_element) -> fiat_p521_tight_field_element { filled!(fiat_p521_carry_mul(a, b)) }
    fr_521_sq(a: fiat_p521_loose_field_element) -> fiat_p521_tight_field_element { filled!(fiat_p521_carry_square(a)) }
    fr_dettman_mul(a: [u64; 5], b: [u64; 5]) -> [u64; 5] { filled!(fiat_secp256k1_dettman_mul(a, b)) }
    fr_dettman_sq(a: [u64; 5]) -> [u64; 5] { filled!(fiat_secp256k1_dettman_square(a)) }
    fr_k256_mul(a: K256, b: K256) -> K256 { filled!(fiat_secp256k1_montgomery_mul(a, b)) }
    fr_k256_sq(a: K256) -> K256 { filled!(fiat_secp256k1_montgomery_square(a)) }
    fr_k256_add(a: K256, b: K256) -> K256 { filled!(fiat_secp256k1_montgomery_add(a, b)) }
    fr_k256_sub(a: K256, b: K256) -> K256 { filled!(fiat_secp256k1_montgomery_sub(a, b)) }
    fr_p224_mul(a: P224, b: P224) -> P224 { filled!(fiat_p224_mul(a, b)) }
    fr_p224_sq(a: P224) -> P224 { filled!(fiat_p224_square(a)) }
    fr_p224_add(a: P224, b: P224) -> P224 { filled!(fiat_p224_add(a, b)) }
    fr_p224_sub(a: P224, b: P224) -> P224 { filled!(fiat_p224_sub(a, b)) }
    fr_p256_mul(a: P256, b: P256) -> P256 { filled!(fiat_p256_mul(a, b)) }
    fr_p256_sq(a: P256) -> P256 { filled!(fiat_p256_square(a)) }
    fr_p256_add(a: P256, b: P256) -> P256 { filled!(fiat_p256_add(a, b)) }
    fr_p256_sub(a: P256, b: P256) -> P256 { filled!(fiat_p256_sub(a, b)) }
    fr_p256_opp(a: P256) -> P256 { filled!(fiat_p256_opp(a)) }
    fr_p384_mul(a: P384, b: P384) -> P384 { filled!(fiat_p384_mul(a, b)) }
    fr_p384_sq(a: P384) -> P384 { filled!(fiat_p384_square(a)) }
    fr_p384_add(a: P384, b: P384) -> P384 { filled!(fiat_p384_add(a, b)) }
    fr_p384_sub(a: P384, b: P384) -> P384 { filled!(fiat_p384_sub(a, b)) }
    fr_p434_mul(a: P434, b: P434) -> P434 { filled!(fiat_p434_mul(a, b)) }
}

/// The same without a temporary: as the crate is called where references prove that nothing coincides.
#[no_mangle]
pub extern "C" fn fr_25519_mul_raw(out: &mut Fp25519, a: &Loose25519, b: &Loose25519) {
    fiat_25519_carry_mul(out, a, b);
}

#[no_mangle]
pub unsafe extern "C" fn fr_25519_selectznz(out: *mut [u64; 5], c: u8, a: *const [u64; 5], b: *const [u64; 5]) {
    *out = filled!(fiat_25519_selectznz(c, &*a, &*b));
}

use dalek_field::FieldElement51;
export! {
    dalek_mul(a: FieldElement51, b: FieldElement51) -> FieldElement51 { a * b }
    dalek_sq(a: FieldElement51) -> FieldElement51 { a.square() }
    dalek_sq2(a: FieldElement51) -> FieldElement51 { a.square2() }
    dalek_add(a: FieldElement51, b: FieldElement51) -> FieldElement51 { a + b }
    dalek_sub(a: FieldElement51, b: FieldElement51) -> FieldElement51 { a - b }
    dalek_as_bytes(a: FieldElement51) -> [u8; 32] { a.to_bytes() }
    dalek_from_bytes(a: [u8; 32]) -> FieldElement51 { FieldElement51::from_bytes(a) }
}

#[no_mangle]
pub extern "C" fn dalek_mul_ref(out: &mut FieldElement51, a: &FieldElement51, b: &FieldElement51) {
    *out = a * b;
}

use bls_fp::Fp;
use bls12_381::Scalar;
export! {
    bls_mul(a: Fp, b: Fp) -> Fp { a.mul(b) }
    bls_sq(a: Fp) -> Fp { a.square() }
    bls_add(a: Fp, b: Fp) -> Fp { a.add(b) }
    bls_sub(a: Fp, b: Fp) -> Fp { a.sub(b) }
    bls_neg(a: Fp) -> Fp { a.neg() }
    bls_sop2(a: [Fp; 2], b: [Fp; 2]) -> Fp { Fp::sum_of_products(*a, *b) }
    blsq_mul(a: Scalar, b: Scalar) -> Scalar { a.mul(b) }
    blsq_sq(a: Scalar) -> Scalar { a.square() }
    blsq_add(a: Scalar, b: Scalar) -> Scalar { a.add(b) }
    blsq_sub(a: Scalar, b: Scalar) -> Scalar { a.sub(b) }
}

type Gf51 = crrl51::field::GF25519;
type Gf64 = crrl::field::GF25519;
use crrl::field::{GFp256, GFsecp256k1, GF448};
export! {
    crrl51_mul(a: Gf51, b: Gf51) -> Gf51 { *a * *b }
    crrl51_sq(a: Gf51) -> Gf51 { a.square() }
    crrl51_add(a: Gf51, b: Gf51) -> Gf51 { *a + *b }
    crrl51_sub(a: Gf51, b: Gf51) -> Gf51 { *a - *b }
    crrl51_mulsmall(a: Gf51) -> Gf51 { a.mul_small(121665) }
    crrl64_mul(a: Gf64, b: Gf64) -> Gf64 { *a * *b }
    crrl64_sq(a: Gf64) -> Gf64 { a.square() }
    crrl64_add(a: Gf64, b: Gf64) -> Gf64 { *a + *b }
    crrl64_sub(a: Gf64, b: Gf64) -> Gf64 { *a - *b }
    crrl64_half(a: Gf64) -> Gf64 { a.half() }
    crrl64_mulsmall(a: Gf64) -> Gf64 { a.mul_small(121665) }
    crrl448_mul(a: GF448, b: GF448) -> GF448 { *a * *b }
    crrl448_sq(a: GF448) -> GF448 { a.square() }
    crrl448_add(a: GF448, b: GF448) -> GF448 { *a + *b }
    crrl448_sub(a: GF448, b: GF448) -> GF448 { *a - *b }
    crrlk256_mul(a: GFsecp256k1, b: GFsecp256k1) -> GFsecp256k1 { *a * *b }
    crrlk256_sq(a: GFsecp256k1) -> GFsecp256k1 { a.square() }
    crrlk256_add(a: GFsecp256k1, b: GFsecp256k1) -> GFsecp256k1 { *a + *b }
    crrlp256_mul(a: GFp256, b: GFp256) -> GFp256 { *a * *b }
    crrlp256_sq(a: GFp256) -> GFp256 { a.square() }
    crrlp256_add(a: GFp256, b: GFp256) -> GFp256 { *a + *b }
    crrlp256_sub(a: GFp256, b: GFp256) -> GFp256 { *a - *b }
}

type K = k256::FieldElement;
type P = p256::FieldElement;
type P3 = p384::FieldElement;
export! {
    k256_mul(a: K, b: K) -> K { a.mul(b) }
    k256_sq(a: K) -> K { a.square() }
    k256_add(a: K, b: K) -> K { a + b }
    k256_neg(a: K) -> K { a.negate(1) }
    k256_norm(a: K) -> K { a.normalize() }
    k256_normw(a: K) -> K { a.normalize_weak() }
    p256_mul(a: P, b: P) -> P { a.multiply(b) }
    p256_sq(a: P) -> P { a.square() }
    p256_add(a: P, b: P) -> P { a.add(b) }
    p256_sub(a: P, b: P) -> P { a.sub(b) }
    p384_mul(a: P3, b: P3) -> P3 { a.multiply(b) }
    p384_sq(a: P3) -> P3 { a.square() }
    p384_add(a: P3, b: P3) -> P3 { a.add(b) }
    p384_sub(a: P3, b: P3) -> P3 { a.sub(b) }
}
