var isSupported = C.hasAll() != 0

// Supported tells whether the processor has what the code needs: {needed}.
func Supported() bool { return isSupported }

// require demands a supported processor and equal lengths.
func require(lengths ...int) {
	if !isSupported {
		panic("{name}: the processor lacks {needed}")
	}
	for _, n := range lengths {
		if n != lengths[0] {
			panic("{name}: slices of different lengths")
		}
	}
}
