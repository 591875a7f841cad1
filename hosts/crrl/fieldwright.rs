//! X25519 as a whole, point formulas of Ed25519 and secp256k1, products, squares and a doubling of P-256, by five
//! libraries; all need BMI2 and ADX. Elements are four words, the least significant first; points are their coordinates
//! one after another.
//!
//! Formulas take any numbers below 2^256 and return such, as the types of this crate do; those of P-256 elements below
//! p in Montgomery form.

use core::arch::asm;
use core::mem::{size_of, MaybeUninit};

type Words = [u64; 4];

/// The words of a result, each through a register: else the compiler copies it by loads of 16 bytes, which wait until
/// the words that were just stored are in the cache.
#[inline(always)]
fn settle(words: &mut [u64]) {
    for word in words {
        // SAFETY: nothing is executed.
        unsafe { asm!("/* {} */", inout(reg) *word, options(pure, nomem, nostack, preserves_flags)) };
    }
}

macro_rules! formulas {
    ($library:literal: $($(#[$doc:meta])* $name:ident($($operand:ident: $elements:literal),*) = $symbol:ident;)*) => {
        #[link(name = $library, kind = "static")]
        extern "C" {
            $(fn $symbol(out: *mut u64, point: *const u64 $(, $operand: *const u64)*);)*
        }

        $(
            $(#[$doc])*
            #[inline(always)]
            pub(crate) fn $name<P $(, #[allow(non_camel_case_types)] $operand)*>(
                point: &mut P $(, $operand: &$operand)*
            ) {
                const { assert!(size_of::<P>() % size_of::<Words>() == 0) };
                $(const { assert!(size_of::<$operand>() == $elements * size_of::<Words>()) };)*
                let out: *mut P = point;
                // SAFETY: points of as many words; the result may take the place of one.
                unsafe { $symbol(out.cast(), out.cast() $(, core::ptr::from_ref($operand).cast())*) };
            }
        )*
    };
}

#[cfg(not(feature = "gf255_m51"))]
formulas!("formula_25519_extended":
    /// X, Y, Z, T: the sum with another point.
    edwards_add(other: 4) = formula_25519_extended_edwards_add;
    /// The same with y + x, y - x, 2 d x y of an affine point.
    edwards_mixed(other: 3) = formula_25519_extended_edwards_mixed;
    /// Twice the point.
    edwards_double() = formula_25519_extended_edwards_double;
    /// X, Y, Z of twice the point; T stays.
    edwards_double_projective() = formula_25519_extended_edwards_double_projective;
);

formulas!("formula_secp256k1_projective":
    /// X, Y, Z: the sum with another point.
    projective_add(other: 3) = formula_secp256k1_projective_projective_add;
    /// The same with x, y of an affine point.
    projective_mixed(other: 2) = formula_secp256k1_projective_projective_mixed;
    /// Twice the point.
    projective_double() = formula_secp256k1_projective_projective_double;
);

formulas!("formula_p256_montgomery":
    /// X, Y, Z of Jacobian coordinates, below p in Montgomery form: twice the point.
    jacobian_double() = formula_p256_montgomery_jacobian_double;
);

/// The words of a point of three coordinates that was just computed.
#[inline(always)]
pub(crate) fn settle_point<P>(point: &mut P) {
    const { assert!(size_of::<P>() == 3 * size_of::<Words>()) };
    // SAFETY: nothing but words.
    settle(unsafe { core::slice::from_raw_parts_mut(core::ptr::from_mut(point).cast(), 12) });
}

#[link(name = "fe_p256_montgomery", kind = "static")]
extern "C" {
    fn fe_p256_montgomery_mul(out: &mut MaybeUninit<Words>, a: &Words, b: &Words);
    fn fe_p256_montgomery_square(out: &mut MaybeUninit<Words>, a: &Words);
}

/// A result of a function of the library, which writes all words.
#[inline(always)]
fn made(write: impl FnOnce(&mut MaybeUninit<Words>)) -> Words {
    let mut words = MaybeUninit::<Words>::uninit();
    write(&mut words);
    // SAFETY: every function fills its result.
    let mut words = unsafe { words.assume_init() };
    settle(&mut words);
    words
}

/// a = a * b.
#[allow(dead_code)]
#[inline(always)]
pub(crate) fn mul_p256(a: &mut Words, b: &Words) {
    let factor = *a;
    // SAFETY: arrays of four words.
    *a = made(|out| unsafe { fe_p256_montgomery_mul(out, &factor, b) });
}

/// a = a^2.
#[allow(dead_code)]
#[inline(always)]
pub(crate) fn square_p256(a: &mut Words) {
    let factor = *a;
    // SAFETY: arrays of four words.
    *a = made(|out| unsafe { fe_p256_montgomery_square(out, &factor) });
}

/// Whether words are the prime of P-256; known when a program is compiled.
pub(crate) const fn is_p256(modulus: [u64; 4]) -> bool {
    matches!(modulus, [u64::MAX, 0xffff_ffff, 0, 0xffff_ffff_0000_0001])
}

#[link(name = "fieldwright_x25519", kind = "static")]
extern "C" {
    fn fieldwright_x25519(out: &mut [u8; 32], scalar: &[u8; 32], point: &[u8; 32]) -> i32;
}

/// X25519 of RFC 7748, for all points.
#[allow(dead_code)]
pub(crate) fn x25519(scalar: &[u8; 32], point: &[u8; 32]) -> [u8; 32] {
    let mut out = [0; 32];
    // SAFETY: arrays of 32 bytes. What is returned says that `out` is zero, which callers see.
    unsafe { fieldwright_x25519(&mut out, scalar, point) };
    out
}
