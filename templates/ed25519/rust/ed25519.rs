//! Ed25519 (RFC 8032, section 5.1) of many keys and messages, by `fieldwright library ed25519`: the archive in `lib`.
//!
//! Eight at a time are computed by AVX-512 IFMA, four by AVX2, as the library was made and the processor is, elsewhere
//! one by one. A result depends on
//! nothing of the others. All functions panic if lengths differ, and on a processor that is not supported.

extern "C" {
    fn fieldwright_ed25519_keypair_batch(out: *mut [u8; 64], seeds: *const [u8; 32], n: usize);
    fn fieldwright_ed25519_sign_batch(
        out: *mut [u8; 64],
        secret_keys: *const [u8; 64],
        messages: *const *const u8,
        lengths: *const usize,
        n: usize,
    );
    fn fieldwright_ed25519_verify_batch(
        valid: *mut u8,
        signatures: *const [u8; 64],
        public_keys: *const [u8; 32],
        messages: *const *const u8,
        lengths: *const usize,
        n: usize,
    ) -> i32;
}

fn parts(messages: &[&[u8]]) -> (Vec<*const u8>, Vec<usize>) {
    messages.iter().map(|message| (message.as_ptr(), message.len())).unzip()
}

/// Secret keys: each seed, which is 32 bytes of a good random source, and behind it its public key.
pub fn keypairs(seeds: &[[u8; 32]]) -> Vec<[u8; 64]> {
    require(&[seeds.len()]);
    let mut out = vec![[0; 64]; seeds.len()];
    unsafe { fieldwright_ed25519_keypair_batch(out.as_mut_ptr(), seeds.as_ptr(), seeds.len()) };
    out
}

/// The signature of each message by a secret key, which is as [`keypairs`] makes them: signatures of a message with two
/// public keys behind one seed give its scalar away. No jump and no address depends on a key.
pub fn sign(secret_keys: &[[u8; 64]], messages: &[&[u8]]) -> Vec<[u8; 64]> {
    require(&[secret_keys.len(), messages.len()]);
    let (pointers, lengths) = parts(messages);
    let mut out = vec![[0; 64]; messages.len()];
    unsafe {
        fieldwright_ed25519_sign_batch(
            out.as_mut_ptr(),
            secret_keys.as_ptr(),
            pointers.as_ptr(),
            lengths.as_ptr(),
            messages.len(),
        )
    };
    out
}

/// Whether each signature of a message is right by a public key; nothing here is secret. What right means exactly is
/// said in `fieldwright_ed25519_batch.h`.
pub fn verify(signatures: &[[u8; 64]], public_keys: &[[u8; 32]], messages: &[&[u8]]) -> Vec<bool> {
    require(&[signatures.len(), public_keys.len(), messages.len()]);
    let (pointers, lengths) = parts(messages);
    let mut valid = vec![0; messages.len()];
    unsafe {
        fieldwright_ed25519_verify_batch(
            valid.as_mut_ptr(),
            signatures.as_ptr(),
            public_keys.as_ptr(),
            pointers.as_ptr(),
            lengths.as_ptr(),
            messages.len(),
        )
    };
    valid.into_iter().map(|is| is == 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8032, section 7.1, test 1.
    const SEED: [u8; 32] = [
        0x9d, 0x61, 0xb1, 0x9d, 0xef, 0xfd, 0x5a, 0x60, 0xba, 0x84, 0x4a, 0xf4, 0x92, 0xec, 0x2c, 0xc4, //
        0x44, 0x49, 0xc5, 0x69, 0x7b, 0x32, 0x69, 0x19, 0x70, 0x3b, 0xac, 0x03, 0x1c, 0xae, 0x7f, 0x60,
    ];

    #[test]
    fn the_first_test_of_rfc_8032() {
        let keys = keypairs(&[SEED]);
        assert_eq!(keys[0][32..36], [0xd7, 0x5a, 0x98, 0x01]);
        let signatures = sign(&keys, &[b""]);
        assert_eq!(signatures[0][..4], [0xe5, 0x56, 0x43, 0x00]);
        assert_eq!(signatures[0][60..], [0x8e, 0x7a, 0x10, 0x0b]);
    }

    #[test]
    fn a_forgery_among_others() {
        let seeds: Vec<[u8; 32]> = (0..11).map(|i| [i; 32]).collect();
        let texts: Vec<Vec<u8>> = (0..11).map(|i| vec![i; 100 * usize::from(i)]).collect();
        let messages: Vec<&[u8]> = texts.iter().map(Vec::as_slice).collect();
        let keys = keypairs(&seeds);
        let public_keys: Vec<[u8; 32]> = keys.iter().map(|key| key[32..].try_into().unwrap()).collect();
        let mut signatures = sign(&keys, &messages);
        assert_eq!(verify(&signatures, &public_keys, &messages), [true; 11]);
        signatures[7][40] ^= 1;
        let right: Vec<bool> = (0..11).map(|i| i != 7).collect();
        assert_eq!(verify(&signatures, &public_keys, &messages), right);
        assert!(verify(&[], &[], &[]).is_empty());
    }

    #[test]
    #[should_panic(expected = "different lengths")]
    fn lengths_that_differ() {
        sign(&[[0; 64]; 2], &[b"one"]);
    }
}
