//! Methods of field elements in Montgomery form, for crates that have them from a macro of primeorder whose functions
//! have to be `const`, which calls are not. `ours` says what the field is and has the calls.
//!
//! An element is below p, and so is every result. Products and squares are those of the library; addition and
//! subtraction are written here, for calling costs more than they do. What constants are made of stays the crate's.

use super::ours::{
    from_montgomery, library_mul, library_square, negate_const, to_montgomery, Bytes, Curve, Uint, Words, P,
};
use super::FieldElement;
use core::arch::x86_64::{_addcarry_u64, _subborrow_u64};
use core::mem::MaybeUninit;
use elliptic_curve::{
    bigint::Integer,
    generic_array::{typenum::Unsigned, GenericArray},
    subtle::{Choice, ConstantTimeEq, ConstantTimeLess, CtOption},
    FieldBytesEncoding,
};

/// A result of a function of the library, which writes all words.
#[inline(always)]
pub(super) fn made(write: impl FnOnce(&mut MaybeUninit<Words>)) -> Words {
    let mut words = MaybeUninit::<Words>::uninit();
    write(&mut words);
    // SAFETY: every function of the library fills its result.
    unsafe { words.assume_init() }
}

/// a + b + carry, word by word; a carry is 0 or 1.
#[inline(always)]
#[allow(unused_unsafe)]
fn carrying_add(a: &Words, b: &Words) -> (Words, u8) {
    let (mut out, mut carry) = ([0; P.len()], 0);
    for i in 0..P.len() {
        // SAFETY: every x86-64 has this instruction.
        carry = unsafe { _addcarry_u64(carry, a[i], b[i], &mut out[i]) };
    }
    (out, carry)
}

/// a - b, and whether that borrows.
#[inline(always)]
#[allow(unused_unsafe)]
fn borrowing_sub(a: &Words, b: &Words) -> (Words, u8) {
    let (mut out, mut borrow) = ([0; P.len()], 0);
    for i in 0..P.len() {
        // SAFETY: every x86-64 has this instruction.
        borrow = unsafe { _subborrow_u64(borrow, a[i], b[i], &mut out[i]) };
    }
    (out, borrow)
}

/// p if a bit is set, otherwise 0; the processor does not see a jump.
#[inline(always)]
fn p_if(bit: u8) -> Words {
    P.map(|word| word & 0u64.wrapping_sub(bit.into()))
}

/// a + b modulo p.
#[inline(always)]
pub(super) fn add(a: &Words, b: &Words) -> Words {
    let (sum, carry) = carrying_add(a, b);
    let (less, borrow) = borrowing_sub(&sum, &P);
    // It was below p if that borrows and nothing was carried.
    carrying_add(&less, &p_if(borrow & !carry & 1)).0
}

/// a - b modulo p.
#[inline(always)]
pub(super) fn sub(a: &Words, b: &Words) -> Words {
    let (difference, borrow) = borrowing_sub(a, b);
    carrying_add(&difference, &p_if(borrow)).0
}

/// -a modulo p.
#[inline(always)]
pub(super) fn negate(a: &Words) -> Words {
    sub(&[0; P.len()], a)
}

/// a * b / R modulo p.
#[inline(always)]
pub(super) fn mul(a: &Words, b: &Words) -> Words {
    // SAFETY: arrays of as many words as the library has.
    made(|out| unsafe { library_mul(out, a, b) })
}

/// a^2 / R modulo p.
#[inline(always)]
pub(super) fn square(a: &Words) -> Words {
    // SAFETY: arrays of as many words as the library has.
    made(|out| unsafe { library_square(out, a) })
}

impl FieldElement {
    /// Zero element.
    pub const ZERO: Self = Self(Uint::ZERO);
    /// Multiplicative identity.
    pub const ONE: Self = Self::from_uint_unchecked(Uint::ONE);

    /// The number in bytes, the most significant one first, if it is below p.
    pub fn from_bytes(bytes: &Bytes) -> CtOption<Self> {
        Self::from_uint(FieldBytesEncoding::<Curve>::decode_field_bytes(bytes))
    }

    /// The same; an error also for another number of bytes.
    pub fn from_slice(slice: &[u8]) -> elliptic_curve::Result<Self> {
        if slice.len() != <Curve as elliptic_curve::Curve>::FieldBytesSize::USIZE {
            return Err(elliptic_curve::Error);
        }
        Option::from(Self::from_bytes(GenericArray::from_slice(slice))).ok_or(elliptic_curve::Error)
    }

