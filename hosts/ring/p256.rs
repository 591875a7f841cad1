//! ECDH and ECDSA on P-256 by the library fieldwright_p256. Hashes and nonces stay ring's, and so does reading of keys
//! and signatures. It needs BMI2 and ADX.

use super::ops::*;
use crate::{arithmetic::montgomery::Unencoded, error, limb};
use core::ffi::c_int;

/// The length of scalars and coordinates of P-256, which those of P-384 have not.
pub(super) const BYTES: usize = 32;

/// Big-endian.
type Number = [u8; BYTES];
type Pair = [u8; 2 * BYTES];

extern "C" {
    fn fieldwright_p256_public_key_batch(valid: *mut u8, out: *mut Pair, secrets: *const Number, n: usize) -> c_int;
    fn fieldwright_p256_ecdh_batch(
        valid: *mut u8,
        out: *mut Number,
        secrets: *const Number,
        public_keys: *const Pair,
        n: usize,
    ) -> c_int;
    fn fieldwright_p256_sign_nonce_batch(
        valid: *mut u8,
        out: *mut Pair,
        secrets: *const Number,
        nonces: *const Number,
        digests: *const Number,
        n: usize,
    ) -> c_int;
    fn fieldwright_p256_verify_batch(
        valid: *mut u8,
        signatures: *const Pair,
        public_keys: *const Pair,
        digests: *const Number,
        n: usize,
    ) -> c_int;
}

/// What a function of the library says of one call.
fn required(status: c_int) -> Result<(), error::Unspecified> {
    match status {
        0 => Ok(()),
        _ => Err(error::Unspecified),
    }
}

/// x and y of an uncompressed point.
fn coordinates(point: &[u8]) -> Result<Pair, error::Unspecified> {
    match point {
        [4, pair @ ..] => Ok(pair.try_into()?),
        _ => Err(error::Unspecified),
    }
}

fn bytes_of(ops: &ScalarOps, scalar: &Scalar) -> Number {
    let mut out = [0; BYTES];
    limb::big_endian_from_limbs(ops.leak_limbs(scalar), &mut out);
    out
}

fn joined(high: &Number, low: &Number) -> Pair {
    let mut out = [0; 2 * BYTES];
    out[..BYTES].copy_from_slice(high);
    out[BYTES..].copy_from_slice(low);
    out
}

/// The uncompressed point of a private key.
pub(super) fn public_key(out: &mut [u8], private_key: &[u8]) -> Result<(), error::Unspecified> {
    let mut pair = [0; 2 * BYTES];
    let secret: &Number = private_key.try_into()?;
    let mut valid = 0;
    // SAFETY: arrays of one.
    required(unsafe { fieldwright_p256_public_key_batch(&mut valid, &mut pair, secret, 1) })?;
    out[0] = 4;
    out[1..].copy_from_slice(&pair);
    Ok(())
}

/// Of points that are not on the curve, too, an error.
pub(super) fn ecdh(out: &mut [u8], private_key: &[u8], public_key: &[u8]) -> Result<(), error::Unspecified> {
    let out: &mut Number = out.try_into()?;
    let secret: &Number = private_key.try_into()?;
    let point = coordinates(public_key)?;
    let mut valid = 0;
    // SAFETY: arrays of one.
    required(unsafe { fieldwright_p256_ecdh_batch(&mut valid, out, secret, &point, 1) })
}

/// r and s of a signature with this nonce; an error if one of them would be 0.
pub(super) fn sign(
    ops: &'static ScalarOps,
    n: &Modulus<N>,
    (d, k, e): (&Scalar<Unencoded>, &Scalar, &Scalar),
) -> Result<(Scalar, Scalar), error::Unspecified> {
    let mut signature = [0; 2 * BYTES];
    let [secret, nonce, digest] = [d, k, e].map(|scalar| bytes_of(ops, scalar));
    let mut valid = 0;
    // SAFETY: arrays of one.
    required(unsafe { fieldwright_p256_sign_nonce_batch(&mut valid, &mut signature, &secret, &nonce, &digest, 1) })?;
    let (r, s) = signature.split_at(BYTES);
    let scalar = |bytes| scalar_parse_big_endian_fixed_consttime(n, untrusted::Input::from(bytes));
    Ok((scalar(r)?, scalar(s)?))
}

pub(super) fn verify(
    ops: &'static ScalarOps,
    (r, s): (&Scalar, &Scalar),
    public_key: &[u8],
    e: &Scalar,
) -> Result<(), error::Unspecified> {
    let signature = joined(&bytes_of(ops, r), &bytes_of(ops, s));
    let point = coordinates(public_key)?;
    let digest = bytes_of(ops, e);
    let mut valid = 0;
    // SAFETY: arrays of one.
    required(unsafe { fieldwright_p256_verify_batch(&mut valid, &signature, &point, &digest, 1) })
}
