//! Rust's share of the corpus: mangled names, one section per function, wide arithmetic, panics.
#[no_mangle]
pub fn mul2(a: [u64; 2], b: [u64; 2]) -> [u64; 4] {
    let mut r = [0u64; 4];
    for i in 0..2 {
        let mut c = 0u128;
        for j in 0..2 {
            c += a[i] as u128 * b[j] as u128 + r[i + j] as u128;
            r[i + j] = c as u64;
            c >>= 64;
        }
        r[i + 2] = c as u64;
    }
    r
}

pub fn fold(x: &[u64; 5]) -> [u64; 5] {
    let mask = (1u64 << 51) - 1;
    let mut r = *x;
    let mut c = 0;
    for limb in r.iter_mut() {
        *limb = limb.wrapping_add(c);
        c = *limb >> 51;
        *limb &= mask;
    }
    r[0] = r[0].wrapping_add(19 * c);
    r
}

pub fn choose(table: &[u64], index: usize) -> u64 {
    table.iter().enumerate().fold(0, |sum, (i, &x)| sum | if i == index { x } else { 0 })
}

pub fn index(table: &[u64], index: usize) -> u64 {
    table[index]
}
