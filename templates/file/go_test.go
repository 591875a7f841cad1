package {folder}

import "testing"

type call struct {
	{fields}
}

{tests}
