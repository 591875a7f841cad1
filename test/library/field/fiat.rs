//! Compares our functions with those of the fiat-crypto crate, on random elements within the bounds and their corners.
//! The seed is the only argument; the first difference ends the program.

use curve::fiat_25519_loose_field_element as L;
use curve::fiat_25519_tight_field_element as T;
use fiat_crypto::curve25519_64 as curve;
use fiat_crypto::p256_64 as p256;
use p256::fiat_p256_montgomery_domain_field_element as M;
use p256::fiat_p256_non_montgomery_domain_field_element as N;

extern "C" {
    fn fiat_p256_mul(out: *mut u64, a: *const u64, b: *const u64);
    fn fiat_p256_square(out: *mut u64, a: *const u64);
    fn fiat_p256_add(out: *mut u64, a: *const u64, b: *const u64);
    fn fiat_p256_sub(out: *mut u64, a: *const u64, b: *const u64);
    fn fiat_p256_opp(out: *mut u64, a: *const u64);
    fn fiat_p256_from_montgomery(out: *mut u64, a: *const u64);
    fn fiat_p256_to_montgomery(out: *mut u64, a: *const u64);
    fn fiat_p256_nonzero(out: *mut u64, a: *const u64);
    fn fiat_p256_selectznz(out: *mut u64, bit: u8, a: *const u64, b: *const u64);
    fn fiat_p256_to_bytes(out: *mut u8, a: *const u64);
    fn fiat_p256_from_bytes(out: *mut u64, a: *const u8);
    fn fiat_p256_set_one(out: *mut u64);
    fn fiat_p256_msat(out: *mut u64);
    fn fiat_p256_divstep(
        d: *mut u64, f: *mut u64, g: *mut u64, v: *mut u64, r: *mut u64,
        d0: u64, f0: *const u64, g0: *const u64, v0: *const u64, r0: *const u64,
    );
    fn fiat_p256_divstep_precomp(out: *mut u64);
    fn fiat_25519_carry_mul(out: *mut u64, a: *const u64, b: *const u64);
    fn fiat_25519_carry_square(out: *mut u64, a: *const u64);
    fn fiat_25519_carry(out: *mut u64, a: *const u64);
    fn fiat_25519_add(out: *mut u64, a: *const u64, b: *const u64);
    fn fiat_25519_sub(out: *mut u64, a: *const u64, b: *const u64);
    fn fiat_25519_opp(out: *mut u64, a: *const u64);
    fn fiat_25519_relax(out: *mut u64, a: *const u64);
    fn fiat_25519_carry_scmul_121666(out: *mut u64, a: *const u64);
    fn fiat_25519_selectznz(out: *mut u64, bit: u8, a: *const u64, b: *const u64);
    fn fiat_25519_to_bytes(out: *mut u8, a: *const u64);
    fn fiat_25519_from_bytes(out: *mut u64, a: *const u8);
}

const ROUNDS: usize = 2000;
const P256: [u64; 4] = [u64::MAX, 0xffff_ffff, 0, 0xffff_ffff_0000_0001];
const TIGHT: u64 = 1 << 51;
const LOOSE: u64 = 3 << 51;

/// D. Lehmer's generator with 128 bits.
struct Random(u128);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(0xda94_2042_e4dd_58b5);
        (self.0 >> 64) as u64
    }

    /// Below p; one in eight is a corner.
    fn element(&mut self) -> [u64; 4] {
        match self.word() % 24 {
            0 => [0; 4],
            1 => [1, 0, 0, 0],
            2 => [P256[0] - 1, P256[1], P256[2], P256[3]],
            _ => loop {
                let x = [self.word(), self.word(), self.word(), self.word()];
                if x[3] < P256[3] {
                    return x;
                }
            },
        }
    }

    /// Limbs of at most so much; one in four is that.
    fn limbs(&mut self, most: u64) -> [u64; 5] {
        core::array::from_fn(|_| match self.word() % 8 {
            0 => most,
            1 => 0,
            _ => self.word() % (most + 1),
        })
    }
}

fn demand<T: PartialEq + core::fmt::Debug>(what: &str, round: usize, found: T, expected: T) {
    assert_eq!(found, expected, "{what}, round {round}");
}

