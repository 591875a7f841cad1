
/// Demands a supported processor and equal lengths.
fn require(lengths: &[usize]) {
    assert!(is_supported(), "the processor lacks {needed}");
    assert!(lengths.iter().all(|&n| n == lengths[0]), "slices of different lengths");
}
