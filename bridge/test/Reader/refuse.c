// RUN: rm -rf %t && mkdir %t && %bitcode %s -o %t/in.bc
// RUN: not %reader --function=branch %t/in.bc 2>&1 | FileCheck %s --check-prefix=BRANCH
// RUN: not %reader --function=loop %t/in.bc 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not %reader --function=volatileRead %t/in.bc 2>&1 | FileCheck %s --check-prefix=VOLATILE
// RUN: not %reader --function=lookUp %t/in.bc 2>&1 | FileCheck %s --check-prefix=ADDRESS
// RUN: not %reader --function=calls %t/in.bc 2>&1 | FileCheck %s --check-prefix=CALL
// RUN: not %reader --function=assembly %t/in.bc 2>&1 | FileCheck %s --check-prefix=ASM
// RUN: not %reader --function=vector %t/in.bc 2>&1 | FileCheck %s --check-prefix=VECTOR
// RUN: not %reader --function=floating %t/in.bc 2>&1 | FileCheck %s --check-prefix=FLOAT
// RUN: not %reader --function=pointers %t/in.bc 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: not %reader --function=divides --reduce=none %t/in.bc 2>&1 | FileCheck %s --check-prefix=DIVISION
// RUN: not %reader --function=absent %t/in.bc 2>&1 | FileCheck %s --check-prefix=ABSENT
//
// Negative tests: each construct is refused with its place and what was expected.

typedef unsigned long u64;

// BRANCH: error: {{.*}}refuse.c:[[#@LINE+2]]: cannot bridge a branch
void branch(u64 *out, u64 secret) {
  if (secret) *out *= 3;
}

// LOOP: error: {{.*}}refuse.c:{{[0-9]+}}: cannot bridge a branch
// LOOP-NEXT: expected: straight-line code after inlining and unrolling
void loop(u64 *out, u64 n) {
  for (u64 k = 0; k < n; k++) *out = *out * 5 + k;
}

// VOLATILE: error: {{.*}}refuse.c:[[#@LINE+3]]: cannot bridge a volatile or atomic access
// VOLATILE-NEXT: expected: plain loads and stores
void volatileRead(u64 *out, const volatile u64 *in) {
  *out = *in;
}

// ADDRESS: error: {{.*}}refuse.c:[[#@LINE+3]]: cannot bridge an access to an address that is not constant
// ADDRESS-NEXT: expected: an argument or a local variable plus a constant
void lookUp(u64 *out, const u64 *table, u64 secret) {
  *out = table[secret & 3];
}

u64 elsewhere(u64);
// CALL: error: {{.*}}refuse.c:[[#@LINE+2]]: cannot bridge a call
void calls(u64 *out) {
  *out = elsewhere(*out);
}

// ASM: error: {{.*}}refuse.c:[[#@LINE+2]]: cannot bridge inline assembly
void assembly(u64 *out) {
  __asm__("bswap %0" : "+r"(*out));
}

typedef u64 u64x4 __attribute__((vector_size(32)));
// VECTOR: error: {{.*}}refuse.c:[[#@LINE+2]]: cannot bridge a value that is no integer
void vector(u64x4 *out) {
  *out += *out;
}

// FLOAT: error: {{.*}}refuse.c:[[#@LINE+2]]: cannot bridge a value that is no integer
void floating(double *out) {
  *out += 1;
}

// POINTER: error: {{.*}}refuse.c:[[#@LINE+2]]: cannot bridge {{.*}}
void pointers(u64 **out, u64 *in) {
  *out = in;
}

// DIVISION: error: {{.*}}refuse.c:[[#@LINE+3]]: cannot bridge a division
// DIVISION-NEXT: expected: a reduction modulo a constant that the reduction pass can rewrite
void divides(unsigned _BitInt(256) *out) {
  *out %= ((unsigned _BitInt(256))1 << 255) - 19;
}

// ABSENT: no function absent
// ABSENT: found: {{.*}}branch{{.*}}loop
