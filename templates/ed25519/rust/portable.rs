//! Ed25519 on any processor: RFC 8032, section 5.1. No jump and no address depends on a secret key; verification has
//! none.

use crate::arithmetic::{ed25519_mul_add, ed25519_reduce, fe_add, fe_mul, fe_reduce, fe_square, fe_sub};
use crate::field::{bytes, invert, power_of_root, select, to_bytes, words, Element, ONE, ZERO};
use crate::sha512::sha512;

const D: Element = [0x75eb4dca135978a3, 0x00700a4d4141d8ab, 0x8cc740797779e898, 0x52036cee2b6ffe73];
const ROOT_OF_MINUS_1: Element = [0xc4ee1b274a0ea0b0, 0x2f431806ad2fe478, 0x2b4d00993dfbd7a7, 0x2b8324804fc1df0b];
const BASE_X: Element = [0xc9562d608f25d51a, 0x692cc7609525a7b2, 0xc0a4e231fdd6dc5c, 0x216936d3cd6e53fe];
const BASE_Y: Element = [0x6666666666666658, 0x6666666666666666, 0x6666666666666666, 0x6666666666666666];
const P: Element = [u64::MAX - 18, u64::MAX, u64::MAX, u64::MAX >> 1];
/// Of the base point.
const ORDER: Element = [0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0, 1 << 60];

/// x = X/Z, y = Y/Z, T = X Y/Z.
#[derive(Clone, Copy)]
struct Point {
    x: Element,
    y: Element,
    z: Element,
    t: Element,
}

const NEUTRAL: Point = Point { x: ZERO, y: ONE, z: ONE, t: ZERO };

fn base() -> Point {
    Point { x: BASE_X, y: BASE_Y, z: ONE, t: fe_mul(&BASE_X, &BASE_Y) }
}

/// Complete on the curve (H. Hisil, K. Wong, G. Carter, E. Dawson, "Twisted Edwards Curves Revisited", section 3.1).
fn add(p: &Point, q: &Point) -> Point {
    let a = fe_mul(&fe_sub(&p.y, &p.x), &fe_sub(&q.y, &q.x));
    let b = fe_mul(&fe_add(&p.y, &p.x), &fe_add(&q.y, &q.x));
    let c = fe_mul(&fe_mul(&p.t, &q.t), &fe_add(&D, &D));
    let d = fe_mul(&fe_add(&p.z, &p.z), &q.z);
    let (e, f, g, h) = (fe_sub(&b, &a), fe_sub(&d, &c), fe_add(&d, &c), fe_add(&b, &a));
    Point { x: fe_mul(&e, &f), y: fe_mul(&g, &h), z: fe_mul(&f, &g), t: fe_mul(&e, &h) }
}

/// Scalar times point, by digits of four bits.
fn multiply(scalar: &Element, point: &Point) -> Point {
    let mut multiples = [NEUTRAL; 16];
    for i in 1..16 {
        multiples[i] = add(&multiples[i - 1], point);
    }
    let mut sum = NEUTRAL;
    for i in (0..64).rev() {
        for _ in 0..4 {
            sum = add(&sum, &sum);
        }
        let digit = scalar[i / 16] >> (4 * (i % 16)) & 15;
        let mut chosen = NEUTRAL;
        for (k, multiple) in multiples.iter().enumerate() {
            let is = ((k as u64 ^ digit).wrapping_sub(1)) >> 63;
            chosen.x = select(is, &chosen.x, &multiple.x);
            chosen.y = select(is, &chosen.y, &multiple.y);
            chosen.z = select(is, &chosen.z, &multiple.z);
            chosen.t = select(is, &chosen.t, &multiple.t);
        }
        sum = add(&sum, &chosen);
    }
    sum
}

/// y, and the lowest bit of x above it.
fn encode(point: &Point) -> [u8; 32] {
    let inverse = invert(&point.z);
    let mut out = to_bytes(&fe_mul(&point.y, &inverse));
    out[31] |= to_bytes(&fe_mul(&point.x, &inverse))[0] << 7;
    out
}

/// Secret scalar, and the prefix of what is hashed for signatures.
fn expand(seed: &[u8]) -> (Element, [u8; 32]) {
    let digest = sha512(&[seed]);
    let mut scalar = words(&digest[..32]);
    scalar[0] &= !7;
    scalar[3] = scalar[3] & (u64::MAX >> 1) | 1 << 62;
    let mut prefix = [0; 32];
    prefix.copy_from_slice(&digest[32..]);
    (scalar, prefix)
}

fn reduced(digest: &[u8; 64]) -> Element {
    let (low, high) = (words(&digest[..32]), words(&digest[32..]));
    ed25519_reduce(&core::array::from_fn(|i| if i < 4 { low[i] } else { high[i - 4] }))
}

pub fn keypair(seed: &[u8; 32]) -> [u8; 64] {
    let mut out = [0; 64];
    out[..32].copy_from_slice(seed);
    out[32..].copy_from_slice(&encode(&multiply(&expand(seed).0, &base())));
    out
}

pub fn sign(key: &[u8; 64], message: &[u8]) -> [u8; 64] {
    let (scalar, prefix) = expand(&key[..32]);
    let nonce = reduced(&sha512(&[&prefix, message]));
    let mut out = [0; 64];
    out[..32].copy_from_slice(&encode(&multiply(&nonce, &base())));
    let k = reduced(&sha512(&[&out[..32], &key[32..], message]));
    out[32..].copy_from_slice(&bytes(&ed25519_mul_add(&k, &scalar, &nonce)));
    out
}

fn is_below(a: &Element, b: &Element) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

/// The negative of an encoded point.
fn decode_negative(encoded: &[u8; 32]) -> Option<Point> {
    let sign = encoded[31] >> 7;
    let mut y = words(encoded);
    y[3] &= u64::MAX >> 1;
    let square = fe_square(&y);
    let (u, v) = (fe_sub(&square, &ONE), fe_add(&fe_mul(&D, &square), &ONE));
    let cube = fe_mul(&fe_square(&v), &v);
    let seventh = fe_mul(&fe_square(&cube), &v);
    let mut x = fe_mul(&fe_mul(&u, &cube), &power_of_root(&fe_mul(&u, &seventh)));
    let found = fe_mul(&v, &fe_square(&x));
    if fe_reduce(&found) != fe_reduce(&u) {
        if fe_reduce(&fe_add(&found, &u)) != ZERO {
            return None;
        }
        x = fe_mul(&x, &ROOT_OF_MINUS_1);
    }
    x = fe_reduce(&x);
    if !is_below(&y, &P) || (x == ZERO && sign == 1) {
        return None;
    }
    if x[0] as u8 & 1 == sign {
        x = fe_sub(&ZERO, &x);
    }
    Some(Point { x, y, z: ONE, t: fe_mul(&x, &y) })
}

pub fn verify(signature: &[u8; 64], public_key: &[u8; 32], message: &[u8]) -> bool {
    let s = words(&signature[32..]);
    match decode_negative(public_key) {
        Some(minus) if is_below(&s, &ORDER) => {
            let k = reduced(&sha512(&[&signature[..32], public_key, message]));
            encode(&add(&multiply(&s, &base()), &multiply(&k, &minus)))[..] == signature[..32]
        }
        _ => false,
    }
}
