use k256 as curve;
const BYTES: usize = 32;
include!("../../../shared/ecdsa.rs");
