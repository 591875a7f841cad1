//! SHA-512 (FIPS 180-4). No jump and no address depends on what texts say.

CONSTANTS_OF sha512.h

const BLOCK: usize = 128;

/// Section 6.4.2: a block into the state.
fn compress(state: &mut [u64; 8], block: &[u8; BLOCK]) {
    let mut w = [0; 80];
    for (word, eight) in w.iter_mut().zip(block.chunks_exact(8)) {
        *word = eight.iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte));
    }
    for t in 16..80 {
        let (x, y): (u64, u64) = (w[t - 15], w[t - 2]);
        let x = x.rotate_right(1) ^ x.rotate_right(8) ^ x >> 7;
        let y = y.rotate_right(19) ^ y.rotate_right(61) ^ y >> 6;
        w[t] = w[t - 16].wrapping_add(x).wrapping_add(w[t - 7]).wrapping_add(y);
    }
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = *state;
    for (word, constant) in w.iter().zip(ROUNDS) {
        let of_e = e.rotate_right(14) ^ e.rotate_right(18) ^ e.rotate_right(41);
        let of_a = a.rotate_right(28) ^ a.rotate_right(34) ^ a.rotate_right(39);
        let t1 = h.wrapping_add(of_e).wrapping_add((e & f) ^ (!e & g)).wrapping_add(constant).wrapping_add(*word);
        let t2 = of_a.wrapping_add((a & b) ^ (a & c) ^ (b & c));
        (h, g, f, e) = (g, f, e, d.wrapping_add(t1));
        (d, c, b, a) = (c, b, a, t1.wrapping_add(t2));
    }
    for (word, more) in state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
        *word = word.wrapping_add(more);
    }
}

/// Of parts one after the other.
pub fn sha512(parts: &[&[u8]]) -> [u8; 64] {
    let mut state = START;
    let mut block = [0; BLOCK];
    let mut length = 0_u128;
    for &byte in parts.iter().copied().flatten() {
        block[(length % BLOCK as u128) as usize] = byte;
        length += 1;
        if length % BLOCK as u128 == 0 {
            compress(&mut state, &block);
        }
    }
    let end = (length % BLOCK as u128) as usize;
    block[end] = 0x80;
    block[end + 1..].fill(0);
    if end >= BLOCK - 16 {
        compress(&mut state, &block);
        block.fill(0);
    }
    block[BLOCK - 16..].copy_from_slice(&(8 * length).to_be_bytes());
    compress(&mut state, &block);
    let mut out = [0; 64];
    for (eight, word) in out.chunks_exact_mut(8).zip(state) {
        eight.copy_from_slice(&word.to_be_bytes());
    }
    out
}
