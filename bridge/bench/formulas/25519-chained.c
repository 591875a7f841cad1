/// The formulas of 25519.c in chains.
#include "25519.c"
#define CHAINED(name) formula_25519_chained_##name
#include "chained.h"
