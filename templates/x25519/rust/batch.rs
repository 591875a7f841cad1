
extern "C" {
    fn fieldwright_x25519_batch(out: *mut Bytes, scalars: *const Bytes, points: *const Bytes, n: usize) -> i32;
    fn fieldwright_x25519_base_batch(out: *mut Bytes, scalars: *const Bytes, n: usize);
}

/// `out[i]` = what [`x25519`] gives for `scalars[i]` and `points[i]`, zeros where the point is of low order, which the
/// status tells. Several at a time are computed by AVX2 or AVX-512 IFMA, as the library was made and the processor has
/// them, else one by one.
///
/// # Panics
/// If the lengths differ, and on a processor that is not supported.
pub fn x25519_batch(out: &mut [[u8; 32]], scalars: &[[u8; 32]], points: &[[u8; 32]]) -> Result<(), LowOrder> {
    require(&[out.len(), scalars.len(), points.len()]);
    match unsafe { fieldwright_x25519_batch(out.as_mut_ptr(), scalars.as_ptr(), points.as_ptr(), out.len()) } {
        0 => Ok(()),
        _ => Err(LowOrder),
    }
}

/// `out[i]` = the public key of `scalars[i]`.
///
/// # Panics
/// If the lengths differ, and on a processor that is not supported.
pub fn public_keys(out: &mut [[u8; 32]], scalars: &[[u8; 32]]) {
    require(&[out.len(), scalars.len()]);
    unsafe { fieldwright_x25519_base_batch(out.as_mut_ptr(), scalars.as_ptr(), out.len()) }
}

#[cfg(test)]
mod batch_tests {
    use super::*;

    #[test]
    fn one_by_one_and_together() {
        let mut scalars = [[0; 32]; 19];
        for (i, scalar) in scalars.iter_mut().enumerate() {
            scalar.iter_mut().enumerate().for_each(|(j, byte)| *byte = (31 * i + 7 * j) as u8);
        }
        let mut points = [[0; 32]; 19];
        public_keys(&mut points, &scalars);
        let mut nine = [0; 32];
        nine[0] = 9;
        assert_eq!(points[..], scalars.map(|scalar| x25519(&scalar, &nine).unwrap()));
        points.reverse();
        let mut out = [[0; 32]; 19];
        assert_eq!(x25519_batch(&mut out, &scalars, &points), Ok(()));
        for i in 0..19 {
            assert_eq!(Ok(out[i]), x25519(&scalars[i], &points[i]));
        }
        points[17] = [0; 32];
        let before = out;
        assert_eq!(x25519_batch(&mut out, &scalars, &points), Err(LowOrder));
        assert_eq!((out[16], out[17], out[18]), (before[16], [0; 32], before[18]));
    }

    #[test]
    #[should_panic(expected = "different lengths")]
    fn lengths_that_differ() {
        public_keys(&mut [[0; 32]; 2], &[[0; 32]; 3]);
    }
}
