//! X25519 on any processor: the ladder of RFC 7748, section 5. No jump and no address depends on a scalar or point.

use crate::arithmetic::{fe_add, fe_mul, fe_mul121665, fe_square, fe_sub};
use crate::field::{invert, select, to_bytes, words, ONE, ZERO};

/// -1 if any result is all zero, else 0.
pub fn x25519_batch(out: &mut [[u8; 32]], scalars: &[[u8; 32]], points: &[[u8; 32]]) -> i32 {
    let mut status = 0;
    for ((result, scalar), point) in out.iter_mut().zip(scalars).zip(points) {
        *result = ladder(scalar, point);
        let any = result.iter().fold(0, |any, byte| any | byte);
        status |= i32::from(any).wrapping_sub(1) >> 31;
    }
    status
}

pub fn public_keys(out: &mut [[u8; 32]], scalars: &[[u8; 32]]) {
    for (result, scalar) in out.iter_mut().zip(scalars) {
        *result = ladder(scalar, &crate::BASE);
    }
}

fn ladder(scalar: &[u8; 32], point: &[u8; 32]) -> [u8; 32] {
    let mut k = *scalar;
    k[0] &= 248;
    k[31] = k[31] & 127 | 64;
    let mut x1 = words(point);
    x1[3] &= u64::MAX >> 1;
    let (mut x2, mut z2, mut x3, mut z3) = (ONE, ZERO, x1, ONE);
    let mut before = 0;
    for t in (0..255).rev() {
        let bit = u64::from(k[t / 8] >> (t % 8) & 1);
        let swap = bit ^ before;
        before = bit;
        let (x, z) = (select(swap, &x2, &x3), select(swap, &z2, &z3));
        let (other_x, other_z) = (select(swap, &x3, &x2), select(swap, &z3, &z2));
        let (a, b) = (fe_add(&x, &z), fe_sub(&x, &z));
        let (aa, bb) = (fe_square(&a), fe_square(&b));
        let e = fe_sub(&aa, &bb);
        let cb = fe_mul(&fe_add(&other_x, &other_z), &b);
        let da = fe_mul(&fe_sub(&other_x, &other_z), &a);
        x3 = fe_square(&fe_add(&da, &cb));
        z3 = fe_mul(&x1, &fe_square(&fe_sub(&da, &cb)));
        x2 = fe_mul(&aa, &bb);
        z2 = fe_mul(&e, &fe_add(&aa, &fe_mul121665(&e)));
    }
    to_bytes(&fe_mul(&select(before, &x2, &x3), &invert(&select(before, &z2, &z3))))
}
