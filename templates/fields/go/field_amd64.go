// {about}
package {name}

import "{path}/internal/processor"

// Element is {limbs} words of 64 bits, the least significant first.
type Element [{limbs}]uint64

{functions}
