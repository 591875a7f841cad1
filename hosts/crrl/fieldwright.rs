//! X25519 as a whole, and products and squares by three libraries; all need BMI2 and ADX. Elements are four words, the
//! least significant first; arrays may be the same.
//!
//! `fe_25519` and `fe_secp256k1` take any numbers below 2^256 and return such, as the types of this crate do.
//! `fe_p256_montgomery` takes elements below p in Montgomery form and returns such.

use core::arch::asm;
use core::mem::MaybeUninit;

type Words = [u64; 4];

/// A result of a function of the libraries, which write all words.
#[inline(always)]
fn made(write: impl FnOnce(&mut MaybeUninit<Words>)) -> Words {
    let mut words = MaybeUninit::<Words>::uninit();
    write(&mut words);
    // SAFETY: every function fills its result.
    let mut words = unsafe { words.assume_init() };
    for word in &mut words {
        // Through a register each: else the compiler copies the result by loads of 16 bytes, which wait until the words
        // that were just stored are in the cache.
        // SAFETY: nothing is executed.
        unsafe { asm!("/* {} */", inout(reg) *word, options(pure, nomem, nostack, preserves_flags)) };
    }
    words
}

macro_rules! calls {
    ($library:literal, $mul:ident, $library_mul:ident, $square:ident, $library_square:ident) => {
        #[link(name = $library, kind = "static")]
        extern "C" {
            fn $library_mul(out: &mut MaybeUninit<Words>, a: &Words, b: &Words);
            fn $library_square(out: &mut MaybeUninit<Words>, a: &Words);
        }

        /// a = a * b.
        #[allow(dead_code)]
        #[inline(always)]
        pub(crate) fn $mul(a: &mut Words, b: &Words) {
            let factor = *a;
            // SAFETY: arrays of four words.
            *a = made(|out| unsafe { $library_mul(out, &factor, b) });
        }

        /// a = a^2.
        #[allow(dead_code)]
        #[inline(always)]
        pub(crate) fn $square(a: &mut Words) {
            let factor = *a;
            // SAFETY: arrays of four words.
            *a = made(|out| unsafe { $library_square(out, &factor) });
        }
    };
}

calls!("fe_25519", mul_25519, fe_25519_mul, square_25519, fe_25519_square);
calls!("fe_secp256k1", mul_secp256k1, fe_secp256k1_mul, square_secp256k1, fe_secp256k1_square);
calls!("fe_p256_montgomery", mul_p256, fe_p256_montgomery_mul, square_p256, fe_p256_montgomery_square);

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
