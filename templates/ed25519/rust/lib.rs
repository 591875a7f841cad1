mod arithmetic;
#[path = "field25519.rs"]
mod field;
mod portable;
mod processor;
mod sha512;
#[cfg(test)]
mod tests;

pub use processor::{code, Code};

#[cfg(assembly)]
mod assembly {
    core::arch::global_asm!(include_str!("code.s"), options(raw));

    extern "C" {
        #[link_name = "PREFIX_fieldwright_ed25519_keypair_batch"]
        pub fn keypairs(out: *mut [u8; 64], seeds: *const [u8; 32], n: usize);
        #[link_name = "PREFIX_fieldwright_ed25519_sign_batch"]
        pub fn sign(
            out: *mut [u8; 64],
            secret_keys: *const [u8; 64],
            messages: *const *const u8,
            lengths: *const usize,
            n: usize,
        );
        #[link_name = "PREFIX_fieldwright_ed25519_verify_batch"]
        pub fn verify(
            valid: *mut bool,
            signatures: *const [u8; 64],
            public_keys: *const [u8; 32],
            messages: *const *const u8,
            lengths: *const usize,
            n: usize,
        ) -> i32;
    }

    /// So many messages are passed at once.
    pub const MOST: usize = 64;

    /// Pointers and lengths of at most so many.
    pub fn parts(messages: &[&[u8]]) -> ([*const u8; MOST], [usize; MOST]) {
        let (mut pointers, mut lengths) = ([core::ptr::null(); MOST], [0; MOST]);
        for (i, message) in messages.iter().enumerate() {
            pointers[i] = message.as_ptr();
            lengths[i] = message.len();
        }
        (pointers, lengths)
    }
}

/// A secret key of a seed, which is 32 bytes of a good random source: the seed, and behind it its public key.
///
/// No jump, no address and no instruction of variable time depends on the seed: shown for the assembly, intended by
/// portable code.
pub fn keypair(seed: &[u8; 32]) -> [u8; 64] {
    let mut out = [[0; 64]];
    keypairs(&mut out, core::slice::from_ref(seed));
    out[0]
}

/// The signature of a message by a secret key, which is as [`keypair`] makes them: signatures of a message with two
/// public keys behind one seed give its scalar away. As [`keypair`] otherwise; time depends on the length of the
/// message.
pub fn sign(secret_key: &[u8; 64], message: &[u8]) -> [u8; 64] {
    let mut out = [[0; 64]];
    sign_batch(&mut out, core::slice::from_ref(secret_key), &[message]);
    out[0]
}

/// Whether a signature of a message is right by a public key; nothing here is secret.
///
/// Right means: S is below the order L of the base point B, the public key A is the canonical encoding of a point (y
/// below 2^255 - 19, no sign with x = 0), and R is the encoding of S B - k A, to the bit. (This is the equation of
/// section 5.1.7 without the factor 8; a public key of small order is a point like others.)
pub fn verify(signature: &[u8; 64], public_key: &[u8; 32], message: &[u8]) -> bool {
    let mut valid = [false];
    verify_batch(&mut valid, core::slice::from_ref(signature), core::slice::from_ref(public_key), &[message]);
    valid[0]
}

/// `out[i]` = what [`keypair`] makes of `seeds[i]`. A result depends on nothing of the others.
///
/// # Panics
/// If the lengths differ.
pub fn keypairs(out: &mut [[u8; 64]], seeds: &[[u8; 32]]) {
    assert_eq!(out.len(), seeds.len(), "slices of different lengths");
    either!(
        assembly::keypairs(out.as_mut_ptr(), seeds.as_ptr(), seeds.len()),
        out.iter_mut().zip(seeds).for_each(|(key, seed)| *key = portable::keypair(seed))
    )
}

/// `out[i]` = the signature of `messages[i]` by `secret_keys[i]`, as [`sign`] makes it.
///
/// # Panics
/// If the lengths differ.
pub fn sign_batch(out: &mut [[u8; 64]], secret_keys: &[[u8; 64]], messages: &[&[u8]]) {
    assert!(out.len() == secret_keys.len() && out.len() == messages.len(), "slices of different lengths");
    either!(
        for (i, some) in messages.chunks(assembly::MOST).enumerate() {
            let (at, (pointers, lengths)) = (i * assembly::MOST, assembly::parts(some));
            let (out, keys) = (out[at..].as_mut_ptr(), secret_keys[at..].as_ptr());
            assembly::sign(out, keys, pointers.as_ptr(), lengths.as_ptr(), some.len());
        },
        for ((signature, key), message) in out.iter_mut().zip(secret_keys).zip(messages) {
            *signature = portable::sign(key, message);
        }
    )
}

/// `valid[i]` = whether `signatures[i]` of `messages[i]` is right by `public_keys[i]`, as [`verify`] says; each by
/// itself.
///
/// # Panics
/// If the lengths differ.
pub fn verify_batch(valid: &mut [bool], signatures: &[[u8; 64]], public_keys: &[[u8; 32]], messages: &[&[u8]]) {
    let n = valid.len();
    assert!(n == signatures.len() && n == public_keys.len() && n == messages.len(), "slices of different lengths");
    either!(
        for (i, some) in messages.chunks(assembly::MOST).enumerate() {
            let (at, (pointers, lengths)) = (i * assembly::MOST, assembly::parts(some));
            let (valid, signatures) = (valid[at..].as_mut_ptr(), signatures[at..].as_ptr());
            let keys = public_keys[at..].as_ptr();
            assembly::verify(valid, signatures, keys, pointers.as_ptr(), lengths.as_ptr(), some.len());
        },
        for (i, message) in messages.iter().enumerate() {
            valid[i] = portable::verify(&signatures[i], &public_keys[i], message);
        }
    )
}
