//! What a program calls of BLS signatures, and its parts: products of points, decoding, hashing to curves, pairings.
//! Products of points take what the call before has made.

use std::hint::black_box;

use blst::{min_pk, min_sig, BLST_ERROR};

#[path = "../../../shared/timing.rs"]
mod timing;
use timing::time;

const TAG: &[u8] = b"FIELDWRIGHT_BENCHMARK";
const MANY: usize = 1024;

/// The sum of many points, by affine additions that share inversions, and of many multiples (Pippenger), whose buckets
/// blst adds to one by one.
///
/// # Safety
/// The point is on its curve.
unsafe fn of_many(first: &blst::blst_p1) {
    let mut points = [*first; MANY];
    for i in 1..MANY {
        blst::blst_p1_add_or_double(&mut points[i], &points[i - 1], blst::blst_p1_generator());
    }
    let mut affine = [blst::blst_p1_affine::default(); MANY];
    blst::blst_p1s_to_affine(affine.as_mut_ptr(), [points.as_ptr(), std::ptr::null()].as_ptr(), MANY);
    let listed = [affine.as_ptr(), std::ptr::null()];
    let mut sum = *first;
    time("g1-sum-1024", 4, || blst::blst_p1s_add(&mut sum, listed.as_ptr(), black_box(MANY)));
    // Numbers of 255 bits, each the bytes of a point.
    let scalars = affine.map(|point| {
        let mut bytes = [0; 48];
        blst::blst_p1_affine_compress(bytes.as_mut_ptr(), &point);
        bytes[47] &= 0x7f;
        <[u8; 32]>::try_from(&bytes[16..]).unwrap()
    });
    let numbers = [scalars[0].as_ptr(), std::ptr::null()];
    let mut scratch = vec![0u64; blst::blst_p1s_mult_pippenger_scratch_sizeof(MANY) / 8];
    time("g1-msm-1024", 1, || {
        blst::blst_p1s_mult_pippenger(&mut sum, listed.as_ptr(), MANY, numbers.as_ptr(), 255, scratch.as_mut_ptr());
    });
}

fn main() {
    let scalar = [0x5a; 32];
    // SAFETY: all pointers are to values of the types that blst wants, and points are on their curves.
    unsafe {
        let mut point = *blst::blst_p1_generator();
        let at: *mut _ = &mut point;
        time("g1-mul", 8, || blst::blst_p1_mult(at, at, black_box(scalar.as_ptr()), 255));
        let mut encoded = [0; 48];
        blst::blst_p1_compress(encoded.as_mut_ptr(), &point);
        let mut decoded = blst::blst_p1_affine::default();
        time("g1-decompress", 32, || {
            assert!(blst::blst_p1_uncompress(&mut decoded, black_box(encoded.as_ptr())) == BLST_ERROR::BLST_SUCCESS);
        });
        let mut hashed = blst::blst_p1::default();
        let mut message = [1u8; 32];
        time("hash-to-g1", 16, || {
            blst::blst_hash_to_g1(&mut hashed, message.as_ptr(), 32, TAG.as_ptr(), TAG.len(), [].as_ptr(), 0);
            message[0] = message[0].wrapping_add(1);
        });
        of_many(&point);
        let mut twisted = *blst::blst_p2_generator();
        let at: *mut _ = &mut twisted;
        time("g2-mul", 8, || blst::blst_p2_mult(at, at, black_box(scalar.as_ptr()), 255));
        let mut affine = blst::blst_p2_affine::default();
        blst::blst_p2_to_affine(&mut affine, &twisted);
        let mut looped = blst::blst_fp12::default();
        time("miller-loop", 8, || blst::blst_miller_loop(&mut looped, black_box(&affine), &decoded));
        let mut powered = blst::blst_fp12::default();
        time("final-exp", 8, || blst::blst_final_exp(&mut powered, black_box(&looped)));
    }
    let key = min_pk::SecretKey::key_gen(&[7; 32], &[]).unwrap();
    let public = key.sk_to_pk();
    let mut message = [1; 32];
    time("sign-min-pk", 8, || {
        let signature = key.sign(&message, TAG, &[]).to_bytes();
        message.copy_from_slice(&signature[..32]);
    });
    let signature = key.sign(&[3; 32], TAG, &[]);
    time("verify-min-pk", 4, || {
        assert!(signature.verify(true, black_box(&[3; 32]), TAG, &[], &public, true) == BLST_ERROR::BLST_SUCCESS);
    });
    let key = min_sig::SecretKey::key_gen(&[7; 32], &[]).unwrap();
    time("sign-min-sig", 8, || {
        let signature = key.sign(&message, TAG, &[]).to_bytes();
        message.copy_from_slice(&signature[..32]);
    });
}
