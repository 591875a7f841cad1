mod arithmetic;
mod portable;
mod processor;
mod sha256;
#[cfg(test)]
mod tests;

pub use processor::{code, Code};

#[cfg(assembly)]
mod assembly {
    core::arch::global_asm!(include_str!("code.s"), options(raw));

    type B32 = *const [u8; 32];
    type B64 = *const [u8; 64];
    extern "C" {
        #[link_name = "PREFIX_fieldwright_p256_public_key_batch"]
        pub fn public_keys(valid: *mut bool, out: *mut [u8; 64], secret_keys: B32, n: usize) -> i32;
        #[link_name = "PREFIX_fieldwright_p256_ecdh_batch"]
        pub fn ecdh(valid: *mut bool, out: *mut [u8; 32], secret_keys: B32, public_keys: B64, n: usize) -> i32;
        #[link_name = "PREFIX_fieldwright_p256_sign_batch"]
        pub fn sign(valid: *mut bool, out: *mut [u8; 64], secret_keys: B32, digests: B32, n: usize) -> i32;
        #[link_name = "PREFIX_fieldwright_p256_verify_batch"]
        pub fn verify(valid: *mut bool, signatures: B64, public_keys: B64, digests: B32, n: usize) -> i32;
    }
}

/// Results of portable code one by one, zeros where there is none.
fn each<const N: usize>(out: &mut [[u8; N]], valid: &mut [bool], result: impl Fn(usize) -> Option<[u8; N]>) {
    for (i, (out, valid)) in out.iter_mut().zip(valid).enumerate() {
        let result = result(i);
        *valid = result.is_some();
        *out = result.unwrap_or([0; N]);
    }
}

/// What a function of many gives for one.
fn one<const N: usize>(many: impl FnOnce(&mut [[u8; N]], &mut [bool])) -> Option<[u8; N]> {
    let (mut out, mut valid) = ([[0; N]], [false]);
    many(&mut out, &mut valid);
    if valid[0] {
        Some(out[0])
    } else {
        None
    }
}

/// The public key, x and y, of a secret key, which is a number from 1 to n - 1, n the order of the base point; `None`
/// for others.
///
/// No jump, no address and no instruction of variable time depends on the secret key, but for whether it is one: shown
/// for the assembly, intended by portable code.
pub fn public_key(secret_key: &[u8; 32]) -> Option<[u8; 64]> {
    one(|out, valid| public_keys(out, valid, core::slice::from_ref(secret_key)))
}

/// x of secret key times public key, which must be a point of the curve. As [`public_key`] otherwise.
pub fn ecdh(secret_key: &[u8; 32], public_key: &[u8; 64]) -> Option<[u8; 32]> {
    let (secret_keys, public_keys) = (core::slice::from_ref(secret_key), core::slice::from_ref(public_key));
    one(|out, valid| ecdh_batch(out, valid, secret_keys, public_keys))
}

/// The signature, r and s, of a digest of 32 bytes, with the nonce that RFC 6979 makes of secret key and digest by HMAC
/// with SHA-256. As [`public_key`] otherwise; one of 2^32 nonces is passed over, and then time is longer.
pub fn sign(secret_key: &[u8; 32], digest: &[u8; 32]) -> Option<[u8; 64]> {
    let (secret_keys, digests) = (core::slice::from_ref(secret_key), core::slice::from_ref(digest));
    one(|out, valid| sign_batch(out, valid, secret_keys, digests))
}

/// Whether a signature of a digest is right by a public key (FIPS 186-5, section 6.4.2); s may be above n/2. Nothing
/// here is secret.
pub fn verify(signature: &[u8; 64], public_key: &[u8; 64], digest: &[u8; 32]) -> bool {
    let mut valid = [false];
    let (signatures, keys) = (core::slice::from_ref(signature), core::slice::from_ref(public_key));
    verify_batch(&mut valid, signatures, keys, core::slice::from_ref(digest));
    valid[0]
}

/// `out[i]` = what [`public_key`] gives for `secret_keys[i]`, zeros where that is nothing, which `valid[i]` tells.
///
/// # Panics
/// If the lengths differ.
pub fn public_keys(out: &mut [[u8; 64]], valid: &mut [bool], secret_keys: &[[u8; 32]]) {
    require(&[out.len(), valid.len(), secret_keys.len()]);
    either!(
        {
            let n = out.len();
            assembly::public_keys(valid.as_mut_ptr(), out.as_mut_ptr(), secret_keys.as_ptr(), n);
        },
        each(out, valid, |i| portable::public_key(&secret_keys[i]))
    )
}

/// `out[i]` = what [`ecdh`] gives for `secret_keys[i]` and `public_keys[i]`, as [`public_keys`] has it.
///
/// # Panics
/// If the lengths differ.
pub fn ecdh_batch(out: &mut [[u8; 32]], valid: &mut [bool], secret_keys: &[[u8; 32]], public_keys: &[[u8; 64]]) {
    require(&[out.len(), valid.len(), secret_keys.len(), public_keys.len()]);
    either!(
        {
            let n = out.len();
            let (keys, points) = (secret_keys.as_ptr(), public_keys.as_ptr());
            assembly::ecdh(valid.as_mut_ptr(), out.as_mut_ptr(), keys, points, n);
        },
        each(out, valid, |i| portable::ecdh(&secret_keys[i], &public_keys[i]))
    )
}

/// `out[i]` = what [`sign`] gives for `secret_keys[i]` and `digests[i]`, as [`public_keys`] has it.
///
/// # Panics
/// If the lengths differ.
pub fn sign_batch(out: &mut [[u8; 64]], valid: &mut [bool], secret_keys: &[[u8; 32]], digests: &[[u8; 32]]) {
    require(&[out.len(), valid.len(), secret_keys.len(), digests.len()]);
    either!(
        {
            let n = out.len();
            let (keys, digests) = (secret_keys.as_ptr(), digests.as_ptr());
            assembly::sign(valid.as_mut_ptr(), out.as_mut_ptr(), keys, digests, n);
        },
        each(out, valid, |i| portable::sign(&secret_keys[i], &digests[i]))
    )
}

/// `valid[i]` = what [`verify`] gives for `signatures[i]`, `public_keys[i]` and `digests[i]`.
///
/// # Panics
/// If the lengths differ.
pub fn verify_batch(valid: &mut [bool], signatures: &[[u8; 64]], public_keys: &[[u8; 64]], digests: &[[u8; 32]]) {
    require(&[valid.len(), signatures.len(), public_keys.len(), digests.len()]);
    either!(
        {
            let n = valid.len();
            let (signatures, keys) = (signatures.as_ptr(), public_keys.as_ptr());
            assembly::verify(valid.as_mut_ptr(), signatures, keys, digests.as_ptr(), n);
        },
        for (i, valid) in valid.iter_mut().enumerate() {
            *valid = portable::verify(&signatures[i], &public_keys[i], &digests[i]);
        }
    )
}

fn require(lengths: &[usize]) {
    assert!(lengths.iter().all(|&n| n == lengths[0]), "slices of different lengths");
}
