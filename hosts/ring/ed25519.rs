//! Multiples of the base point and verification of Ed25519 by the library fieldwright_ed25519. Hashes, nonces and
//! numbers modulo the order of the base point stay ring's. It needs BMI2 and ADX.

use super::ops::{EncodedPoint, Scalar, ELEM_LEN};
use crate::error;
use core::ffi::c_int;

extern "C" {
    fn fieldwright_ed25519_base_batch(out: *mut EncodedPoint, scalars: *const Scalar, n: usize);
    fn fieldwright_ed25519_verify_digest_batch(
        valid: *mut u8,
        signatures: *const [u8; 64],
        public_keys: *const EncodedPoint,
        digests: *const [u8; 64],
        n: usize,
    ) -> c_int;
}

/// The scalar times the base point.
pub(super) fn multiple_of_base(scalar: &Scalar) -> EncodedPoint {
    let mut out = [0; ELEM_LEN];
    // SAFETY: a scalar is 32 bytes, and so is the result.
    unsafe { fieldwright_ed25519_base_batch(&mut out, scalar, 1) };
    out
}

/// Public keys that are not usual stay ring's: it takes encodings that we refuse, y from p on, and x = 0 with a sign;
/// for x = 0, y is 1 or p - 1.
pub(super) fn is_usual(public_key: &EncodedPoint) -> bool {
    let mut y = *public_key;
    y[31] &= 0x7f;
    let is_high = y[0] >= 0xec && y[1..31] == [0xff; 30] && y[31] == 0x7f;
    let is_one = y[0] == 1 && y[1..] == [0; 31];
    !is_high && !is_one
}

/// Whether a signature is right by a public key that is usual; `digest` is SHA-512 of R, public key and message.
pub(super) fn verify(
    signature: &[u8; 64],
    public_key: &EncodedPoint,
    digest: &[u8; 64],
) -> Result<(), error::Unspecified> {
    let mut valid = 0;
    // SAFETY: arrays of one.
    match unsafe { fieldwright_ed25519_verify_digest_batch(&mut valid, signature, public_key, digest, 1) } {
        0 => Ok(()),
        _ => Err(error::Unspecified),
    }
}
