//! C entry points to field arithmetic written in Rust, so that it can be measured like everything else.
//!
//! Every function takes pointers to arrays of 64-bit words (bytes for X25519) that need no alignment and may coincide.
//! The words are the element as the crate keeps it; which representation that is stands in `manifest.json` and is tested.
//! What needs the standard library or state of its own (Ed25519) is linked into a shared object; all others are moved about.

mod ed25519;
#[cfg(feature = "lanes")]
mod lanes;

use core::ptr::{read_unaligned, write_unaligned};

/// Reads two elements of type `$t`, multiplies, writes; and the same for one element and its square.
macro_rules! product_and_square {
    ($t:ty, $words:literal, $mul:ident, $square:ident, $product_of:expr, $square_of:expr) => {
        const _: () = assert!(core::mem::size_of::<$t>() == 8 * $words);
        #[no_mangle]
        pub unsafe extern "C" fn $mul(out: *mut $t, a: *const $t, b: *const $t) {
            write_unaligned(out, $product_of(&read_unaligned(a), &read_unaligned(b)));
        }
        #[no_mangle]
        pub unsafe extern "C" fn $square(out: *mut $t, a: *const $t) {
            write_unaligned(out, $square_of(&read_unaligned(a)));
        }
    };
}

/// Those of a type with `*` and `square`.
macro_rules! field_type {
    ($t:ty, $words:literal, $mul:ident, $square:ident) => {
        product_and_square!($t, $words, $mul, $square, |a: &$t, b: &$t| *a * *b, |a: &$t| a.square());
    };
}

field_type!(crrl::field::GF25519, 4, crrl_gf25519_mul, crrl_gf25519_square);
field_type!(crrl::field::GFsecp256k1, 4, crrl_gfsecp256k1_mul, crrl_gfsecp256k1_square);
field_type!(crrl::field::GFp256, 4, crrl_gfp256_mul, crrl_gfp256_square);
field_type!(crrl::field::GF448, 7, crrl_gf448_mul, crrl_gf448_square);

product_and_square!(k256::FieldElement, 5, k256_mul, k256_square,
    |a: &k256::FieldElement, b| a.mul(b), |a: &k256::FieldElement| a.square());
product_and_square!(p256::FieldElement, 4, p256_mul, p256_square,
    |a: &p256::FieldElement, b| a.multiply(b), |a: &p256::FieldElement| a.square());

/// The field of a RustCrypto curve, which its crate names only through this trait.
type Prime<C> = <C as primeorder::PrimeCurveParams>::FieldElement;
field_type!(Prime<p224::NistP224>, 4, p224_mul, p224_square);
field_type!(Prime<sm2::Sm2>, 4, sm2_mul, sm2_square);

use ark_ff::Field as _;
field_type!(ark_bls12_381::Fq, 6, ark_bls12_381_mul, ark_bls12_381_square);
field_type!(ark_bls12_381::Fr, 4, ark_bls12_381_r_mul, ark_bls12_381_r_square);
field_type!(ark_bn254::Fq, 4, ark_bn254_mul, ark_bn254_square);
field_type!(ark_bn254::Fr, 4, ark_bn254_r_mul, ark_bn254_r_square);
field_type!(ark_bls12_377::Fq, 6, ark_bls12_377_mul, ark_bls12_377_square);
field_type!(ark_bls12_377::Fr, 4, ark_bls12_377_r_mul, ark_bls12_377_r_square);
field_type!(ark_pallas::Fq, 4, ark_pallas_mul, ark_pallas_square);
field_type!(ark_pallas::Fr, 4, ark_vesta_mul, ark_vesta_square);

field_type!(pasta_curves::Fp, 4, pasta_pallas_mul, pasta_pallas_square);
field_type!(pasta_curves::Fq, 4, pasta_vesta_mul, pasta_vesta_square);
product_and_square!(winter_math::fields::f64::BaseElement, 1, winter_goldilocks_mul, winter_goldilocks_square,
    |a: &winter_math::fields::f64::BaseElement, b: &winter_math::fields::f64::BaseElement| *a * *b,
    |a: &winter_math::fields::f64::BaseElement| winter_math::FieldElement::square(*a));

/// Lambdaworks names its fields by marker types; an element of Goldilocks is a word.
type LambdaGoldilocks = lambdaworks_math::field::fields::u64_goldilocks_field::Goldilocks64Field;
type LambdaStark = lambdaworks_math::field::fields::fft_friendly::stark_252_prime_field::Stark252PrimeField;
use lambdaworks_math::{field::traits::IsField, unsigned_integer::element::UnsignedInteger};

product_and_square!(u64, 1, lambda_goldilocks_mul, lambda_goldilocks_square, LambdaGoldilocks::mul, LambdaGoldilocks::square);

/// Its words, which have the least significant one last there and first here; which way they are read costs nothing.
fn turned(words: &[u64; 4]) -> UnsignedInteger<4> {
    let [a, b, c, d] = *words;
    UnsignedInteger { limbs: [d, c, b, a] }
}

product_and_square!([u64; 4], 4, lambda_stark252_mul, lambda_stark252_square,
    |a, b| turned(&LambdaStark::mul(&turned(a), &turned(b)).limbs).limbs,
    |a| turned(&LambdaStark::square(&turned(a)).limbs).limbs);

field_type!(bls12_381::Scalar, 4, zkcrypto_bls12_381_r_mul, zkcrypto_bls12_381_r_square);
field_type!(k256::Scalar, 4, k256_scalar_mul, k256_scalar_square);
product_and_square!(curve25519_dalek::Scalar, 4, dalek_scalar_mul, dalek_scalar_square,
    |a: &curve25519_dalek::Scalar, b: &curve25519_dalek::Scalar| a * b, |a: &curve25519_dalek::Scalar| a * a);

