// RUN: rm -rf %t && mkdir %t && %bitcode %s -o %t/in.bc
// RUN: %reader %t/in.bc | FileCheck %s
//
// Vectors become their elements, in memory, too.

typedef unsigned long u64;
typedef u64 pair __attribute__((vector_size(16)));

// CHECK-LABEL: "name": "sums"
// CHECK: "mem":{"base":"arg1","offset":8},"op":"load","width":64}
// CHECK: "op":"add","width":64}
// CHECK: "mem":{"base":"arg0","offset":8},"op":"store","width":64}
void sums(pair *out, const pair *a, const pair *b) {
  *out = *a + *b;
}
