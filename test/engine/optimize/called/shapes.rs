//! Shapes of functions that hand over limbs.
pub type Limbs = [u64; 4];
#[repr(transparent)]
pub struct Element(pub Limbs);

fn sum(a: &Limbs, b: &Limbs) -> (Limbs, bool) {
    let (mut out, mut carry) = ([0; 4], false);
    for i in 0..4 {
        let (t, c) = a[i].overflowing_add(b[i]);
        let (t, d) = t.overflowing_add(carry as u64);
        out[i] = t;
        carry = c | d;
    }
    (out, carry)
}

#[cfg_attr(not(reference), no_mangle)]
pub extern "C" fn c_add(out: &mut Limbs, a: &Limbs, b: &Limbs) {
    *out = sum(a, b).0;
}
#[cfg_attr(not(reference), no_mangle)]
pub unsafe extern "C" fn c_pointers(out: *mut u64, a: *const u64, b: *const u64) {
    for i in 0..4 {
        *out.add(i) = *a.add(i) ^ *b.add(i);
    }
}
#[cfg_attr(not(reference), no_mangle)]
pub extern "C" fn c_last(a: &Limbs, b: &Limbs, out: &mut Limbs) -> bool {
    let (value, carry) = sum(a, b);
    *out = value;
    carry
}
#[cfg_attr(not(reference), no_mangle)]
pub fn references(a: &Limbs, b: &Limbs) -> Limbs {
    sum(a, b).0
}
#[cfg_attr(not(reference), no_mangle)]
pub fn values(a: Limbs, b: Limbs) -> Limbs {
    sum(&a, &b).0
}
#[cfg_attr(not(reference), no_mangle)]
pub fn elements(a: &Element, b: &Element) -> Element {
    Element(sum(&a.0, &b.0).0)
}
#[cfg_attr(not(reference), no_mangle)]
pub fn in_place(a: &mut Limbs, b: &Limbs) {
    *a = sum(a, b).0;
}
#[cfg_attr(not(reference), no_mangle)]
pub fn in_place_carry(a: &mut Limbs, b: &Limbs) -> bool {
    let (value, carry) = sum(a, b);
    *a = value;
    carry
}
#[cfg_attr(not(reference), no_mangle)]
pub fn pair(a: u64, b: u64) -> (u64, u64) {
    let product = a as u128 * b as u128;
    (product as u64, (product >> 64) as u64)
}
#[cfg_attr(not(reference), no_mangle)]
pub fn product(a: u64, b: u64) -> u128 {
    a as u128 * b as u128
}
#[cfg_attr(not(reference), no_mangle)]
pub fn two(a: [u64; 2]) -> [u64; 2] {
    [a[1], a[0]]
}
#[cfg_attr(not(reference), no_mangle)]
pub fn swap_if(choice: u8, a: &mut Limbs, b: &mut Limbs) {
    let mask = (choice as u64 & 1).wrapping_neg();
    for i in 0..4 {
        let t = mask & (a[i] ^ b[i]);
        a[i] ^= t;
        b[i] ^= t;
    }
}
