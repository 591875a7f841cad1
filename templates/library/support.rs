
/// Whether the processor has what the code needs: {needed}.
pub fn is_supported() -> bool {
    {condition}
}
