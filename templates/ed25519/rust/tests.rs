//! What Ed25519 must give, by the code of this processor and by portable code.

use super::*;
mod vectors;
use vectors::{SIGNED, VERIFIED};

type Sign = fn(&[u8; 64], &[u8]) -> [u8; 64];
type Verify = fn(&[u8; 64], &[u8; 32], &[u8]) -> bool;

/// Interpreters need minutes for all of them.
const STEP: usize = if cfg!(miri) { 50 } else { 1 };

#[test]
fn signatures() {
    let ways: [(fn(&[u8; 32]) -> [u8; 64], Sign); 2] = [(keypair, sign), (portable::keypair, portable::sign)];
    for (make, sign) in ways {
        for (seed, public_key, message, signature) in SIGNED.iter().step_by(STEP) {
            let key = make(seed);
            assert_eq!((&key[..32], &key[32..]), (&seed[..], &public_key[..]));
            assert_eq!(sign(&key, message), *signature);
        }
    }
}

#[test]
fn verifications() {
    let ways: [Verify; 2] = [verify, portable::verify];
    for way in ways {
        for (public_key, message, signature, is_valid) in VERIFIED.iter().step_by(STEP) {
            assert_eq!(way(signature, public_key, message), *is_valid, "{:x?} {:x?}", public_key, signature);
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "takes minutes in an interpreter")]
fn batches_of_any_length() {
    const MOST: usize = 70;
    let seeds: [[u8; 32]; MOST] = core::array::from_fn(|i| [i as u8; 32]);
    let text: [u8; 300] = core::array::from_fn(|i| i as u8);
    let texts: [&[u8]; MOST] = core::array::from_fn(|i| &text[..(4 * i * i) % 300]);
    let (mut keys, mut signatures) = ([[0; 64]; MOST], [[0; 64]; MOST]);
    for n in (0..20).chain([63, 64, 65, MOST]) {
        keypairs(&mut keys[..n], &seeds[..n]);
        sign_batch(&mut signatures[..n], &keys[..n], &texts[..n]);
        let public_keys: [[u8; 32]; MOST] = core::array::from_fn(|i| core::array::from_fn(|k| keys[i][32 + k]));
        for i in 0..n {
            assert_eq!(keys[i], portable::keypair(&seeds[i]));
            assert_eq!(signatures[i], portable::sign(&keys[i], texts[i]));
        }
        let mut forged = signatures;
        forged[n / 2][40] ^= 1;
        let mut valid = [true; MOST];
        verify_batch(&mut valid[..n], &forged[..n], &public_keys[..n], &texts[..n]);
        for (i, valid) in valid[..n].iter().enumerate() {
            assert_eq!(*valid, i != n / 2);
        }
    }
}

#[test]
#[should_panic(expected = "different lengths")]
fn lengths_that_differ() {
    sign_batch(&mut [[0; 64]; 2], &[[0; 64]; 2], &[b"one"]);
}
