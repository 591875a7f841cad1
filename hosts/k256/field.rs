//! The field of integers modulo 2^256 - 2^32 - 977 on four words of 64 bits, by the functions of the library
//! `fe_secp256k1`.
//!
//! An element is any number below 2^256; its words stand with the least significant first. All functions of the
//! library take such numbers and return one, and their arrays may be the same. They need BMI2 and ADX. Nothing is added
//! lazily: magnitudes, which the rest of the crate counts, mean nothing here. Addition and negation are written here, for
//! calling costs more than they do.

#![allow(unsafe_code)]

use crate::FieldBytes;
use core::arch::x86_64::{_addcarry_u64, _subborrow_u64};
use core::mem::MaybeUninit;
use elliptic_curve::{
    subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption},
    zeroize::Zeroize,
};

type Words = [u64; 4];

#[link(name = "fe_secp256k1", kind = "static")]
extern "C" {
    fn fe_secp256k1_mul(out: *mut u64, a: *const u64, b: *const u64);
    fn fe_secp256k1_square(out: *mut u64, a: *const u64);
    fn fe_secp256k1_reduce(out: *mut u64, a: *const u64);
}

/// 2^256 - p.
const K: u64 = 0x1000003d1;
/// p; all words but the lowest are ones.
const P: Words = [K.wrapping_neg(), u64::MAX, u64::MAX, u64::MAX];

/// An element of the field. The name is that of the type it stands in for.
#[derive(Clone, Copy, Debug)]
pub struct FieldElement5x52(Words);

/// A result of a function of the library, which writes all four words.
#[inline(always)]
fn made(write: impl FnOnce(*mut u64)) -> FieldElement5x52 {
    let mut words = MaybeUninit::<Words>::uninit();
    write(words.as_mut_ptr().cast());
    // SAFETY: every function of the library fills its result.
    FieldElement5x52(unsafe { words.assume_init() })
}

/// K if a bit is set; the processor does not see a jump.
#[inline(always)]
const fn times_k(bit: u8) -> u64 {
    0u64.wrapping_sub(bit as u64) & K
}

impl FieldElement5x52 {
    /// 0.
    pub const ZERO: Self = Self([0; 4]);
    /// 1.
    pub const ONE: Self = Self([1, 0, 0, 0]);

    /// The number in 32 bytes, the most significant one first.
    pub(crate) const fn from_bytes_unchecked(bytes: &[u8; 32]) -> Self {
        let mut words = [0; 4];
        let mut i = 0;
        while i < 32 {
            words[3 - i / 8] = words[3 - i / 8] << 8 | bytes[i] as u64;
            i += 1;
        }
        Self(words)
    }

    /// The same, if it is below p.
    pub fn from_bytes(bytes: &FieldBytes) -> CtOption<Self> {
        let element = Self::from_bytes_unchecked(bytes.as_ref());
        let [a, b, c, d] = element.0;
        let exceeds = ((b & c & d) == u64::MAX) & (a >= P[0]);
        CtOption::new(element, !Choice::from(exceeds as u8))
    }

    /// A small number.
    pub const fn from_u64(value: u64) -> Self {
        Self([value, 0, 0, 0])
    }

    /// A normalized element in 32 bytes, the most significant one first.
    pub fn to_bytes(self) -> FieldBytes {
        let mut bytes = FieldBytes::default();
        for (chunk, word) in bytes.chunks_exact_mut(8).zip(self.0.iter().rev()) {
            chunk.copy_from_slice(&word.to_be_bytes());
        }
        bytes
    }

    /// Every element is below 2^256 already.
    #[inline(always)]
    pub fn normalize_weak(&self) -> Self {
        *self
    }

