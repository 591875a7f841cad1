//! HMAC with SHA-256 (FIPS 198-1, FIPS 180-4). No jump and no address depends on what texts say.

CONSTANTS_OF sha256.h

const BLOCK: usize = 64;

/// Section 6.2.2: a block into the state.
fn compress(state: &mut [u32; 8], block: &[u8; BLOCK]) {
    let mut w = [0; 64];
    for (word, four) in w.iter_mut().zip(block.chunks_exact(4)) {
        *word = four.iter().fold(0, |sum, &byte| sum << 8 | u32::from(byte));
    }
    for t in 16..64 {
        let (x, y): (u32, u32) = (w[t - 15], w[t - 2]);
        let x = x.rotate_right(7) ^ x.rotate_right(18) ^ x >> 3;
        let y = y.rotate_right(17) ^ y.rotate_right(19) ^ y >> 10;
        w[t] = w[t - 16].wrapping_add(x).wrapping_add(w[t - 7]).wrapping_add(y);
    }
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = *state;
    for (word, constant) in w.iter().zip(ROUNDS) {
        let of_e = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let of_a = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
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
fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut state = START;
    let mut block = [0; BLOCK];
    let mut length = 0_u64;
    for &byte in parts.iter().copied().flatten() {
        block[(length % BLOCK as u64) as usize] = byte;
        length += 1;
        if length % BLOCK as u64 == 0 {
            compress(&mut state, &block);
        }
    }
    let end = (length % BLOCK as u64) as usize;
    block[end] = 0x80;
    block[end + 1..].fill(0);
    if end >= BLOCK - 8 {
        compress(&mut state, &block);
        block.fill(0);
    }
    block[BLOCK - 8..].copy_from_slice(&(8 * length).to_be_bytes());
    compress(&mut state, &block);
    let mut out = [0; 32];
    for (four, word) in out.chunks_exact_mut(4).zip(state) {
        four.copy_from_slice(&word.to_be_bytes());
    }
    out
}

/// With a key of 32 bytes, of parts one after the other, four at most.
pub fn hmac(key: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    let block = |byte: u8| -> [u8; BLOCK] { core::array::from_fn(|i| if i < 32 { key[i] ^ byte } else { byte }) };
    let (inner, outer) = (block(0x36), block(0x5c));
    let mut all: [&[u8]; 5] = [&[]; 5];
    all[0] = &inner;
    all[1..=parts.len()].copy_from_slice(parts);
    sha256(&[&outer, &sha256(&all)])
}
