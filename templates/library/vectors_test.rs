#[cfg(test)]
mod tests {
    use super::*;

    /// Elements below 2^{bits}.
    fn elements(n: usize, seed: u64) -> Vec<Element> {
        let mut state = seed;
        let mut word = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            state ^ state >> 31
        };
        (0..n)
            .map(|_| {
                let mut element = [0; {limbs}];
                element[..{words}].fill_with(&mut word);
                element
            })
            .collect()
    }

    /// Results of vectors are below p, those of one element may be above.
    fn below_p(f: impl Fn(&mut Element)) -> Element {
        let (mut any, mut below) = ([0; {limbs}], [0; {limbs}]);
        f(&mut any);
        unsafe { reduce(&mut below, &any) };
        below
    }

    #[test]
    fn vectors_are_their_elements() {
        for n in 0..18 {
            let (a, b) = (elements(n, 1), elements(n, 2));
            let mut out = vec![[1; {limbs}]; n];
            type OfTwo = unsafe fn(&mut Element, &Element, &Element);
            let each = |f: OfTwo| -> Vec<Element> {
                a.iter().zip(&b).map(|(x, y)| below_p(|element| unsafe { f(element, x, y) })).collect()
            };
            mul_vec(&mut out, &a, &b);
            assert_eq!(out, each(mul));
            add_vec(&mut out, &a, &b);
            assert_eq!(out, each(add));
            sub_vec(&mut out, &a, &b);
            assert_eq!(out, each(sub));
            let (mut sums, mut products) = (a.clone(), b.clone());
            butterfly_vec(&mut sums, &mut products, &b);
            mul_vec(&mut out, &b, &b);
            let squares = out.clone();
            square_vec(&mut out, &b);
            assert_eq!(out, squares);
            add_vec(&mut out, &a, &squares);
            assert_eq!(out, sums);
            {inverses}
        }
    }

    #[test]
    #[should_panic(expected = "different lengths")]
    fn lengths_that_differ() {
        square_vec(&mut elements(2, 1), &elements(3, 1));
    }
}
