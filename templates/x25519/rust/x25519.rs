//! X25519 (RFC 7748), by `fieldwright library x25519`: the archive in `lib`.

use core::fmt;

/// The result is all zero: the point is of low order, and whoever sent it has made the secret known beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LowOrder;

impl fmt::Display for LowOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the result is zero, for the point is of low order")
    }
}

impl std::error::Error for LowOrder {}

type Bytes = [u8; 32];

extern "C" {
    fn fieldwright_x25519(out: *mut Bytes, scalar: *const Bytes, point: *const Bytes) -> i32;
}

/// The u-coordinate of `scalar` times the point with u-coordinate `point`. The scalar is clamped, bit 255 of the point
/// ignored: any bytes will do. No jump and no address depends on either.
///
/// # Panics
/// On a processor that is not supported.
pub fn x25519(scalar: &[u8; 32], point: &[u8; 32]) -> Result<[u8; 32], LowOrder> {
    require(&[]);
    let mut out = [0; 32];
    match unsafe { fieldwright_x25519(&mut out, scalar, point) } {
        0 => Ok(out),
        _ => Err(LowOrder),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_first_iteration_of_rfc_7748() {
        let mut nine = [0; 32];
        nine[0] = 9;
        let out = super::x25519(&nine, &nine).unwrap();
        assert_eq!(out[..4], [0x42, 0x2c, 0x8e, 0x7a]);
        assert_eq!(out[28..], [0x11, 0xae, 0x30, 0x79]);
        assert_eq!(super::x25519(&nine, &[0; 32]), Err(super::LowOrder));
    }
}