fn montgomery(random: &mut Random) {
    for round in 0..ROUNDS {
        let (a, b) = (random.element(), random.element());
        let (ma, mb) = (M(a), M(b));
        let (mut x, mut y, mut n) = ([0u64; 4], M([0; 4]), N([0; 4]));
        unsafe { fiat_p256_mul(x.as_mut_ptr(), a.as_ptr(), b.as_ptr()) };
        p256::fiat_p256_mul(&mut y, &ma, &mb);
        demand("mul", round, x, y.0);
        unsafe { fiat_p256_square(x.as_mut_ptr(), a.as_ptr()) };
        p256::fiat_p256_square(&mut y, &ma);
        demand("square", round, x, y.0);
        unsafe { fiat_p256_add(x.as_mut_ptr(), a.as_ptr(), b.as_ptr()) };
        p256::fiat_p256_add(&mut y, &ma, &mb);
        demand("add", round, x, y.0);
        unsafe { fiat_p256_sub(x.as_mut_ptr(), a.as_ptr(), b.as_ptr()) };
        p256::fiat_p256_sub(&mut y, &ma, &mb);
        demand("sub", round, x, y.0);
        unsafe { fiat_p256_opp(x.as_mut_ptr(), a.as_ptr()) };
        p256::fiat_p256_opp(&mut y, &ma);
        demand("opp", round, x, y.0);
        unsafe { fiat_p256_to_montgomery(x.as_mut_ptr(), a.as_ptr()) };
        p256::fiat_p256_to_montgomery(&mut y, &N(a));
        demand("to_montgomery", round, x, y.0);
        unsafe { fiat_p256_from_montgomery(x.as_mut_ptr(), a.as_ptr()) };
        p256::fiat_p256_from_montgomery(&mut n, &ma);
        demand("from_montgomery", round, x, n.0);
        let (mut found, mut expected) = (0, 0);
        unsafe { fiat_p256_nonzero(&mut found, a.as_ptr()) };
        p256::fiat_p256_nonzero(&mut expected, &a);
        demand("nonzero", round, found, expected);
        let bit = (round % 2) as u8;
        unsafe { fiat_p256_selectznz(x.as_mut_ptr(), bit, a.as_ptr(), b.as_ptr()) };
        demand("selectznz", round, x, if bit == 1 { b } else { a });
        let (mut found, mut expected) = ([0u8; 32], [0u8; 32]);
        unsafe { fiat_p256_to_bytes(found.as_mut_ptr(), a.as_ptr()) };
        p256::fiat_p256_to_bytes(&mut expected, &a);
        demand("to_bytes", round, found, expected);
        unsafe { fiat_p256_from_bytes(x.as_mut_ptr(), found.as_ptr()) };
        demand("from_bytes", round, x, a);
        division_step(random, round);
    }
    let (mut x, mut y) = ([0u64; 4], M([0; 4]));
    unsafe { fiat_p256_set_one(x.as_mut_ptr()) };
    p256::fiat_p256_set_one(&mut y);
    demand("set_one", 0, x, y.0);
    unsafe { fiat_p256_divstep_precomp(x.as_mut_ptr()) };
    let mut precomputed = [0; 4];
    p256::fiat_p256_divstep_precomp(&mut precomputed);
    demand("divstep_precomp", 0, x, precomputed);
    let (mut found, mut expected) = ([0u64; 5], [0u64; 5]);
    unsafe { fiat_p256_msat(found.as_mut_ptr()) };
    p256::fiat_p256_msat(&mut expected);
    demand("msat", 0, found, expected);
}

/// Signed f and g of five words, with some room at the top.
fn division_step(random: &mut Random, round: usize) {
    let mut signed = || -> [u64; 5] {
        let x = random.element();
        let sign = 0u64.wrapping_sub(random.word() & 1);
        [x[0] ^ sign, x[1] ^ sign, x[2] ^ sign, x[3] ^ sign, sign]
    };
    let (mut f, g) = (signed(), signed());
    f[0] |= 1;
    let (v, r) = (random.element(), random.element());
    let d = [1, 0, 2, u64::MAX, 741, 0u64.wrapping_sub(740)][round % 6];
    let (mut d1, mut f1, mut g1, mut v1, mut r1) = (0, [0; 5], [0; 5], [0; 4], [0; 4]);
    let (mut d2, mut f2, mut g2, mut v2, mut r2) = (0, [0; 5], [0; 5], [0; 4], [0; 4]);
    unsafe {
        fiat_p256_divstep(
            &mut d1, f1.as_mut_ptr(), g1.as_mut_ptr(), v1.as_mut_ptr(), r1.as_mut_ptr(),
            d, f.as_ptr(), g.as_ptr(), v.as_ptr(), r.as_ptr(),
        )
    };
    p256::fiat_p256_divstep(&mut d2, &mut f2, &mut g2, &mut v2, &mut r2, d, &f, &g, &v, &r);
    demand("divstep", round, (d1, f1, g1, v1, r1), (d2, f2, g2, v2, r2));
}

