// Package processor tells what the processor has.
package processor

// Full tells whether it has BMI1, BMI2, MOVBE and ADX.
var Full = features()&needed == needed

const needed = {mask}

// features returns EBX of leaf 7 of cpuid, 0 on processors that have no such leaf, and above it ECX of leaf 1.
func features() uint64
