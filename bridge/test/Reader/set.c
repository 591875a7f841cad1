// RUN: rm -rf %t && mkdir %t && %bitcode -fno-discard-value-names %s -o %t/in.bc
// RUN: %reader --function=sum --set=n=3 %t/in.bc | FileCheck %s
// RUN: %reader --set=n=3 %t/in.bc | FileCheck %s --check-prefix=ALL
// RUN: %reader --function=shifted --set=by=-1 %t/in.bc | FileCheck %s --check-prefix=NEGATIVE
// RUN: not %reader --function=sum --set=m=3 %t/in.bc 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %reader --function=sum --set=a=3 %t/in.bc 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: not %reader --function=sum --set=n=4294967296 %t/in.bc 2>&1 | FileCheck %s --check-prefix=FIT
// RUN: not %reader --function=flagged --set=flag=2 %t/in.bc 2>&1 | FileCheck %s --check-prefix=BIT
// RUN: not %reader --function=small --set=c=-129 %t/in.bc 2>&1 | FileCheck %s --check-prefix=BYTE
// RUN: not %reader --set=nowhere=3 %t/in.bc 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: %bitcode %s -o %t/nameless.bc
// RUN: %reader --function=sum --set=2=3 %t/nameless.bc | FileCheck %s
//
// Arguments that become constants.

typedef unsigned long u64;

// Three rounds, and the argument is gone.
// CHECK: "name": "sum", "returnWidth": 0, "set": [{"from":2,"name":"{{n|2}}","value":"3","width":32}]
// CHECK-COUNT-2: "kind":"ptr"
// CHECK-NOT: "kind":"int"
// CHECK: "offset":16},"op":"load"
// CHECK-NOT: "op":"load"
// NAME: error: function sum: cannot set m
// NAME-NEXT: expected: one of n
// POINTER: error: function sum: cannot set a
// POINTER-NEXT: expected: an integer that is passed by value
// POINTER-NEXT: found: a pointer
// FIT: error: function sum: cannot set n
// FIT-NEXT: expected: an integer of 32 bits
void sum(u64 *out, const u64 *a, unsigned n) {
  u64 s = 0;
  for (unsigned k = 0; k < n; k++) s += a[k];
  *out = s;
}

// Callers of the function as it was still call that.
// ALL: "name": "sum", "returnWidth": 0, "set":
// ALL: "name": "sumOfTwo"
// ALL: "offset":8},"op":"load"
// ALL-NOT: general
// ALL-NOT: "offset":16},"op":"load"
// ALL: "name": "shifted"
void sumOfTwo(u64 *out, const u64 *a) { sum(out, a, 2); }

// NEGATIVE: "value":"4294967295"
// NEGATIVE: {"const":"0xffffffffffffffff","width":64}
void shifted(u64 *out, u64 a, int by) { *out = a + by; }

// BIT: expected: an integer of 1 bits
void flagged(u64 *out, u64 a, _Bool flag) { *out = flag ? a : ~a; }

// BYTE: expected: an integer of 8 bits
void small(u64 *out, u64 a, signed char c) { *out = a + c; }

// NOWHERE: cannot set nowhere
// NOWHERE-NEXT: expected: an argument of some function

// The inner loop unrolls only after the outer one has.
// RUN: %reader --function=columns --set=n=3 %t/in.bc | FileCheck %s --check-prefix=COLUMNS
// COLUMNS: "name": "columns"
// COLUMNS-COUNT-9: "op":"mul"
// COLUMNS-NOT: "op":"mul"
void columns(u64 *out, const u64 *a, const u64 *b, unsigned n) {
  u64 s = 0;
  for (unsigned k = 0; k < 2 * n - 1; k++)
    for (unsigned i = k < n ? 0 : k + 1 - n; i <= k && i < n; i++) s ^= a[i] * b[k - i] + s;
  *out = s;
}
