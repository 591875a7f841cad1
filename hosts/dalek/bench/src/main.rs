//! The time of a call in a chain of calls, each of which takes what the one before has made; verification goes through
//! sixteen signatures.

use std::hint::black_box;

use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use curve25519_dalek::montgomery::MontgomeryPoint;
use curve25519_dalek::scalar::Scalar;
use ed25519_dalek::{verify_batch, Signature, Signer, SigningKey, Verifier, VerifyingKey};

#[path = "../../../shared/timing.rs"]
mod timing;
use timing::time;

fn main() {
    let mut bytes = [9; 32];
    time("x25519", 24, || bytes = x25519_dalek::x25519(black_box([0x5a; 32]), bytes));
    let secrets: [[u8; 32]; 64] = std::array::from_fn(|i| [i as u8; 32]);
    let mut peers = secrets.map(|secret| MontgomeryPoint::mul_base_clamped(secret).0);
    let mut shared = peers;
    time("x25519-64-peers", 1, || {
        MontgomeryPoint::mul_clamped_batch(&mut shared, &peers, black_box(&secrets));
        peers = shared;
    });
    time("x25519-public", 48, || {
        let secret = x25519_dalek::StaticSecret::from(bytes);
        bytes = x25519_dalek::PublicKey::from(&secret).to_bytes();
    });
    let key = SigningKey::from_bytes(&[7; 32]);
    let mut message = [1; 32];
    let mut signature = key.sign(&message);
    time("ed25519-sign", 48, || {
        signature = key.sign(&message);
        message.copy_from_slice(&signature.to_bytes()[..32]);
    });
    let public = key.verifying_key();
    let signed: Vec<([u8; 32], Signature)> = (0..16).map(|i| ([i; 32], key.sign(&[i; 32]))).collect();
    let mut next = 0;
    time("ed25519-verify", 24, || {
        let (message, signature) = &signed[next % 16];
        next += 1;
        assert!(public.verify(black_box(message), signature).is_ok());
    });
    for n in [4, 16, 64] {
        let messages: Vec<[u8; 32]> = (0..n).map(|i| [i; 32]).collect();
        let slices: Vec<&[u8]> = messages.iter().map(|message| &message[..]).collect();
        let keys: Vec<SigningKey> = (0..n).map(|i| SigningKey::from_bytes(&[i; 32])).collect();
        let publics: Vec<VerifyingKey> = keys.iter().map(SigningKey::verifying_key).collect();
        let signatures: Vec<Signature> = keys.iter().zip(&messages).map(|(key, message)| key.sign(message)).collect();
        time(&format!("ed25519-verify-batch-{n}"), 64 / u32::from(n), || {
            assert!(verify_batch(black_box(&slices), &signatures, &publics).is_ok());
        });
    }
    let scalar = Scalar::from_bytes_mod_order([0x3c; 32]);
    let mut point = EdwardsPoint::mul_base(&scalar);
    time("edwards-mul", 24, || point = black_box(scalar) * point);
    let compressed = point.compress();
    time("edwards-decompress", 96, || {
        black_box(black_box(CompressedEdwardsY(compressed.to_bytes())).decompress());
    });
}
