//! Nothing: this package only pins crates.
