//! ECDH and ECDSA on P-256 on any processor. No jump and no address depends on a secret key or a nonce; verification
//! has none.

use crate::arithmetic::{
    fe_add, fe_from_montgomery, fe_mul, fe_square, fe_sub, fe_to_montgomery, opaque, order_add, order_mul,
    order_to_montgomery,
};
use crate::sha256::hmac;

type Words = [u64; 4];

const ZERO: Words = [0; 4];
const P: Words = [u64::MAX, 0xffffffff, 0, 0xffffffff00000001];
/// Of the base point.
const ORDER: Words = [0xf3b9cac2fc632551, 0xbce6faada7179e84, u64::MAX, 0xffffffff00000000];
/// The curve is y^2 = x^3 - 3 x + B (SP 800-186, section 3.2.1.3).
const B: Words = [0x3bce3c3e27d2604b, 0x651d06b0cc53b0f6, 0xb3ebbd55769886bc, 0x5ac635d8aa3a93e7];
const BASE_X: Words = [0xf4a13945d898c296, 0x77037d812deb33a0, 0xf8bce6e563a440f2, 0x6b17d1f2e12c4247];
const BASE_Y: Words = [0xcbb6406837bf51f5, 0x2bce33576b315ece, 0x8ee7eb4a7c0f9e16, 0x4fe342e2fe1a7f9b];

/// The words of 32 bytes, the highest byte first.
fn words(bytes: &[u8]) -> Words {
    let mut out = ZERO;
    for (word, eight) in out.iter_mut().rev().zip(bytes.chunks_exact(8)) {
        *word = eight.iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte));
    }
    out
}

fn bytes(words: &Words) -> [u8; 32] {
    let mut out = [0; 32];
    for (eight, word) in out.chunks_exact_mut(8).zip(words.iter().rev()) {
        eight.copy_from_slice(&word.to_be_bytes());
    }
    out
}

/// a - b, and 1 if that is negative.
fn subtract(a: &Words, b: &Words) -> (Words, u64) {
    let (mut out, mut borrow) = (ZERO, 0);
    for i in 0..4 {
        let difference = i128::from(a[i]) - i128::from(b[i]) - i128::from(borrow);
        out[i] = difference as u64;
        borrow = (difference >> 127) as u64 & 1;
    }
    (out, borrow)
}

fn is_below(a: &Words, b: &Words) -> u64 {
    subtract(a, b).1
}

fn is_zero(a: &Words) -> u64 {
    let any = a[0] | a[1] | a[2] | a[3];
    (any | any.wrapping_neg()) >> 63 ^ 1
}

/// a where the bit is 0, b where it is 1.
fn select(bit: u64, a: &Words, b: &Words) -> Words {
    let mask = opaque(bit.wrapping_neg());
    core::array::from_fn(|i| a[i] ^ (mask & (a[i] ^ b[i])))
}

/// x^exponent, of which nothing is secret but x; elements are in Montgomery form, as `one`.
fn power(x: &Words, exponent: &Words, one: &Words, mul: fn(&Words, &Words) -> Words) -> Words {
    (0..256).rev().fold(*one, |y, i| {
        let square = mul(&y, &y);
        if exponent[i / 64] >> (i % 64) & 1 == 1 {
            mul(&square, x)
        } else {
            square
        }
    })
}

fn one() -> Words {
    fe_to_montgomery(&[1, 0, 0, 0])
}

fn invert(x: &Words) -> Words {
    power(x, &subtract(&P, &[2, 0, 0, 0]).0, &one(), fe_mul)
}

/// x = X/Z, y = Y/Z, elements in Montgomery form; at infinity Z is 0.
#[derive(Clone, Copy)]
struct Point {
    x: Words,
    y: Words,
    z: Words,
}

