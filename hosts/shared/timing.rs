//! How all benchmarks measure.

use std::time::Instant;

const BATCHES: usize = 31;

/// Prints a line `operation nanoseconds`: the lower quartile of batches of about a millisecond, which other work on the
/// machine disturbs least.
pub fn time(name: &str, calls: u32, mut call: impl FnMut()) {
    call();
    let mut times: Vec<f64> = (0..BATCHES)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..calls {
                call();
            }
            start.elapsed().as_nanos() as f64 / f64::from(calls)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{name} {}", times[BATCHES / 4]);
}
