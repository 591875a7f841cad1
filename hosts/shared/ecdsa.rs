// The whole program for a crate with ECDSA: `curve` is the crate, BYTES the length of a scalar. Signing and products
// take what the call before has made; verification goes through sixteen signatures.

use std::hint::black_box;

use curve::ecdsa::signature::{Signer, Verifier};
use curve::ecdsa::{Signature, SigningKey, VerifyingKey};
use curve::{ecdh, ProjectivePoint, PublicKey, Scalar, SecretKey};

#[path = "timing.rs"]
mod timing;
use timing::time;

fn main() {
    let key = SigningKey::from_slice(&[7; BYTES]).unwrap();
    let mut message = [1; 32];
    time("ecdsa-sign", 16, || {
        let signature: Signature = key.sign(&message);
        message.copy_from_slice(&signature.to_bytes()[..32]);
    });
    let public = VerifyingKey::from(&key);
    let signed: Vec<([u8; 32], Signature)> = (0..16).map(|i| ([i; 32], key.sign(&[i; 32]))).collect();
    let mut next = 0;
    time("ecdsa-verify", 16, || {
        let (message, signature) = &signed[next % 16];
        next += 1;
        assert!(public.verify(black_box(message), signature).is_ok());
    });
    let secret = SecretKey::from_slice(&[9; BYTES]).unwrap();
    let theirs = PublicKey::from_sec1_bytes(&public.to_sec1_bytes()).unwrap();
    time("ecdh", 16, || {
        black_box(ecdh::diffie_hellman(black_box(secret.to_nonzero_scalar()), theirs.as_affine()));
    });
    let mut point = ProjectivePoint::GENERATOR;
    let scalar = Scalar::from(0x1234_5678_9abc_def0_u64).invert().unwrap();
    time("point-mul", 16, || point *= black_box(scalar));
}