    /// The element of a number, if that is below p.
    pub fn from_uint(uint: Uint) -> CtOption<Self> {
        CtOption::new(Self::from_uint_unchecked(uint), uint.ct_lt(&super::MODULUS))
    }

    /// The element of a number below p in hexadecimal digits.
    pub(crate) const fn from_hex(hex: &str) -> Self {
        Self::from_uint_unchecked(Uint::from_be_hex(hex))
    }

    /// The element of a small number.
    pub const fn from_u64(word: u64) -> Self {
        Self::from_uint_unchecked(Uint::from_u64(word))
    }

    /// The element of a number below p.
    pub(crate) const fn from_uint_unchecked(uint: Uint) -> Self {
        Self(Uint::from_words(to_montgomery(uint.as_words())))
    }

    /// Bytes, the most significant one first.
    pub fn to_bytes(self) -> Bytes {
        FieldBytesEncoding::<Curve>::encode_field_bytes(&self.to_canonical())
    }

    /// The number below p that this stands for.
    #[inline]
    pub const fn to_canonical(self) -> Uint {
        Uint::from_words(from_montgomery(self.0.as_words()))
    }

    /// Whether that number is odd.
    pub fn is_odd(&self) -> Choice {
        self.to_canonical().is_odd()
    }

    /// Whether that number is even.
    pub fn is_even(&self) -> Choice {
        !self.is_odd()
    }

    /// Whether this is zero.
    pub fn is_zero(&self) -> Choice {
        self.ct_eq(&Self::ZERO)
    }

    /// self + rhs.
    #[inline]
    pub fn add(&self, rhs: &Self) -> Self {
        Self(Uint::from_words(add(self.0.as_words(), rhs.0.as_words())))
    }

    /// 2 self.
    #[inline]
    #[must_use]
    pub fn double(&self) -> Self {
        self.add(self)
    }

    /// self - rhs.
    #[inline]
    pub fn sub(&self, rhs: &Self) -> Self {
        Self(Uint::from_words(sub(self.0.as_words(), rhs.0.as_words())))
    }

    /// self * rhs.
    #[inline]
    pub fn multiply(&self, rhs: &Self) -> Self {
        Self(Uint::from_words(mul(self.0.as_words(), rhs.0.as_words())))
    }

    /// -self, of constants.
    pub const fn neg(&self) -> Self {
        Self(Uint::from_words(negate_const(self.0.as_words())))
    }

    /// self^2.
    #[inline]
    #[must_use]
    pub fn square(&self) -> Self {
        Self(Uint::from_words(square(self.0.as_words())))
    }

    /// self^exp, words of exp with the least significant first. The time depends on exp only.
    pub fn pow_vartime(&self, exp: &[u64]) -> Self {
        let mut power = Self::ONE;
        for word in exp.iter().rev() {
            for bit in (0..64).rev() {
                power = power.square();
                if word >> bit & 1 == 1 {
                    power = power.multiply(self);
                }
            }
        }
        power
    }
}

#[cfg(test)]
mod tests {
    use super::super::ours::{add_const, mul_const};
    use super::*;

    /// Numbers below p at both of its ends and around carries.
    fn corners() -> impl Iterator<Item = Words> {
        const PARTS: [u64; 6] = [0, 1, 0xffff_ffff, 1 << 63, u64::MAX - 1, u64::MAX];
        let pair = |low, high| core::array::from_fn(|i| if i % 2 == 0 { low } else { high });
        let mixed = PARTS.iter().flat_map(move |low| PARTS.map(|high| pair(*low, high)));
        let single = |i, word| core::array::from_fn(|j| if i == j { word } else { 0 });
        let sparse = (0..P.len()).flat_map(move |i| PARTS.map(|word| single(i, word)));
        let near = (1..4).map(move |less| borrowing_sub(&P, &single(0, less)).0);
        mixed.chain(sparse).chain(near).filter(|a| borrowing_sub(a, &P).1 == 1)
    }

    /// Sums, differences, products and squares are those of the functions that the crate has.
    #[test]
    fn arithmetic_is_that_of_the_crate() {
        for a in corners() {
            assert_eq!(square(&a), mul_const(&a, &a));
            assert_eq!(negate(&a), negate_const(&a));
            for b in corners() {
                assert_eq!(add(&a, &b), add_const(&a, &b));
                assert_eq!(sub(&a, &b), add_const(&a, &negate_const(&b)));
                assert_eq!(mul(&a, &b), mul_const(&a, &b));
            }
        }
    }
}
