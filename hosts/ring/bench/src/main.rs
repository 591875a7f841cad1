//! Signing goes in a chain of calls, each of which takes what the one before has made; so does key exchange, whose
//! secrets ring makes anew for each call; verification goes through sixteen signatures.

use std::hint::black_box;

use ring::agreement::{self, agree_ephemeral, Algorithm, EphemeralPrivateKey, ECDH_P256, X25519};
use ring::rand::SystemRandom;
use ring::signature::{
    EcdsaKeyPair, Ed25519KeyPair, KeyPair, Signature, UnparsedPublicKey, VerificationAlgorithm,
    ECDSA_P256_SHA256_FIXED, ECDSA_P256_SHA256_FIXED_SIGNING, ED25519,
};

#[path = "../../../shared/timing.rs"]
mod timing;
use timing::time;

/// Making a key pair, and making one with the exchange of its secret with somebody else's key.
fn exchange(name: &str, algorithm: &'static Algorithm, calls: u32) {
    let random = SystemRandom::new();
    let made = || EphemeralPrivateKey::generate(algorithm, &random).unwrap();
    let theirs = made().compute_public_key().unwrap();
    time(&format!("{name}-public"), calls, || {
        black_box(made().compute_public_key().unwrap());
    });
    time(name, calls, || {
        let peer = agreement::UnparsedPublicKey::new(algorithm, theirs.as_ref());
        agree_ephemeral(made(), &peer, |secret| black_box(secret[0])).unwrap();
    });
}

/// Signing and verifying.
fn signing(
    name: &str,
    public: &[u8],
    verification: &'static dyn VerificationAlgorithm,
    sign: impl Fn(&[u8]) -> Signature,
) {
    let mut message = [1; 32];
    time(&format!("{name}-sign"), 48, || {
        let signature = sign(&message);
        message.copy_from_slice(&signature.as_ref()[..32]);
    });
    let signed: Vec<_> = (0..16).map(|i| ([i; 32], sign(&[i; 32]))).collect();
    let mut next = 0;
    time(&format!("{name}-verify"), 24, || {
        let (message, signature) = &signed[next % signed.len()];
        next += 1;
        let key = UnparsedPublicKey::new(verification, public);
        assert!(key.verify(message, black_box(signature.as_ref())).is_ok());
    });
}

fn main() {
    let random = SystemRandom::new();
    exchange("x25519", &X25519, 24);
    let key = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
    signing("ed25519", key.public_key().as_ref(), &ED25519, |message| {
        key.sign(message)
    });
    exchange("ecdh-p256", &ECDH_P256, 24);
    let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
    let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
    let key = EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random).unwrap();
    signing(
        "ecdsa-p256",
        key.public_key().as_ref(),
        &ECDSA_P256_SHA256_FIXED,
        |message| key.sign(&random, message).unwrap(),
    );
}
