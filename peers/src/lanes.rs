//! Crates that are compiled for AVX-512 with IFMA alone (feature `lanes`), of any number of calls: each argument is an
//! array of what one has, the number stands behind them.

use core::slice::{from_raw_parts, from_raw_parts_mut};
use ed25519_simd::{DalekVerifier, VerifyInput};

const MESSAGE: usize = 32;
/// Verified at once; what is longer is cut, so that nothing is allocated.
const MOST: usize = 64;

/// `out` gets the words 1 and 0.
#[no_mangle]
pub unsafe extern "C" fn ed25519_simd_verify(
    out: *mut u64,
    signatures: *const [u8; 64],
    keys: *const [u8; 32],
    messages: *const [u8; MESSAGE],
    n: usize,
) {
    let mut verifier = DalekVerifier::new();
    let results = from_raw_parts_mut(out, n);
    for start in (0..n).step_by(MOST) {
        let count = MOST.min(n - start);
        let of = |i: usize| start + if i < count { i } else { 0 };
        let inputs: [VerifyInput; MOST] = core::array::from_fn(|i| VerifyInput {
            public_key: *keys.add(of(i)),
            signature: *signatures.add(of(i)),
            message: from_raw_parts(messages.add(of(i)).cast(), MESSAGE),
        });
        let mut valid = [false; MOST];
        verifier.verify_batch(&inputs[..count], &mut valid[..count]);
        for i in 0..count {
            results[start + i] = valid[i] as u64;
        }
    }
}
