//! ECDH and ECDSA on P-256 of many keys, by `fieldwright library p256`: the archive in `lib`.
//!
//! Eight at a time are computed by AVX-512 IFMA, four by AVX2, as the library was made and the processor is, elsewhere
//! one by one. What one key has
//! changes no result of another. Numbers are 32 bytes, the highest first; a public key is x and y, a signature r and s.
//! All functions panic if lengths differ, and on a processor that is not supported.

type Status = i32;

extern "C" {
    fn fieldwright_p256_public_key_batch(
        valid: *mut u8,
        public_keys: *mut [u8; 64],
        secret_keys: *const [u8; 32],
        n: usize,
    ) -> Status;
    fn fieldwright_p256_ecdh_batch(
        valid: *mut u8,
        shared: *mut [u8; 32],
        secret_keys: *const [u8; 32],
        public_keys: *const [u8; 64],
        n: usize,
    ) -> Status;
    fn fieldwright_p256_sign_batch(
        valid: *mut u8,
        signatures: *mut [u8; 64],
        secret_keys: *const [u8; 32],
        digests: *const [u8; 32],
        n: usize,
    ) -> Status;
    fn fieldwright_p256_verify_batch(
        valid: *mut u8,
        signatures: *const [u8; 64],
        public_keys: *const [u8; 64],
        digests: *const [u8; 32],
        n: usize,
    ) -> Status;
}

/// Results, `None` where what was given is not right.
fn results<const N: usize>(n: usize, f: impl FnOnce(*mut u8, *mut [u8; N]) -> Status) -> Vec<Option<[u8; N]>> {
    let (mut valid, mut out) = (vec![0; n], vec![[0; N]; n]);
    f(valid.as_mut_ptr(), out.as_mut_ptr());
    out.into_iter().zip(valid).map(|(result, is)| (is == 1).then_some(result)).collect()
}

/// The public key of each secret key that is from 1 to n - 1, n the order of the base point.
pub fn public_keys(secret_keys: &[[u8; 32]]) -> Vec<Option<[u8; 64]>> {
    require(&[secret_keys.len()]);
    let n = secret_keys.len();
    results(n, |valid, out| unsafe { fieldwright_p256_public_key_batch(valid, out, secret_keys.as_ptr(), n) })
}

/// x of each secret key times a public key, which must be a point of the curve.
pub fn ecdh(secret_keys: &[[u8; 32]], public_keys: &[[u8; 64]]) -> Vec<Option<[u8; 32]>> {
    require(&[secret_keys.len(), public_keys.len()]);
    let n = secret_keys.len();
    results(n, |valid, out| unsafe {
        fieldwright_p256_ecdh_batch(valid, out, secret_keys.as_ptr(), public_keys.as_ptr(), n)
    })
}

/// The signature of each digest of 32 bytes, with the nonce of RFC 6979 by HMAC with SHA-256.
pub fn sign(secret_keys: &[[u8; 32]], digests: &[[u8; 32]]) -> Vec<Option<[u8; 64]>> {
    require(&[secret_keys.len(), digests.len()]);
    let n = secret_keys.len();
    results(n, |valid, out| unsafe {
        fieldwright_p256_sign_batch(valid, out, secret_keys.as_ptr(), digests.as_ptr(), n)
    })
}

/// Whether each signature of a digest is right by a public key; nothing here is secret. s may be above n/2.
pub fn verify(signatures: &[[u8; 64]], public_keys: &[[u8; 64]], digests: &[[u8; 32]]) -> Vec<bool> {
    require(&[signatures.len(), public_keys.len(), digests.len()]);
    let n = signatures.len();
    let mut valid = vec![0; n];
    unsafe {
        fieldwright_p256_verify_batch(
            valid.as_mut_ptr(),
            signatures.as_ptr(),
            public_keys.as_ptr(),
            digests.as_ptr(),
            n,
        )
    };
    valid.into_iter().map(|is| is == 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 6979, appendix A.2.5.
    const SECRET: [u8; 32] = [
        0xc9, 0xaf, 0xa9, 0xd8, 0x45, 0xba, 0x75, 0x16, 0x6b, 0x5c, 0x21, 0x57, 0x67, 0xb1, 0xd6, 0x93, //
        0x4e, 0x50, 0xc3, 0xdb, 0x36, 0xe8, 0x9b, 0x12, 0x7b, 0x8a, 0x62, 0x2b, 0x12, 0x0f, 0x67, 0x21,
    ];
    /// SHA-256 of "sample".
    const DIGEST: [u8; 32] = [
        0xaf, 0x2b, 0xdb, 0xe1, 0xaa, 0x9b, 0x6e, 0xc1, 0xe2, 0xad, 0xe1, 0xd6, 0x94, 0xf4, 0x1f, 0xc7, //
        0x1a, 0x83, 0x1d, 0x02, 0x68, 0xe9, 0x89, 0x15, 0x62, 0x11, 0x3d, 0x8a, 0x62, 0xad, 0xd1, 0xbf,
    ];

    #[test]
    fn the_sample_of_rfc_6979() {
        let key = public_keys(&[SECRET])[0].unwrap();
        assert_eq!(key[..4], [0x60, 0xfe, 0xd4, 0xba]);
        let signature = sign(&[SECRET], &[DIGEST])[0].unwrap();
        assert_eq!(signature[..4], [0xef, 0xd4, 0x8b, 0x2a]);
        assert_eq!(signature[32..36], [0xf7, 0xcb, 0x1c, 0x94]);
        assert_eq!(verify(&[signature], &[key], &[DIGEST]), [true]);
    }

    #[test]
    fn wrong_ones_among_others() {
        let mut secrets: Vec<[u8; 32]> = (1..12).map(|i| [i; 32]).collect();
        let digests: Vec<[u8; 32]> = (0..11).map(|i| [255 - i; 32]).collect();
        let keys: Vec<[u8; 64]> = public_keys(&secrets).into_iter().map(Option::unwrap).collect();
        let mut signatures: Vec<[u8; 64]> = sign(&secrets, &digests).into_iter().map(Option::unwrap).collect();
        signatures[7][40] ^= 1;
        let right: Vec<bool> = (0..11).map(|i| i != 7).collect();
        assert_eq!(verify(&signatures, &keys, &digests), right);
        let (mut theirs, mut backwards) = (keys.clone(), secrets.clone());
        theirs.reverse();
        backwards.reverse();
        let shared = ecdh(&secrets, &theirs);
        assert!(shared.iter().all(Option::is_some));
        assert_eq!(shared, ecdh(&backwards, &keys));
        secrets[3] = [0; 32];
        theirs[5][63] ^= 1;
        let some: Vec<bool> = ecdh(&secrets, &theirs).iter().map(Option::is_some).collect();
        assert_eq!(some, (0..11).map(|i| i != 3 && i != 5).collect::<Vec<_>>());
        assert!(verify(&[], &[], &[]).is_empty());
    }

    #[test]
    #[should_panic(expected = "different lengths")]
    fn lengths_that_differ() {
        sign(&[[1; 32]; 2], &[[1; 32]; 3]);
    }
}
