//! The time of signing in a chain of calls, each of which takes what the one before has made; verification goes through
//! sixteen signatures.

use std::hint::black_box;

use ed25519_dalek::{verify_batch, Signature, Signer, SigningKey, Verifier, VerifyingKey};

#[path = "../../../shared/timing.rs"]
mod timing;
use timing::time;

fn main() {
    let key = SigningKey::from_bytes(&[7; 32]);
    let mut seed = [7; 32];
    time("keygen", 48, || seed = SigningKey::from_bytes(&seed).verifying_key().to_bytes());
    let mut message = [1; 32];
    time("sign", 48, || {
        let signature = key.sign(&message);
        message.copy_from_slice(&signature.to_bytes()[..32]);
    });
    let public = key.verifying_key();
    let signed: Vec<([u8; 32], Signature)> = (0..16).map(|i| ([i; 32], key.sign(&[i; 32]))).collect();
    let mut next = 0;
    time("verify", 24, || {
        let (message, signature) = &signed[next % 16];
        next += 1;
        assert!(public.verify(black_box(message), signature).is_ok());
    });
    time("verify-encoded-key", 24, || {
        let (message, signature) = &signed[next % 16];
        next += 1;
        let key = VerifyingKey::from_bytes(black_box(public.as_bytes())).unwrap();
        assert!(key.verify(black_box(message), signature).is_ok());
    });
    let (messages, signatures): (Vec<[u8; 32]>, Vec<Signature>) = signed.into_iter().unzip();
    let slices: Vec<&[u8]> = messages.iter().map(|message| &message[..]).collect();
    let publics = [public; 16];
    time("verify-batch-16", 4, || {
        assert!(verify_batch(black_box(&slices), &signatures, &publics).is_ok());
    });
}
