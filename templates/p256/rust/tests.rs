//! What P-256 must give, by the code of this processor and by portable code.

use super::*;
mod vectors;
use vectors::{KEYS, SHARED, SIGNED, VERIFIED};

/// Interpreters need minutes for all of them.
const STEP: usize = if cfg!(miri) { 100 } else { 1 };

#[test]
fn keys() {
    let ways: [fn(&[u8; 32]) -> Option<[u8; 64]>; 2] = [public_key, portable::public_key];
    for way in ways {
        for (secret, expected) in KEYS.iter().step_by(STEP) {
            assert_eq!(way(secret), *expected, "{:x?}", secret);
        }
    }
}

#[test]
fn shared_secrets() {
    let ways: [fn(&[u8; 32], &[u8; 64]) -> Option<[u8; 32]>; 2] = [ecdh, portable::ecdh];
    for way in ways {
        for (secret, key, expected) in SHARED.iter().step_by(STEP) {
            assert_eq!(way(secret, key), *expected, "{:x?} {:x?}", secret, key);
        }
    }
}

#[test]
fn signatures() {
    let ways: [fn(&[u8; 32], &[u8; 32]) -> Option<[u8; 64]>; 2] = [sign, portable::sign];
    for way in ways {
        for (secret, digest, expected) in SIGNED.iter().step_by(STEP) {
            assert_eq!(way(secret, digest), *expected, "{:x?} {:x?}", secret, digest);
        }
    }
}

#[test]
fn verifications() {
    let ways: [fn(&[u8; 64], &[u8; 64], &[u8; 32]) -> bool; 2] = [verify, portable::verify];
    for way in ways {
        for (signature, key, digest, is_valid) in VERIFIED.iter().step_by(STEP) {
            assert_eq!(way(signature, key, digest), *is_valid, "{:x?} {:x?} {:x?}", signature, key, digest);
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "takes minutes in an interpreter")]
fn batches_of_any_length() {
    const MOST: usize = 19;
    let mut secrets: [[u8; 32]; MOST] = core::array::from_fn(|i| [i as u8 + 1; 32]);
    let digests: [[u8; 32]; MOST] = core::array::from_fn(|i| [255 - i as u8; 32]);
    secrets[5] = [0; 32];
    for n in 0..=MOST {
        let (mut keys, mut shared, mut signed) = ([[0; 64]; MOST], [[0; 32]; MOST], [[0; 64]; MOST]);
        let mut valid = [false; MOST];
        public_keys(&mut keys[..n], &mut valid[..n], &secrets[..n]);
        let mut theirs = keys;
        theirs[..n].reverse();
        ecdh_batch(&mut shared[..n], &mut valid[..n], &secrets[..n], &theirs[..n]);
        for i in 0..n {
            assert_eq!(keys[i], portable::public_key(&secrets[i]).unwrap_or([0; 64]));
            assert_eq!(shared[i], portable::ecdh(&secrets[i], &theirs[i]).unwrap_or([0; 32]));
            assert_eq!(valid[i], shared[i] != [0; 32]);
        }
        sign_batch(&mut signed[..n], &mut valid[..n], &secrets[..n], &digests[..n]);
        for i in 0..n {
            assert_eq!(signed[i], portable::sign(&secrets[i], &digests[i]).unwrap_or([0; 64]));
            assert_eq!(valid[i], i != 5);
        }
        if n > 7 {
            signed[7][40] ^= 1;
        }
        verify_batch(&mut valid[..n], &signed[..n], &keys[..n], &digests[..n]);
        for (i, valid) in valid[..n].iter().enumerate() {
            assert_eq!(*valid, i != 5 && i != 7);
        }
    }
}

#[test]
#[should_panic(expected = "different lengths")]
fn lengths_that_differ() {
    sign_batch(&mut [[0; 64]; 2], &mut [false; 2], &[[1; 32]; 2], &[[1; 32]; 3]);
}
