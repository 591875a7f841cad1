// RUN: rm -rf %t && mkdir %t && %bitcode %s -o %t/in.bc
// RUN: %reader --emit-ll=%t/out.ll %t/in.bc | FileCheck %s
// RUN: FileCheck %s --check-prefix=LL < %t/out.ll
// RUN: %reader %t/out.ll | FileCheck %s
// RUN: %reader --function=carries %t/out.ll | FileCheck %s --check-prefix=CARRIES
//
// Positive tests; what is emitted can be read again and gives the same.

#include <string.h>
#include <x86intrin.h>
typedef unsigned long u64;
typedef unsigned long long ull;

// LL-LABEL: define {{.*}}@copy
// CHECK-LABEL: "name": "copy"
// CHECK: "noalias":true,"readonly":false
// CHECK: {{.*}}"mem":{"base":"arg1","offset":8},"op":"load","width":64}
// CHECK: {{.*}}"mem":{"base":"arg0","offset":24},"op":"store","width":64}
void copy(u64 *restrict out, const u64 *in) {
  memcpy(out + 2, in, 16);
}

// CHECK-LABEL: "name": "bytes"
// CHECK: "mem":{"base":"arg1","offset":-1},"op":"load","width":8}
// CHECK: "op":"zext","sourceWidth":8,"width":64}
void bytes(u64 *out, const unsigned char *in) {
  *out = in[-1];
}

// CHECK-LABEL: "name": "hidden"
// CHECK: "op":"barrier","width":64}
void hidden(u64 *out, u64 x) {
  __asm__("" : "+r"(x));
  *out = x;
}

// Not among the others, because compilers emit it at different places.
// CARRIES-LABEL: "name": "carries"
// CARRIES: "op":"x86.addcarry","width":64}
// CARRIES: "index":1{{.*}}"op":"extractvalue","width":64}
// CARRIES: "index":0{{.*}}"op":"extractvalue","width":8}
void carries(ull *out, const ull *a) {
  unsigned char c = _addcarry_u64(0, out[0], a[0], &out[0]);
  _addcarry_u64(c, out[1], a[1], &out[1]);
}

// CHECK-LABEL: "name": "builtins"
// CHECK: "op":"uadd.with.overflow","width":64}
void builtins(u64 *out, u64 a, u64 b) {
  u64 c;
  out[1] = __builtin_addcl(a, b, 0, &c);
  out[0] = c;
}

// CHECK-LABEL: "name": "unrolled"
// CHECK-COUNT-4: "op":"store"
// CHECK-NOT: "op":"store"
void unrolled(u64 *out, const u64 *in) {
  for (int k = 0; k < 4; k++) out[k] = in[k] ^ 1;
}

// CHECK-LABEL: "name": "masked", "returnWidth": 0
// CHECK: "from":"return","kind":"ptr","name":"arg0"
// CHECK: "from":0,"kind":"int","name":"arg1"
// CHECK: "op":"icmp","predicate":"ne","sourceWidth":64,"width":1}
// CHECK-NOT: "select"
// CHECK: "mem":{"base":"arg0","offset":0},"op":"store","width":64}
static u64 mask(u64 flag) { return 0 - (u64)(flag != 0); }
u64 masked(u64 flag, u64 a, u64 b) {
  return (a & mask(flag)) | (b & ~mask(flag));
}

// CHECK-LABEL: "name": "resultLast"
// CHECK: "from":1,"kind":"ptr","name":"arg0"
// CHECK: "from":0,"kind":"ptr","name":"arg1"
void resultLast(const u64 *in, u64 *out) { *out = *in + 1; }

// An array that is changed in place: what is read comes from its second half.
// CHECK-LABEL: "name": "inPlace"
// CHECK: "from":0,{{.*}}"name":"arg0"
// CHECK: "from":0,{{.*}}"name":"arg1"
// CHECK: "mem":{"base":"arg1","offset":8},"op":"load"
// CHECK: "mem":{"base":"arg0","offset":8},"op":"store"
void inPlace(u64 *x) { x[1] ^= 5; }

// CHECK-LABEL: "name": "byValue"
// CHECK: "byval":false,"from":"return"
// CHECK: "returns":[64]
// CHECK: "byval":true,"from":0,"kind":"ptr","name":"arg1","noalias":true
struct three { u64 word[3]; };
u64 byValue(struct three x) { return x.word[2]; }

// A structure that is returned in memory, and one that is returned in registers.
// CHECK-LABEL: "name": "returned"
// CHECK: "byval":false,"from":0,{{.*}}"sret":true
struct three returned(const u64 *a) { return (struct three){{a[2], a[1], a[0]}}; }

// CHECK-LABEL: "name": "narrow"
// CHECK: "returns":[1]
// CHECK: "mem":{"base":"arg0","offset":0},"op":"store","width":64
_Bool narrow(u64 a, u64 b) { return a < b; }

// Branches between values become choices.
// CHECK-LABEL: "name": "chosen"
// CHECK: "op":"select"
u64 chosen(u64 a, u64 b) {
  if (__builtin_expect(a < b, 1)) return a * 3 + b;
  return b;
}
