//! The field of integers modulo 2^255 - 19 on four words of 64 bits, by the functions of the library `fe_25519`.
//!
//! An element is any number below 2^256; its words stand with the least significant first. All functions of the
//! library take such numbers and return one, and their arrays may be the same; `reduce` returns the one below the
//! prime. They need BMI2 and ADX. The rest of the crate knows the name of a type of five limbs of 51 bits: numbers in
//! that form are converted, those of tables when they are compiled.

use core::fmt::{Debug, Formatter, Result};
use core::mem::MaybeUninit;
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use subtle::{Choice, ConditionallySelectable};
#[cfg(feature = "zeroize")]
use zeroize::Zeroize;

type Words = [u64; 4];

#[link(name = "fe_25519", kind = "static")]
unsafe extern "C" {
    fn fe_25519_add(out: *mut u64, a: *const u64, b: *const u64);
    fn fe_25519_sub(out: *mut u64, a: *const u64, b: *const u64);
    fn fe_25519_opp(out: *mut u64, a: *const u64);
    fn fe_25519_mul(out: *mut u64, a: *const u64, b: *const u64);
    fn fe_25519_square(out: *mut u64, a: *const u64);
    fn fe_25519_square_times(out: *mut u64, a: *const u64, n: u32);
    fn fe_25519_invert(out: *mut u64, a: *const u64);
    fn fe_25519_reduce(out: *mut u64, a: *const u64);
}

#[link(name = "fieldwright_x25519", kind = "static")]
unsafe extern "C" {
    fn fieldwright_x25519(out: *mut u8, scalar: *const u8, point: *const u8) -> i32;
    fn fieldwright_x25519_batch(
        out: *mut [u8; 32],
        scalars: *const [u8; 32],
        points: *const [u8; 32],
        n: usize,
    ) -> i32;
    fn fieldwright_x25519_base_batch(out: *mut [u8; 32], scalars: *const [u8; 32], n: usize);
}

/// X25519 of RFC 7748, which also clamps the scalar; 32 zeros for points of low order.
pub(crate) fn x25519(scalar: &[u8; 32], point: &[u8; 32]) -> [u8; 32] {
    let mut out = MaybeUninit::<[u8; 32]>::uninit();
    // SAFETY: all three are arrays of 32 bytes, and the function fills the first one.
    unsafe {
        fieldwright_x25519(out.as_mut_ptr().cast(), scalar.as_ptr(), point.as_ptr());
        out.assume_init()
    }
}

/// The same of the base point, by a table of its multiples.
pub(crate) fn x25519_public(scalar: &[u8; 32]) -> [u8; 32] {
    let mut out = [0; 32];
    // SAFETY: both are arrays of 32 bytes.
    unsafe { fieldwright_x25519_base_batch(&mut out, scalar, 1) };
    out
}

/// What [`x25519`] gives of as many scalars and points as there are results.
pub(crate) fn x25519_batch(out: &mut [[u8; 32]], points: &[[u8; 32]], scalars: &[[u8; 32]]) {
    assert!(out.len() == points.len() && out.len() == scalars.len());
    // SAFETY: all three have so many arrays of 32 bytes.
    unsafe {
        fieldwright_x25519_batch(out.as_mut_ptr(), scalars.as_ptr(), points.as_ptr(), out.len());
    }
}

/// A result of a function of the library, which writes all four words.
#[inline(always)]
fn made(write: impl FnOnce(*mut u64)) -> FieldElement51 {
    let mut words = MaybeUninit::<Words>::uninit();
    write(words.as_mut_ptr().cast());
    // SAFETY: every function of the library fills its result.
    FieldElement51 { words: unsafe { words.assume_init() } }
}

/// An element of the field. The name is that of the type it stands in for.
#[derive(Copy, Clone)]
pub struct FieldElement51 {
    words: Words,
}

/// Five limbs of 51 bits, the last one of 52: what the vector code reads and makes.
#[derive(Copy, Clone)]
pub(crate) struct Limbs51(pub(crate) [u64; 5]);

/// The element that five limbs of 51 bits stand for; limbs may have up to 64 bits.
#[allow(non_snake_case, dead_code)]
pub const fn FieldElement51(limbs: [u64; 5]) -> FieldElement51 {
    FieldElement51::from_limbs(limbs)
}

const MASK: u64 = (1 << 51) - 1;

impl FieldElement51 {
    pub const ZERO: FieldElement51 = FieldElement51 { words: [0, 0, 0, 0] };
    pub const ONE: FieldElement51 = FieldElement51 { words: [1, 0, 0, 0] };
    pub const MINUS_ONE: FieldElement51 = FieldElement51 { words: [u64::MAX - 19, u64::MAX, u64::MAX, u64::MAX >> 1] };

    /// The element that five limbs of 51 bits stand for; limbs may have up to 64 bits.
    pub(crate) const fn from_limbs([a, b, c, d, e]: [u64; 5]) -> FieldElement51 {
        // What is above 51 bits goes to the next limb, from the last one to the first as 2^255 = 19. Then each limb is
        // below 2^51 + 2^18, and all together are below 2^256.
        let a_low = (a & MASK) + 19 * (e >> 51);
        let b_low = (b & MASK) + (a >> 51);
        let c_low = (c & MASK) + (b >> 51);
        let d_low = (d & MASK) + (c >> 51);
        let e_low = (e & MASK) + (d >> 51);
        let first = a_low as u128 + ((b_low as u128) << 51);
        let second = (first >> 64) + ((c_low as u128) << 38);
        let third = (second >> 64) + ((d_low as u128) << 25);
        let fourth = (third >> 64) + ((e_low as u128) << 12);
        FieldElement51 { words: [first as u64, second as u64, third as u64, fourth as u64] }
    }