/// Limbs may be others than the crate's, within the bounds; the numbers are the same.
fn unsaturated(random: &mut Random) {
    let bytes = |x: [u64; 5]| -> [u8; 32] {
        let mut out = [0; 32];
        curve::fiat_25519_to_bytes(&mut out, &T(x));
        out
    };
    let tight = |x: L| -> [u8; 32] {
        let mut out = T([0; 5]);
        curve::fiat_25519_carry(&mut out, &x);
        bytes(out.0)
    };
    let within = |x: [u64; 5], most: u64| x.iter().all(|&limb| limb <= most);
    for round in 0..ROUNDS {
        let (a, b) = (random.limbs(LOOSE), random.limbs(LOOSE));
        let (ta, tb) = (random.limbs(TIGHT), random.limbs(TIGHT));
        let (mut x, mut y, mut z) = ([0u64; 5], T([0; 5]), L([0; 5]));
        unsafe { fiat_25519_carry_mul(x.as_mut_ptr(), a.as_ptr(), b.as_ptr()) };
        curve::fiat_25519_carry_mul(&mut y, &L(a), &L(b));
        demand("carry_mul", round, (bytes(x), within(x, TIGHT)), (bytes(y.0), true));
        unsafe { fiat_25519_carry_square(x.as_mut_ptr(), a.as_ptr()) };
        curve::fiat_25519_carry_square(&mut y, &L(a));
        demand("carry_square", round, (bytes(x), within(x, TIGHT)), (bytes(y.0), true));
        unsafe { fiat_25519_carry(x.as_mut_ptr(), a.as_ptr()) };
        curve::fiat_25519_carry(&mut y, &L(a));
        demand("carry", round, (bytes(x), within(x, TIGHT)), (bytes(y.0), true));
        unsafe { fiat_25519_carry_scmul_121666(x.as_mut_ptr(), a.as_ptr()) };
        curve::fiat_25519_carry_scmul_121666(&mut y, &L(a));
        demand("carry_scmul_121666", round, (bytes(x), within(x, TIGHT)), (bytes(y.0), true));
        unsafe { fiat_25519_add(x.as_mut_ptr(), ta.as_ptr(), tb.as_ptr()) };
        curve::fiat_25519_add(&mut z, &T(ta), &T(tb));
        demand("add", round, (tight(L(x)), within(x, LOOSE)), (tight(L(z.0)), true));
        unsafe { fiat_25519_sub(x.as_mut_ptr(), ta.as_ptr(), tb.as_ptr()) };
        curve::fiat_25519_sub(&mut z, &T(ta), &T(tb));
        demand("sub", round, (tight(L(x)), within(x, LOOSE)), (tight(L(z.0)), true));
        unsafe { fiat_25519_opp(x.as_mut_ptr(), ta.as_ptr()) };
        curve::fiat_25519_opp(&mut z, &T(ta));
        demand("opp", round, (tight(L(x)), within(x, LOOSE)), (tight(L(z.0)), true));
        unsafe { fiat_25519_relax(x.as_mut_ptr(), ta.as_ptr()) };
        demand("relax", round, x, ta);
        let bit = (round % 2) as u8;
        unsafe { fiat_25519_selectznz(x.as_mut_ptr(), bit, a.as_ptr(), b.as_ptr()) };
        demand("selectznz", round, x, if bit == 1 { b } else { a });
        let mut found = [0u8; 33];
        unsafe { fiat_25519_to_bytes(found[1..].as_mut_ptr(), ta.as_ptr()) };
        demand("to_bytes", round, &found[1..], &bytes(ta)[..]);
        unsafe { fiat_25519_from_bytes(x.as_mut_ptr(), found[1..].as_ptr()) };
        let mut encoded = [0u8; 32];
        encoded.copy_from_slice(&found[1..]);
        curve::fiat_25519_from_bytes(&mut y, &encoded);
        demand("from_bytes", round, x, y.0);
    }
}

fn main() {
    let seed: u128 = std::env::args().nth(1).and_then(|text| text.parse().ok()).expect("a seed");
    let mut random = Random((seed << 1 | 1) * 0x9e37_79b9_7f4a_7c15);
    montgomery(&mut random);
    unsaturated(&mut random);
    println!("{ROUNDS} rounds agree");
}