/// Complete (J. Renes, C. Costello, L. Batina, "Complete addition formulas for prime order elliptic curves",
/// algorithm 4).
fn add(p: &Point, q: &Point, b: &Words) -> Point {
    let (xx, yy, zz) = (fe_mul(&p.x, &q.x), fe_mul(&p.y, &q.y), fe_mul(&p.z, &q.z));
    let cross = |a: &Words, c: &Words, d: &Words, e: &Words, s: &Words, t: &Words| {
        fe_sub(&fe_mul(&fe_add(a, c), &fe_add(d, e)), &fe_add(s, t))
    };
    let xy = cross(&p.x, &p.y, &q.x, &q.y, &xx, &yy);
    let yz = cross(&p.y, &p.z, &q.y, &q.z, &yy, &zz);
    let xz = cross(&p.x, &p.z, &q.x, &q.z, &xx, &zz);
    let thrice = |a: &Words| fe_add(&fe_add(a, a), a);
    let first = thrice(&fe_sub(&xz, &fe_mul(b, &zz)));
    let (minus, plus) = (fe_sub(&yy, &first), fe_add(&yy, &first));
    let three_zz = thrice(&zz);
    let second = thrice(&fe_sub(&fe_sub(&fe_mul(b, &xz), &three_zz), &xx));
    let third = fe_sub(&thrice(&xx), &three_zz);
    Point {
        x: fe_sub(&fe_mul(&xy, &plus), &fe_mul(&yz, &second)),
        y: fe_add(&fe_mul(&plus, &minus), &fe_mul(&third, &second)),
        z: fe_add(&fe_mul(&yz, &minus), &fe_mul(&xy, &third)),
    }
}

/// Scalar times point, by digits of four bits.
fn multiply(scalar: &Words, point: &Point) -> Point {
    let b = fe_to_montgomery(&B);
    let mut multiples = [Point { x: ZERO, y: one(), z: ZERO }; 16];
    for i in 1..16 {
        multiples[i] = add(&multiples[i - 1], point, &b);
    }
    let mut sum = multiples[0];
    for i in (0..64).rev() {
        for _ in 0..4 {
            sum = add(&sum, &sum, &b);
        }
        let digit = scalar[i / 16] >> (4 * (i % 16)) & 15;
        let mut chosen = multiples[0];
        for (k, multiple) in multiples.iter().enumerate() {
            let is = (k as u64 ^ digit).wrapping_sub(1) >> 63;
            chosen.x = select(is, &chosen.x, &multiple.x);
            chosen.y = select(is, &chosen.y, &multiple.y);
            chosen.z = select(is, &chosen.z, &multiple.z);
        }
        sum = add(&sum, &chosen, &b);
    }
    sum
}

fn base() -> Point {
    Point { x: fe_to_montgomery(&BASE_X), y: fe_to_montgomery(&BASE_Y), z: one() }
}

/// x and y, as numbers.
fn affine(point: &Point) -> (Words, Words) {
    let inverse = invert(&point.z);
    let number = |a: &Words| fe_from_montgomery(&fe_mul(a, &inverse));
    (number(&point.x), number(&point.y))
}

/// A public key, if it is one.
fn point_of(public_key: &[u8; 64]) -> Option<Point> {
    let (x, y) = (words(&public_key[..32]), words(&public_key[32..]));
    if is_below(&x, &P) & is_below(&y, &P) == 0 {
        return None;
    }
    let point = Point { x: fe_to_montgomery(&x), y: fe_to_montgomery(&y), z: one() };
    let cube = fe_mul(&fe_square(&point.x), &point.x);
    let three_x = fe_add(&fe_add(&point.x, &point.x), &point.x);
    let right = fe_add(&fe_sub(&cube, &three_x), &fe_to_montgomery(&B));
    if fe_square(&point.y) == right {
        Some(point)
    } else {
        None
    }
}

/// A number from 1 to ORDER - 1, and 1 instead of others, with whether it is one.
fn scalar_of(bytes: &[u8]) -> (Words, bool) {
    let k = words(bytes);
    let is_right = is_below(&k, &ORDER) & (is_zero(&k) ^ 1);
    (select(is_right, &[1, 0, 0, 0], &k), is_right == 1)
}