    /// Five limbs that stand for the same element.
    pub(crate) fn limbs51(&self) -> Limbs51 {
        let [a, b, c, d] = self.words;
        Limbs51([
            a & MASK,
            (a >> 51 | b << 13) & MASK,
            (b >> 38 | c << 26) & MASK,
            (c >> 25 | d << 39) & MASK,
            d >> 12,
        ])
    }

    /// The number in 32 bytes, the least significant one first, without bit 255.
    pub const fn from_bytes(bytes: &[u8; 32]) -> FieldElement51 {
        let mut words = [0; 4];
        let mut i = 0;
        while i < 32 {
            words[i / 8] |= (bytes[i] as u64) << (8 * (i % 8));
            i += 1;
        }
        words[3] &= u64::MAX >> 1;
        FieldElement51 { words }
    }

    /// The number below the prime in 32 bytes, the least significant one first.
    pub fn to_bytes(self) -> [u8; 32] {
        // SAFETY: arrays of four words.
        let reduced = made(|out| unsafe { fe_25519_reduce(out, self.words.as_ptr()) });
        let mut bytes = [0; 32];
        for (chunk, word) in bytes.chunks_exact_mut(8).zip(reduced.words) {
            chunk.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// -self in place.
    pub fn negate(&mut self) {
        *self = -&*self;
    }

    /// self^(2^k), for k > 0.
    pub fn pow2k(&self, k: u32) -> FieldElement51 {
        debug_assert!(k > 0);
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_25519_square_times(out, self.words.as_ptr(), k) })
    }

    pub fn square(&self) -> FieldElement51 {
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_25519_square(out, self.words.as_ptr()) })
    }

    /// 2 self^2.
    pub fn square2(&self) -> FieldElement51 {
        let square = self.square();
        &square + &square
    }

    /// 1/self, and 0 for 0.
    pub(crate) fn inverse(&self) -> FieldElement51 {
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_25519_invert(out, self.words.as_ptr()) })
    }
}

impl Limbs51 {
    pub(crate) const ZERO: Limbs51 = Limbs51([0; 5]);

    pub(crate) fn element(self) -> FieldElement51 {
        FieldElement51::from_limbs(self.0)
    }
}

impl<'a> Add<&'a FieldElement51> for &FieldElement51 {
    type Output = FieldElement51;
    #[inline(always)]
    fn add(self, other: &'a FieldElement51) -> FieldElement51 {
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_25519_add(out, self.words.as_ptr(), other.words.as_ptr()) })
    }
}

impl<'a> Sub<&'a FieldElement51> for &FieldElement51 {
    type Output = FieldElement51;
    #[inline(always)]
    fn sub(self, other: &'a FieldElement51) -> FieldElement51 {
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_25519_sub(out, self.words.as_ptr(), other.words.as_ptr()) })
    }
}

impl<'a> Mul<&'a FieldElement51> for &FieldElement51 {
    type Output = FieldElement51;
    #[inline(always)]
    fn mul(self, other: &'a FieldElement51) -> FieldElement51 {
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_25519_mul(out, self.words.as_ptr(), other.words.as_ptr()) })
    }
}

impl Neg for &FieldElement51 {
    type Output = FieldElement51;
    #[inline(always)]
    fn neg(self) -> FieldElement51 {
        // SAFETY: arrays of four words.
        made(|out| unsafe { fe_25519_opp(out, self.words.as_ptr()) })
    }
}

impl<'a> AddAssign<&'a FieldElement51> for FieldElement51 {
    fn add_assign(&mut self, other: &'a FieldElement51) {
        *self = &*self + other;
    }
}

impl<'a> SubAssign<&'a FieldElement51> for FieldElement51 {
    fn sub_assign(&mut self, other: &'a FieldElement51) {
        *self = &*self - other;
    }
}

impl<'a> MulAssign<&'a FieldElement51> for FieldElement51 {
    fn mul_assign(&mut self, other: &'a FieldElement51) {
        *self = &*self * other;
    }
}

impl ConditionallySelectable for FieldElement51 {
    fn conditional_select(a: &FieldElement51, b: &FieldElement51, choice: Choice) -> FieldElement51 {
        let mut words = [0; 4];
        for (out, (x, y)) in words.iter_mut().zip(a.words.iter().zip(&b.words)) {
            *out = u64::conditional_select(x, y, choice);
        }
        FieldElement51 { words }
    }

    fn conditional_swap(a: &mut FieldElement51, b: &mut FieldElement51, choice: Choice) {
        for (x, y) in a.words.iter_mut().zip(&mut b.words) {
            u64::conditional_swap(x, y, choice);
        }
    }

    fn conditional_assign(&mut self, other: &FieldElement51, choice: Choice) {
        for (x, y) in self.words.iter_mut().zip(&other.words) {
            x.conditional_assign(y, choice);
        }
    }
}

impl Debug for FieldElement51 {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "FieldElement51({:x?})", self.words)
    }
}

#[cfg(feature = "zeroize")]
impl Zeroize for FieldElement51 {
    fn zeroize(&mut self) {
        self.words.zeroize();
    }
}