/// The inverse of an element in canonical bytes.
#[no_mangle]
pub unsafe extern "C" fn crrl_gf25519_inv(out: *mut [u8; 32], a: *const [u8; 32]) {
    let a = crrl::field::GF25519::decode_reduce(&read_unaligned(a));
    write_unaligned(out, (crrl::field::GF25519::ONE / a).encode());
}

/// Fiat-Crypto's functions read one type and write another, both of `$words` words.
macro_rules! fiat_field {
    ($module:ident, $input:ident, $output:ident, $words:literal, $mul_of:ident, $square_of:ident, $mul:ident, $square:ident) => {
        #[no_mangle]
        pub unsafe extern "C" fn $mul(out: *mut [u64; $words], a: *const [u64; $words], b: *const [u64; $words]) {
            use fiat_crypto::$module::*;
            let mut r = $output([0; $words]);
            $mul_of(&mut r, &$input(read_unaligned(a)), &$input(read_unaligned(b)));
            write_unaligned(out, r.0);
        }
        #[no_mangle]
        pub unsafe extern "C" fn $square(out: *mut [u64; $words], a: *const [u64; $words]) {
            use fiat_crypto::$module::*;
            let mut r = $output([0; $words]);
            $square_of(&mut r, &$input(read_unaligned(a)));
            write_unaligned(out, r.0);
        }
    };
}

fiat_field!(curve25519_64, fiat_25519_loose_field_element, fiat_25519_tight_field_element, 5,
    fiat_25519_carry_mul, fiat_25519_carry_square, fiat_25519_mul, fiat_25519_square);
fiat_field!(poly1305_64, fiat_poly1305_loose_field_element, fiat_poly1305_tight_field_element, 3,
    fiat_poly1305_carry_mul, fiat_poly1305_carry_square, fiat_poly1305_mul, fiat_poly1305_square);
fiat_field!(p256_64, fiat_p256_montgomery_domain_field_element, fiat_p256_montgomery_domain_field_element, 4,
    fiat_p256_mul, fiat_p256_square, fiat_p256_montgomery_mul, fiat_p256_montgomery_square);
fiat_field!(p384_64, fiat_p384_montgomery_domain_field_element, fiat_p384_montgomery_domain_field_element, 6,
    fiat_p384_mul, fiat_p384_square, fiat_p384_montgomery_mul, fiat_p384_montgomery_square);
fiat_field!(p224_64, fiat_p224_montgomery_domain_field_element, fiat_p224_montgomery_domain_field_element, 4,
    fiat_p224_mul, fiat_p224_square, fiat_p224_montgomery_mul, fiat_p224_montgomery_square);
fiat_field!(sm2_64, fiat_sm2_montgomery_domain_field_element, fiat_sm2_montgomery_domain_field_element, 4,
    fiat_sm2_mul, fiat_sm2_square, fiat_sm2_montgomery_mul, fiat_sm2_montgomery_square);
fiat_field!(p434_64, fiat_p434_montgomery_domain_field_element, fiat_p434_montgomery_domain_field_element, 7,
    fiat_p434_mul, fiat_p434_square, fiat_p434_montgomery_mul, fiat_p434_montgomery_square);
fiat_field!(curve25519_scalar_64, fiat_25519_scalar_montgomery_domain_field_element,
    fiat_25519_scalar_montgomery_domain_field_element, 4,
    fiat_25519_scalar_mul, fiat_25519_scalar_square, fiat_25519_order_mul, fiat_25519_order_square);
fiat_field!(secp256k1_montgomery_scalar_64, fiat_secp256k1_montgomery_scalar_montgomery_domain_field_element,
    fiat_secp256k1_montgomery_scalar_montgomery_domain_field_element, 4,
    fiat_secp256k1_montgomery_scalar_mul, fiat_secp256k1_montgomery_scalar_square, fiat_secp256k1_order_mul,
    fiat_secp256k1_order_square);
fiat_field!(p448_solinas_64, fiat_p448_loose_field_element, fiat_p448_tight_field_element, 8,
    fiat_p448_carry_mul, fiat_p448_carry_square, fiat_p448_mul, fiat_p448_square);

/// Fiat-Crypto's secp256k1 with Dettman's reduction works on plain arrays.
#[no_mangle]
pub unsafe extern "C" fn fiat_secp256k1_mul(out: *mut [u64; 5], a: *const [u64; 5], b: *const [u64; 5]) {
    let mut r = [0; 5];
    fiat_crypto::secp256k1_dettman_64::fiat_secp256k1_dettman_mul(&mut r, &read_unaligned(a), &read_unaligned(b));
    write_unaligned(out, r);
}

#[no_mangle]
pub unsafe extern "C" fn fiat_secp256k1_square(out: *mut [u64; 5], a: *const [u64; 5]) {
    let mut r = [0; 5];
    fiat_crypto::secp256k1_dettman_64::fiat_secp256k1_dettman_square(&mut r, &read_unaligned(a));
    write_unaligned(out, r);
}

/// X25519 of RFC 7748.
#[no_mangle]
pub unsafe extern "C" fn crrl_x25519(out: *mut [u8; 32], scalar: *const [u8; 32], point: *const [u8; 32]) {
    write_unaligned(out, crrl::x25519::x25519(&read_unaligned(point), &read_unaligned(scalar)));
}

/// X25519 of RFC 7748.
#[no_mangle]
pub unsafe extern "C" fn dalek_x25519(out: *mut [u8; 32], scalar: *const [u8; 32], point: *const [u8; 32]) {
    let point = curve25519_dalek::montgomery::MontgomeryPoint(read_unaligned(point));
    write_unaligned(out, point.mul_clamped(read_unaligned(scalar)).0);
}
