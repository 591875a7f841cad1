//! Points of nonces and verification by the library fieldwright_ed25519. Hashes, nonces and numbers modulo the order of
//! the base point stay the crate's. It needs BMI2 and ADX.

use crate::signature::InternalSignature;
use curve25519_dalek::edwards::CompressedEdwardsY;
use curve25519_dalek::scalar::Scalar;

#[link(name = "fieldwright_ed25519", kind = "static")]
unsafe extern "C" {
    fn fieldwright_ed25519_base_batch(out: *mut [u8; 32], scalars: *const [u8; 32], n: usize);
    fn fieldwright_ed25519_verify_digest_batch(
        valid: *mut u8,
        signatures: *const [u8; 64],
        public_keys: *const [u8; 32],
        digests: *const [u8; 64],
        n: usize,
    ) -> i32;
}

/// The scalar times the base point.
pub(crate) fn multiple_of_base(scalar: &Scalar) -> CompressedEdwardsY {
    let mut out = [0; 32];
    // SAFETY: both are arrays of 32 bytes.
    unsafe { fieldwright_ed25519_base_batch(&mut out, scalar.as_bytes(), 1) };
    CompressedEdwardsY(out)
}

/// Whether we say that a signature is right; `digest` is the hash of R, public key and message. What we refuse the crate
/// may take, for it knows other encodings of public keys, and with `legacy_compatibility` a larger s.
pub(crate) fn is_right(public_key: &CompressedEdwardsY, signature: &InternalSignature, digest: &[u8; 64]) -> bool {
    let mut bytes = [0; 64];
    bytes[..32].copy_from_slice(signature.R.as_bytes());
    bytes[32..].copy_from_slice(signature.s.as_bytes());
    let mut valid = 0;
    // SAFETY: arrays of one.
    unsafe { fieldwright_ed25519_verify_digest_batch(&mut valid, &bytes, &public_key.0, digest, 1) == 0 }
}
