//! The field of p384 by the library `fe_p384_montgomery`, which needs BMI2 and ADX. Its functions take elements below p,
//! six words with the least significant first, and return such; arrays may be the same.

use super::montgomery::made;
#[cfg(test)]
pub(super) use super::field_impl::{fiat_p384_add as add_const, fiat_p384_mul as mul_const};
pub(super) use super::field_impl::{
    fiat_p384_from_montgomery as from_montgomery, fiat_p384_montgomery_domain_field_element as Words,
    fiat_p384_opp as negate_const, fiat_p384_to_montgomery as to_montgomery,
};
pub(super) use crate::{FieldBytes as Bytes, NistP384 as Curve};
use core::mem::MaybeUninit;
pub(super) use elliptic_curve::bigint::U384 as Uint;

/// p.
pub(super) const P: Words = *super::MODULUS.as_words();

#[link(name = "fe_p384_montgomery", kind = "static")]
extern "C" {
    #[link_name = "fe_p384_montgomery_mul"]
    pub(super) fn library_mul(out: &mut MaybeUninit<Words>, a: &Words, b: &Words);
    #[link_name = "fe_p384_montgomery_square"]
    pub(super) fn library_square(out: &mut MaybeUninit<Words>, a: &Words);
    fn fe_p384_montgomery_invert(out: &mut MaybeUninit<Words>, a: &Words);
}

/// 1/a, and 0 for 0: a chain of squarings in place of division steps.
pub(super) fn inverse(a: &Words) -> Words {
    // SAFETY: arrays of six words.
    made(|out| unsafe { fe_p384_montgomery_invert(out, a) })
}
