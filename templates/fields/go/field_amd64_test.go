package {name}

import (
	"testing"

	"{path}/internal/processor"
)

// runnable gives the codes that this processor runs.
func runnable[F any](chosen, plain, full F) []F {
	if processor.Full {
		return []F{chosen, plain, full}
	}
	return []F{chosen, plain}
}

{tests}
