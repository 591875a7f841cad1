//! Where the archives are that the field is linked with.

fn main() {
    println!("cargo:rustc-link-search=native={}/fieldwright", env!("CARGO_MANIFEST_DIR"));
}
