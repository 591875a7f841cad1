mod arithmetic;
#[path = "field25519.rs"]
mod field;
mod portable;
mod processor;
#[cfg(test)]
mod tests;

use core::fmt;
pub use processor::{code, Code};

#[cfg(assembly)]
mod assembly {
    core::arch::global_asm!(include_str!("code.s"), options(raw));

    type Bytes = [u8; 32];
    extern "C" {
        #[link_name = "PREFIX_fieldwright_x25519"]
        pub fn x25519(out: *mut Bytes, scalar: *const Bytes, point: *const Bytes) -> i32;
        #[link_name = "PREFIX_fieldwright_x25519_batch"]
        pub fn x25519_batch(out: *mut Bytes, scalars: *const Bytes, points: *const Bytes, n: usize) -> i32;
        #[link_name = "PREFIX_fieldwright_x25519_base_batch"]
        pub fn base_batch(out: *mut Bytes, scalars: *const Bytes, n: usize);
    }
}

/// A result is all zero: the point is of low order, and whoever sent it has made the secret known beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LowOrder;

impl fmt::Display for LowOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the result is zero, for the point is of low order")
    }
}

const BASE: [u8; 32] = {
    let mut base = [0; 32];
    base[0] = 9;
    base
};

/// The u-coordinate of `scalar` times the point with u-coordinate `point` (RFC 7748, section 5). The scalar is clamped,
/// bit 255 of the point ignored: any bytes will do.
///
/// No jump, no address and no instruction of variable time depends on either: shown for the assembly, intended by
/// portable code.
pub fn x25519(scalar: &[u8; 32], point: &[u8; 32]) -> Result<[u8; 32], LowOrder> {
    let mut out = [0; 32];
    let status = either!(
        assembly::x25519(&mut out, scalar, point),
        portable::x25519_batch(core::slice::from_mut(&mut out), &[*scalar], &[*point])
    );
    if status == 0 {
        Ok(out)
    } else {
        Err(LowOrder)
    }
}

/// The public key of `scalar`, which is 32 bytes of a good random source.
pub fn public_key(scalar: &[u8; 32]) -> [u8; 32] {
    let mut out = [[0; 32]];
    public_keys(&mut out, core::slice::from_ref(scalar));
    out[0]
}

/// `out[i]` = what [`x25519`] gives for `scalars[i]` and `points[i]`, zeros where the point is of low order, which the
/// status tells. A result depends on nothing of the others.
///
/// # Panics
/// If the lengths differ.
pub fn x25519_batch(out: &mut [[u8; 32]], scalars: &[[u8; 32]], points: &[[u8; 32]]) -> Result<(), LowOrder> {
    assert!(out.len() == scalars.len() && out.len() == points.len(), "slices of different lengths");
    let status = either!(
        assembly::x25519_batch(out.as_mut_ptr(), scalars.as_ptr(), points.as_ptr(), out.len()),
        portable::x25519_batch(out, scalars, points)
    );
    if status == 0 {
        Ok(())
    } else {
        Err(LowOrder)
    }
}

/// `out[i]` = the public key of `scalars[i]`.
///
/// # Panics
/// If the lengths differ.
pub fn public_keys(out: &mut [[u8; 32]], scalars: &[[u8; 32]]) {
    assert_eq!(out.len(), scalars.len(), "slices of different lengths");
    either!(
        assembly::base_batch(out.as_mut_ptr(), scalars.as_ptr(), out.len()),
        portable::public_keys(out, scalars)
    )
}