    /// The element below p.
    pub fn normalize(&self) -> Self {
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_secp256k1_reduce(out, self.0.as_ptr()) })
    }

    /// Whether this is 0 or p.
    pub fn normalizes_to_zero(&self) -> Choice {
        self.0.ct_eq(&[0; 4]) | self.0.ct_eq(&P)
    }

    /// Whether a normalized element is 0.
    pub fn is_zero(&self) -> Choice {
        self.0.ct_eq(&[0; 4])
    }

    /// Whether a normalized element is odd.
    pub fn is_odd(&self) -> Choice {
        (self.0[0] as u8 & 1).into()
    }

    /// What the crate's own type allows.
    #[cfg(debug_assertions)]
    pub const fn max_magnitude() -> u32 {
        2047
    }

    /// -self: 2^256 - self, which is K too much, and K once more if that borrows.
    #[inline(always)]
    #[allow(unused_unsafe)]
    pub fn negate(&self, _magnitude: u32) -> Self {
        let [a, b, c, d] = self.0;
        let mut r = [0; 4];
        // SAFETY: every x86-64 has these instructions.
        unsafe {
            let borrow = _subborrow_u64(0, 0, a, &mut r[0]);
            let borrow = _subborrow_u64(borrow, 0, b, &mut r[1]);
            let borrow = _subborrow_u64(borrow, 0, c, &mut r[2]);
            let borrow = _subborrow_u64(borrow, 0, d, &mut r[3]);
            let [a, b, c, d] = r;
            let borrow = _subborrow_u64(0, a, times_k(borrow), &mut r[0]);
            let borrow = _subborrow_u64(borrow, b, 0, &mut r[1]);
            let borrow = _subborrow_u64(borrow, c, 0, &mut r[2]);
            let borrow = _subborrow_u64(borrow, d, 0, &mut r[3]);
            r[0] = r[0].wrapping_sub(times_k(borrow)); // Then r[0] is above 2^64 - K.
        }
        Self(r)
    }

    /// self + other: a carry stands for K, and so does what adding that may carry.
    #[inline(always)]
    #[allow(unused_unsafe)]
    pub fn add(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        let mut r = [0; 4];
        // SAFETY: every x86-64 has these instructions.
        unsafe {
            let carry = _addcarry_u64(0, a, e, &mut r[0]);
            let carry = _addcarry_u64(carry, b, f, &mut r[1]);
            let carry = _addcarry_u64(carry, c, g, &mut r[2]);
            let carry = _addcarry_u64(carry, d, h, &mut r[3]);
            let [a, b, c, d] = r;
            let carry = _addcarry_u64(0, a, times_k(carry), &mut r[0]);
            let carry = _addcarry_u64(carry, b, 0, &mut r[1]);
            let carry = _addcarry_u64(carry, c, 0, &mut r[2]);
            let carry = _addcarry_u64(carry, d, 0, &mut r[3]);
            r[0] = r[0].wrapping_add(times_k(carry)); // Then r[0] is below K.
        }
        Self(r)
    }

    /// A small multiple. What goes beyond 2^256 comes back as so many K, which may carry once more.
    #[inline(always)]
    pub fn mul_single(&self, factor: u32) -> Self {
        let mut words = self.0;
        let mut carry = 0u128;
        for word in &mut words {
            carry += u128::from(*word) * u128::from(factor);
            *word = carry as u64;
            carry >>= 64;
        }
        for _ in 0..2 {
            carry *= u128::from(K);
            for word in &mut words {
                carry += u128::from(*word);
                *word = carry as u64;
                carry >>= 64;
            }
        }
        Self(words)
    }

    /// self * other.
    #[inline(always)]
    pub fn mul(&self, other: &Self) -> Self {
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_secp256k1_mul(out, self.0.as_ptr(), other.0.as_ptr()) })
    }

    /// self^2.
    #[inline(always)]
    pub fn square(&self) -> Self {
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_secp256k1_square(out, self.0.as_ptr()) })
    }
}

impl Default for FieldElement5x52 {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ConditionallySelectable for FieldElement5x52 {
    #[inline(always)]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        let mut words = [0; 4];
        for (out, (x, y)) in words.iter_mut().zip(a.0.iter().zip(&b.0)) {
            *out = u64::conditional_select(x, y, choice);
        }
        Self(words)
    }
}

impl ConstantTimeEq for FieldElement5x52 {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl Zeroize for FieldElement5x52 {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In place of the test of this name in the file that this one replaces, whose limbs are not here.
    #[test]
    fn overflow_check_after_weak_normalize() {
        let largest = FieldElement5x52([u64::MAX; 4]);
        assert_eq!(largest.normalize().0, [K - 1, 0, 0, 0]);
        assert_eq!(largest.add(&FieldElement5x52::ONE).normalize().0, [K, 0, 0, 0]);
        let product = largest.mul_single(u32::MAX).normalize();
        assert_eq!(product.0, FieldElement5x52([K - 1, 0, 0, 0]).mul_single(u32::MAX).normalize().0);
    }

    /// All sums and negatives of corners, in both ways that there are: 2 a = a + a, and a + (-a) = 0.
    #[test]
    fn additions_carry_as_they_should() {
        let words = [0, 1, K - 1, K, P[0] - 1, P[0], u64::MAX];
        let corners = words.iter().flat_map(|low| [0, 1, u64::MAX - 1, u64::MAX].map(|x| FieldElement5x52([*low, x, x, x])));
        for a in corners.clone() {
            assert_eq!(a.add(&a).normalize().0, a.mul_single(2).normalize().0);
            assert!(bool::from(a.add(&a.negate(1)).normalizes_to_zero()));
            for b in corners.clone() {
                // (a + b)^2 = a^2 + 2 a b + b^2, by products of the library.
                let expected = a.square().add(&a.mul(&b).mul_single(2)).add(&b.square());
                assert_eq!(a.add(&b).square().normalize().0, expected.normalize().0);
                assert_eq!(a.negate(1).mul(&b).normalize().0, a.mul(&b.negate(1)).normalize().0);
            }
        }
    }
}
