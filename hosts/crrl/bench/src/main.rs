//! X25519, Ed25519 and ECDSA. Signing and X25519 take what the call before has made; verification goes through sixteen
//! signatures.

use std::hint::black_box;

use crrl::{ed25519, p256, secp256k1, x25519};

#[path = "../../../shared/timing.rs"]
mod timing;
use timing::time;

macro_rules! ecdsa {
    ($curve:ident, $sign:literal, $verify:literal) => {
        let key = $curve::PrivateKey::from_seed(&[7; 32]);
        let public = key.to_public_key();
        let mut hash = [1; 32];
        time($sign, 16, || {
            let signature = key.sign_hash(&hash, &[]);
            hash.copy_from_slice(&signature[..32]);
        });
        let signed: Vec<([u8; 32], [u8; 64])> = (0..16).map(|i| ([i; 32], key.sign_hash(&[i; 32], &[]))).collect();
        let mut next = 0;
        time($verify, 16, || {
            let (hash, signature) = &signed[next % 16];
            next += 1;
            assert!(public.verify_hash(signature, black_box(hash)));
        });
    };
}

fn main() {
    let mut point = [9; 32];
    point[31] = 0;
    time("x25519", 16, || point = x25519::x25519(&point, black_box(&[0x5a; 32])));
    let key = ed25519::PrivateKey::from_seed(&[7; 32]);
    let mut message = [1; 32];
    time("ed25519-sign", 32, || {
        let signature = key.sign_raw(&message);
        message.copy_from_slice(&signature[..32]);
    });
    let signed: Vec<([u8; 32], [u8; 64])> = (0..16).map(|i| ([i; 32], key.sign_raw(&[i; 32]))).collect();
    let mut next = 0;
    time("ed25519-verify", 16, || {
        let (message, signature) = &signed[next % 16];
        next += 1;
        assert!(key.public_key.verify_raw(signature, black_box(message)));
    });
    ecdsa!(p256, "p256-sign", "p256-verify");
    ecdsa!(secp256k1, "secp256k1-sign", "secp256k1-verify");
}
