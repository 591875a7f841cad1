//! Which code runs on this processor. Its answer never changes, so that threads may ask at once.

/// What functions are computed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Code {
    /// Rust, on any processor.
    Portable,
    /// Assembly for AVX2, BMI2 and what else the processor must have (`interface.json`).
    Avx2,
    /// The same, and where it is faster AVX-512 IFMA.
    Avx512Ifma,
}

/// What this processor runs: assembly on Linux, where CPUID reports all that it needs and the system saves its
/// registers, else Rust.
#[inline]
pub fn code() -> Code {
    #[cfg(assembly)]
    return known::code();
    #[cfg(not(assembly))]
    return Code::Portable;
}

#[cfg(assembly)]
mod known {
    use super::Code;
    use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
    use core::sync::atomic::{AtomicU8, Ordering};

    /// What x86-64-v3 has. ECX of leaf 1: SSE3, SSSE3, FMA, CMPXCHG16B, SSE4.1, SSE4.2, MOVBE, POPCNT, OSXSAVE, AVX and
    /// F16C.
    const LEAF_1: u32 = 1 | 1 << 9 | 1 << 12 | 1 << 13 | 1 << 19 | 1 << 20 | 1 << 22 | 1 << 23 | 0b111 << 27;
    /// EBX of leaf 7: BMI1, AVX2, BMI2, and ADX unless this was made without it.
    const LEAF_7: u32 = NEEDED_OF_LEAF_7;
    /// ECX of leaf 0x80000001: LZCNT.
    const EXTENDED: u32 = 1 << 5;
    /// EBX of leaf 7: AVX512F, DQ, IFMA and VL.
    const LANES: u32 = 1 << 16 | 1 << 17 | 1 << 21 | 1 << 31;
    /// XCR0: registers of AVX, and of AVX-512.
    const SAVED: u64 = 0x6;
    const SAVED_LANES: u64 = 0xe6;

    #[inline]
    pub fn code() -> Code {
        static KNOWN: AtomicU8 = AtomicU8::new(0);
        match KNOWN.load(Ordering::Relaxed) {
            0 => {
                let found = found();
                KNOWN.store(found as u8 + 1, Ordering::Relaxed);
                found
            }
            1 => Code::Portable,
            2 => Code::Avx2,
            _ => Code::Avx512Ifma,
        }
    }

    #[cold]
    #[allow(unused_unsafe)]
    fn found() -> Code {
        // cpuid is there on every x86-64, xgetbv where OSXSAVE says so.
        unsafe {
            if __cpuid(0).eax < 7 || __cpuid(0x8000_0000).eax < 0x8000_0001 {
                return Code::Portable;
            }
            let seven = __cpuid_count(7, 0).ebx;
            if __cpuid(1).ecx & LEAF_1 != LEAF_1
                || seven & LEAF_7 != LEAF_7
                || __cpuid(0x8000_0001).ecx & EXTENDED != EXTENDED
            {
                return Code::Portable;
            }
            let saved = _xgetbv(0);
            if saved & SAVED != SAVED {
                Code::Portable
            } else if seven & LANES != LANES || saved & SAVED_LANES != SAVED_LANES {
                Code::Avx2
            } else {
                Code::Avx512Ifma
            }
        }
    }
}
