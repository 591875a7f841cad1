/// The first where the processor runs the assembly, else the second.
macro_rules! either {
    ($assembly:expr, $portable:expr) => {{
        #[cfg(assembly)]
        let result = if processor::code() > Code::Portable { unsafe { $assembly } } else { $portable };
        #[cfg(not(assembly))]
        let result = $portable;
        result
    }};
}

