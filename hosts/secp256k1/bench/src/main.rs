//! Signing and key exchange take what the call before has made; verification goes through sixteen signatures.

use std::hint::black_box;

use secp256k1::ecdh::SharedSecret;
use secp256k1::{ecdsa, schnorr, Keypair, Message, PublicKey, SecretKey};

#[path = "../../../shared/timing.rs"]
mod timing;
use timing::time;

fn secret(byte: u8) -> SecretKey {
    SecretKey::from_secret_bytes([byte; 32]).unwrap()
}

fn main() {
    let key = secret(7);
    let public = PublicKey::from_secret_key(&key);
    let mut digest = [1; 32];
    time("ecdsa-sign", 32, || {
        let signature = ecdsa::sign(Message::from_digest(digest), &key);
        digest.copy_from_slice(&signature.serialize_compact()[..32]);
    });
    let signed: Vec<_> = (1..17)
        .map(|i| (Message::from_digest([i; 32]), ecdsa::sign(Message::from_digest([i; 32]), &key)))
        .collect();
    let mut next = 0;
    time("ecdsa-verify", 32, || {
        let (message, signature) = &signed[next % signed.len()];
        next += 1;
        assert!(ecdsa::verify(black_box(signature), *message, &public).is_ok());
    });
    let theirs = PublicKey::from_secret_key(&secret(9));
    let mut scalar = secret(3);
    time("ecdh", 32, || {
        let shared = SharedSecret::new(&theirs, &scalar);
        scalar = SecretKey::from_secret_bytes(shared.to_secret_bytes()).unwrap();
    });
    let pair = Keypair::from_secret_key(&key);
    let mut text = [2; 32];
    time("schnorr-sign", 32, || {
        let signature = schnorr::sign_no_aux_rand(&text, &pair);
        text.copy_from_slice(&signature.to_byte_array()[..32]);
    });
    let signature = schnorr::sign_no_aux_rand(&text, &pair);
    let (x_only, _) = pair.x_only_public_key();
    time("schnorr-verify", 32, || {
        assert!(schnorr::verify(black_box(&signature), &text, &x_only).is_ok());
    });
}
