use p384 as curve;
const BYTES: usize = 48;
include!("../../../shared/ecdsa.rs");
