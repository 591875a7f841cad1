//! Ed25519 (RFC 8032) of several crates with one interface:
//!
//! * `public(out[32], seed[32])`
//! * `sign(out[64], key[64], message, length)`, where the key is the seed followed by the public key
//! * `verify(out, signature[64], public[32], message, length)`, where out is one 64-bit word, 1 or 0
//!
//! Who signs keeps the library's own key object from call to call, as users do, and makes another one when the key changes.
//! Verification begins with the encoded public key.

use core::cell::UnsafeCell;
use core::ptr::{read_unaligned, write_unaligned};
use core::slice::from_raw_parts;

type Key = [u8; 64];

/// The key object of the last key. Calls come from one thread.
struct LastKey<T>(UnsafeCell<Option<(Key, T)>>);
unsafe impl<T> Sync for LastKey<T> {}

impl<T> LastKey<T> {
    const fn new() -> Self {
        LastKey(UnsafeCell::new(None))
    }

    unsafe fn of(&'static self, key: *const Key, make: fn(&Key) -> T) -> &'static T {
        let key = read_unaligned(key);
        let last = &mut *self.0.get();
        match last {
            Some((known, _)) if *known == key => {}
            _ => *last = Some((key, make(&key))),
        }
        &last.as_ref().unwrap_unchecked().1
    }
}

fn seed_of(key: &Key) -> [u8; 32] {
    let mut seed = [0; 32];
    seed.copy_from_slice(&key[..32]);
    seed
}

fn public_of(key: &Key) -> [u8; 32] {
    let mut public = [0; 32];
    public.copy_from_slice(&key[32..]);
    public
}

#[no_mangle]
pub unsafe extern "C" fn crrl_ed25519_public(out: *mut [u8; 32], seed: *const [u8; 32]) {
    write_unaligned(out, crrl::ed25519::PrivateKey::from_seed(&read_unaligned(seed)).public_key.encode());
}

#[no_mangle]
pub unsafe extern "C" fn crrl_ed25519_sign(out: *mut [u8; 64], key: *const Key, message: *const u8, length: usize) {
    static LAST: LastKey<crrl::ed25519::PrivateKey> = LastKey::new();
    let private = LAST.of(key, |key| crrl::ed25519::PrivateKey::from_seed(&seed_of(key)));
    write_unaligned(out, private.sign_raw(from_raw_parts(message, length)));
}

#[no_mangle]
pub unsafe extern "C" fn crrl_ed25519_verify(out: *mut u64, signature: *const Key, public: *const [u8; 32], message: *const u8, length: usize) {
    let public = crrl::ed25519::PublicKey::decode(&read_unaligned(public));
    let valid = public.is_some_and(|key| key.verify_raw(&read_unaligned(signature), from_raw_parts(message, length)));
    write_unaligned(out, u64::from(valid));
}

#[no_mangle]
pub unsafe extern "C" fn dalek_ed25519_public(out: *mut [u8; 32], seed: *const [u8; 32]) {
    write_unaligned(out, ed25519_dalek::SigningKey::from_bytes(&read_unaligned(seed)).verifying_key().to_bytes());
}

/// The expanded secret key, and the public key.
type DalekKey = (ed25519_dalek::hazmat::ExpandedSecretKey, ed25519_dalek::VerifyingKey);

#[no_mangle]
pub unsafe extern "C" fn dalek_ed25519_sign(out: *mut [u8; 64], key: *const Key, message: *const u8, length: usize) {
    static LAST: LastKey<DalekKey> = LastKey::new();
    let (secret, public) = LAST.of(key, |key| {
        let public = ed25519_dalek::VerifyingKey::from_bytes(&public_of(key)).unwrap_or_default();
        (ed25519_dalek::hazmat::ExpandedSecretKey::from(&seed_of(key)), public)
    });
    let signature = ed25519_dalek::hazmat::raw_sign::<sha2::Sha512>(secret, from_raw_parts(message, length), public);
    write_unaligned(out, signature.to_bytes());
}

#[no_mangle]
pub unsafe extern "C" fn dalek_ed25519_verify(out: *mut u64, signature: *const Key, public: *const [u8; 32], message: *const u8, length: usize) {
    use ed25519_dalek::{Signature, Verifier, VerifyingKey};
    let signature = Signature::from_bytes(&read_unaligned(signature));
    let valid = VerifyingKey::from_bytes(&read_unaligned(public)).is_ok_and(|key| key.verify(from_raw_parts(message, length), &signature).is_ok());
    write_unaligned(out, u64::from(valid));
}

#[no_mangle]
pub unsafe extern "C" fn ring_ed25519_public(out: *mut [u8; 32], seed: *const [u8; 32]) {
    use ring::signature::KeyPair;
    if let Ok(pair) = ring::signature::Ed25519KeyPair::from_seed_unchecked(&read_unaligned(seed)) {
        core::ptr::copy_nonoverlapping(pair.public_key().as_ref().as_ptr(), out.cast(), 32);
    }
}

#[no_mangle]
pub unsafe extern "C" fn ring_ed25519_sign(out: *mut [u8; 64], key: *const Key, message: *const u8, length: usize) {
    static LAST: LastKey<Option<ring::signature::Ed25519KeyPair>> = LastKey::new();
    if let Some(pair) = LAST.of(key, |key| ring::signature::Ed25519KeyPair::from_seed_unchecked(&key[..32]).ok()) {
        core::ptr::copy_nonoverlapping(pair.sign(from_raw_parts(message, length)).as_ref().as_ptr(), out.cast(), 64);
    }
}

#[no_mangle]
pub unsafe extern "C" fn ring_ed25519_verify(out: *mut u64, signature: *const Key, public: *const [u8; 32], message: *const u8, length: usize) {
    let public = ring::signature::UnparsedPublicKey::new(&ring::signature::ED25519, read_unaligned(public));
    write_unaligned(out, u64::from(public.verify(from_raw_parts(message, length), &read_unaligned(signature)).is_ok()));
}
