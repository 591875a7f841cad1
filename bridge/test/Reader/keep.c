// RUN: rm -rf %t && mkdir %t && %bitcode %s -o %t/in.bc
// RUN: %reader --function=kept --reduce=keep %t/in.bc | FileCheck %s
// RUN: not %reader --function=variable --reduce=keep %t/in.bc 2>&1 | FileCheck %s --check-prefix=VARIABLE
// RUN: not %reader --function=quotient --reduce=keep %t/in.bc 2>&1 | FileCheck %s --check-prefix=QUOTIENT
//
// Remainders as the source has them, for those who read what it computes.

typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(510) wide;

// CHECK: "op":"mul","width":510}
// CHECK: {"const":"0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed","width":510}],
// CHECK-SAME: "op":"urem","width":510}
void kept(fe *out, const fe *a, const fe *b) { *out = (wide)*a * *b % (((wide)1 << 255) - 19); }

// VARIABLE: cannot bridge a division
void variable(fe *out, const fe *a, const fe *b) { *out = *a % *b; }

// QUOTIENT: cannot bridge a division
void quotient(fe *out, const fe *a) { *out = *a / (((fe)1 << 254) - 1); }
