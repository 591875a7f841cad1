//! Elements modulo p = 2^255 - 19 as four words: any number below 2^256 stands for its residue.

use crate::arithmetic::{fe_mul, fe_reduce, fe_square, opaque};

pub type Element = [u64; 4];

pub const ZERO: Element = [0; 4];
pub const ONE: Element = [1, 0, 0, 0];

/// The words of 32 bytes, the least significant first.
pub fn words(bytes: &[u8]) -> Element {
    let mut out = ZERO;
    for (word, eight) in out.iter_mut().zip(bytes.chunks_exact(8)) {
        *word = eight.iter().rev().fold(0, |sum, &byte| sum << 8 | u64::from(byte));
    }
    out
}

pub fn bytes(words: &Element) -> [u8; 32] {
    let mut out = [0; 32];
    for (eight, word) in out.chunks_exact_mut(8).zip(words) {
        eight.copy_from_slice(&word.to_le_bytes());
    }
    out
}

/// The number below p.
pub fn to_bytes(x: &Element) -> [u8; 32] {
    bytes(&fe_reduce(x))
}

/// a where the bit is 0, b where it is 1.
pub fn select(bit: u64, a: &Element, b: &Element) -> Element {
    let mask = opaque(bit.wrapping_neg());
    core::array::from_fn(|i| a[i] ^ (mask & (a[i] ^ b[i])))
}

/// x^(2^n).
fn squares(x: &Element, n: usize) -> Element {
    (0..n).fold(*x, |y, _| fe_square(&y))
}

/// x^(2^250 - 1) and x^11.
fn power(x: &Element) -> (Element, Element) {
    let two = fe_square(x);
    let nine = fe_mul(&squares(&two, 2), x);
    let eleven = fe_mul(&nine, &two);
    let of_5 = fe_mul(&fe_square(&eleven), &nine);
    let of_10 = fe_mul(&squares(&of_5, 5), &of_5);
    let of_20 = fe_mul(&squares(&of_10, 10), &of_10);
    let of_40 = fe_mul(&squares(&of_20, 20), &of_20);
    let of_50 = fe_mul(&squares(&of_40, 10), &of_10);
    let of_100 = fe_mul(&squares(&of_50, 50), &of_50);
    let of_200 = fe_mul(&squares(&of_100, 100), &of_100);
    (fe_mul(&squares(&of_200, 50), &of_50), eleven)
}

/// 1/x, and 0 of 0: x^(p - 2).
pub fn invert(x: &Element) -> Element {
    let (of_250, eleven) = power(x);
    fe_mul(&squares(&of_250, 5), &eleven)
}

/// x^((p - 5)/8).
#[allow(dead_code)]
pub fn power_of_root(x: &Element) -> Element {
    fe_mul(&squares(&power(x).0, 2), x)
}
