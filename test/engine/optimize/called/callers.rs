//! Calls ours and the source by the declarations of the source: all that callers see must be the same.
#[path = "shapes.rs"]
mod reference;
use reference::{Element, Limbs};

extern "C" {
    fn c_add(out: &mut Limbs, a: &Limbs, b: &Limbs);
    fn c_pointers(out: *mut u64, a: *const u64, b: *const u64);
    fn c_last(a: &Limbs, b: &Limbs, out: &mut Limbs) -> bool;
}
extern "Rust" {
    fn references(a: &Limbs, b: &Limbs) -> Limbs;
    fn values(a: Limbs, b: Limbs) -> Limbs;
    fn elements(a: &Element, b: &Element) -> Element;
    fn in_place(a: &mut Limbs, b: &Limbs);
    fn in_place_carry(a: &mut Limbs, b: &Limbs) -> bool;
    fn pair(a: u64, b: u64) -> (u64, u64);
    fn product(a: u64, b: u64) -> u128;
    fn two(a: [u64; 2]) -> [u64; 2];
    fn swap_if(choice: u8, a: &mut Limbs, b: &mut Limbs);
}

fn word(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    match *state >> 61 {
        0 => 0,
        1 => u64::MAX,
        _ => state.rotate_left(23) ^ *state,
    }
}

fn limbs(state: &mut u64) -> Limbs {
    std::array::from_fn(|_| word(state))
}

fn main() {
    let state = &mut 1;
    for _ in 0..2000 {
        let (a, b) = (limbs(state), limbs(state));
        let (mut x, mut y) = ([0; 4], [0; 4]);
        unsafe {
            c_add(&mut x, &a, &b);
            reference::c_add(&mut y, &a, &b);
            assert_eq!(x, y, "c_add");
            c_pointers(x.as_mut_ptr(), a.as_ptr(), b.as_ptr());
            reference::c_pointers(y.as_mut_ptr(), a.as_ptr(), b.as_ptr());
            assert_eq!(x, y, "c_pointers");
            let carries = (c_last(&a, &b, &mut x), reference::c_last(&a, &b, &mut y));
            assert_eq!((x, carries.0), (y, carries.1), "c_last");
            assert_eq!(references(&a, &b), reference::references(&a, &b));
            assert_eq!(values(a, b), reference::values(a, b));
            assert_eq!(elements(&Element(a), &Element(b)).0, reference::elements(&Element(a), &Element(b)).0);
            in_place(&mut x, &a);
            reference::in_place(&mut y, &a);
            assert_eq!(x, y, "in_place");
            let carries = (in_place_carry(&mut x, &b), reference::in_place_carry(&mut y, &b));
            assert_eq!((x, carries.0), (y, carries.1), "in_place_carry");
            assert_eq!(pair(a[0], b[0]), reference::pair(a[0], b[0]));
            assert_eq!(product(a[1], b[1]), reference::product(a[1], b[1]));
            assert_eq!(two([a[2], b[2]]), reference::two([a[2], b[2]]));
            let (mut s, mut t, mut u, mut v) = (a, b, a, b);
            let choice = word(state) as u8;
            swap_if(choice, &mut s, &mut t);
            reference::swap_if(choice, &mut u, &mut v);
            assert_eq!((s, t), (u, v), "swap_if");
        }
    }
    println!("all as the source");
}
