//! The field of p256 by the library `fe_p256_montgomery`, which needs BMI2 and ADX. Its functions take elements below p,
//! four words with the least significant first, and return such; arrays may be the same.

pub(super) use super::field_impl::{
    fe_from_montgomery as from_montgomery, fe_neg as negate_const, fe_to_montgomery as to_montgomery, Fe as Words,
};
#[cfg(test)]
pub(super) use super::field_impl::{fe_add as add_const, fe_mul as mul_const};
pub(super) use crate::{FieldBytes as Bytes, NistP256 as Curve};
use core::mem::MaybeUninit;
pub(super) use elliptic_curve::bigint::U256 as Uint;

/// p.
pub(super) const P: Words = *super::MODULUS.as_words();

#[link(name = "fe_p256_montgomery", kind = "static")]
extern "C" {
    #[link_name = "fe_p256_montgomery_mul"]
    pub(super) fn library_mul(out: &mut MaybeUninit<Words>, a: &Words, b: &Words);
    #[link_name = "fe_p256_montgomery_square"]
    pub(super) fn library_square(out: &mut MaybeUninit<Words>, a: &Words);
}
