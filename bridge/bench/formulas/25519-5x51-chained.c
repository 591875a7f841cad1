/// The formulas of 25519-5x51.c in chains.
#include "25519-5x51.c"
#define CHAINED(name) formula_25519_5x51_chained_##name
#include "chained.h"