fn modulo_order(x: &Words) -> Words {
    let (less, is_below) = subtract(x, &ORDER);
    select(is_below, &less, x)
}

/// Numbers modulo the order of the base point.
fn order_product(a: &Words, b: &Words) -> Words {
    order_mul(&order_to_montgomery(a), b)
}

fn order_inverse(x: &Words) -> Words {
    let one = order_to_montgomery(&[1, 0, 0, 0]);
    let inverse = power(&order_to_montgomery(x), &subtract(&ORDER, &[2, 0, 0, 0]).0, &one, order_mul);
    order_mul(&inverse, &[1, 0, 0, 0])
}

pub fn public_key(secret_key: &[u8; 32]) -> Option<[u8; 64]> {
    let (k, is_right) = scalar_of(secret_key);
    let (x, y) = affine(&multiply(&k, &base()));
    let (x, y) = (bytes(&x), bytes(&y));
    let out = core::array::from_fn(|i| if i < 32 { x[i] } else { y[i - 32] });
    if is_right {
        Some(out)
    } else {
        None
    }
}

pub fn ecdh(secret_key: &[u8; 32], public_key: &[u8; 64]) -> Option<[u8; 32]> {
    let (k, is_right) = scalar_of(secret_key);
    match point_of(public_key) {
        Some(point) if is_right => Some(bytes(&affine(&multiply(&k, &point)).0)),
        _ => None,
    }
}

/// Nonces of RFC 6979, section 3.2, with HMAC and SHA-256.
struct Nonces {
    key: [u8; 32],
    value: [u8; 32],
}

impl Nonces {
    fn new(secret_key: &[u8; 32], digest: &Words) -> Self {
        let mut nonces = Nonces { key: [0; 32], value: [1; 32] };
        for byte in [0, 1] {
            nonces.key = hmac(&nonces.key, &[&nonces.value, &[byte], secret_key, &bytes(digest)]);
            nonces.value = hmac(&nonces.key, &[&nonces.value]);
        }
        nonces
    }

    /// What may be one: 32 bytes.
    fn next(&mut self) -> [u8; 32] {
        self.value = hmac(&self.key, &[&self.value]);
        let found = self.value;
        // What follows if that is none.
        self.key = hmac(&self.key, &[&self.value, &[0]]);
        self.value = hmac(&self.key, &[&self.value]);
        found
    }
}

pub fn sign(secret_key: &[u8; 32], digest: &[u8; 32]) -> Option<[u8; 64]> {
    let (d, is_right) = scalar_of(secret_key);
    let z = modulo_order(&words(digest));
    let mut nonces = Nonces::new(secret_key, &z);
    if !is_right {
        return None;
    }
    // Once in 2^32 times there is another round.
    loop {
        let (k, is_nonce) = scalar_of(&nonces.next());
        let r = modulo_order(&affine(&multiply(&k, &base())).0);
        let s = order_product(&order_inverse(&k), &order_add(&z, &order_product(&r, &d)));
        if is_nonce && is_zero(&r) | is_zero(&s) == 0 {
            let (r, s) = (bytes(&r), bytes(&s));
            return Some(core::array::from_fn(|i| if i < 32 { r[i] } else { s[i - 32] }));
        }
    }
}

pub fn verify(signature: &[u8; 64], public_key: &[u8; 64], digest: &[u8; 32]) -> bool {
    let ((r, is_r), (s, is_s)) = (scalar_of(&signature[..32]), scalar_of(&signature[32..]));
    match point_of(public_key) {
        Some(point) if is_r && is_s => {
            let inverse = order_inverse(&s);
            let u = order_product(&modulo_order(&words(digest)), &inverse);
            let v = order_product(&r, &inverse);
            let sum = add(&multiply(&u, &base()), &multiply(&v, &point), &fe_to_montgomery(&B));
            sum.z != ZERO && modulo_order(&affine(&sum).0) == r
        }
        _ => false,
    }
}
