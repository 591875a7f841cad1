//! What X25519 must give, by the code of this processor and by portable code.

use super::*;
mod vectors;
use vectors::CALLS;

type Way = fn(&[u8; 32], &[u8; 32]) -> Result<[u8; 32], LowOrder>;

fn portable(scalar: &[u8; 32], point: &[u8; 32]) -> Result<[u8; 32], LowOrder> {
    let mut out = [[0; 32]];
    match portable::x25519_batch(&mut out, &[*scalar], &[*point]) {
        0 => Ok(out[0]),
        _ => Err(LowOrder),
    }
}

/// Interpreters need minutes for all of them.
fn calls() -> impl Iterator<Item = &'static ([u8; 32], [u8; 32], [u8; 32])> {
    CALLS.iter().step_by(if cfg!(miri) { 40 } else { 1 })
}

#[test]
fn vectors() {
    let ways: [Way; 2] = [x25519, portable];
    for way in ways {
        for (scalar, point, result) in calls() {
            let expected = if *result == [0; 32] { Err(LowOrder) } else { Ok(*result) };
            assert_eq!(way(scalar, point), expected, "{:x?} times {:x?}", scalar, point);
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "takes minutes in an interpreter")]
fn a_thousand_iterations_of_rfc_7748() {
    let ways: [Way; 2] = [x25519, portable];
    for way in ways {
        let (mut k, mut u) = (BASE, BASE);
        for i in 0..1000 {
            let next = way(&k, &u).unwrap();
            u = k;
            k = next;
            assert!(i > 0 || k == vectors::AFTER_1);
        }
        assert_eq!(k, vectors::AFTER_1000);
    }
}

#[test]
#[cfg_attr(miri, ignore = "takes minutes in an interpreter")]
fn batches_of_any_length() {
    let calls: &[_] = &CALLS[..CALLS.len().min(40)];
    for n in 0..calls.len() {
        let (mut scalars, mut points) = ([[0; 32]; 40], [[0; 32]; 40]);
        for (i, (scalar, point, _)) in calls[calls.len() - n..].iter().enumerate() {
            scalars[i] = *scalar;
            points[i] = *point;
        }
        let mut out = [[1; 32]; 40];
        let any = calls[calls.len() - n..].iter().any(|(_, _, result)| *result == [0; 32]);
        let status = x25519_batch(&mut out[..n], &scalars[..n], &points[..n]);
        assert_eq!(status, if any { Err(LowOrder) } else { Ok(()) });
        for (i, (_, _, result)) in calls[calls.len() - n..].iter().enumerate() {
            assert_eq!(out[i], *result);
        }
        assert_eq!(out[n..], [[1; 32]; 40][n..]);
        public_keys(&mut out[..n], &scalars[..n]);
        for (key, scalar) in out[..n].iter().zip(&scalars) {
            assert_eq!(Ok(*key), portable(scalar, &BASE));
        }
    }
}

#[test]
fn one_key() {
    let scalar = CALLS[0].0;
    assert_eq!(Ok(public_key(&scalar)), x25519(&scalar, &BASE));
}

#[test]
#[should_panic(expected = "different lengths")]
fn lengths_that_differ() {
    public_keys(&mut [[0; 32]; 2], &[[0; 32]; 3]);
}
