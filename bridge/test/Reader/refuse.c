// RUN: rm -rf %t && mkdir %t && %bitcode %s -o %t/in.bc
// RUN: not %reader --function=branch %t/in.bc 2>&1 | FileCheck %s --check-prefix=BRANCH
// RUN: not %reader --function=loop %t/in.bc 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not %reader --function=volatileRead %t/in.bc 2>&1 | FileCheck %s --check-prefix=VOLATILE
// RUN: not %reader --function=lookUp %t/in.bc 2>&1 | FileCheck %s --check-prefix=ADDRESS
// RUN: not %reader --function=calls %t/in.bc 2>&1 | FileCheck %s --check-prefix=CALL
// RUN: not %reader --function=assembly %t/in.bc 2>&1 | FileCheck %s --check-prefix=ASM
// RUN: not %reader --function=panics %t/in.bc 2>&1 | FileCheck %s --check-prefix=PANIC
// RUN: %reader %t/in.bc | FileCheck %s --check-prefix=ALL
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

// LOOP: error: {{.*}}refuse.c:{{[0-9]+}}: cannot bridge a loop
// LOOP-NEXT: expected: straight-line code after inlining and unrolling
// LOOP-NEXT: found: br
// LOOP-NEXT: try: a constant number of iterations
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
// CALL: error: {{.*}}refuse.c:[[#@LINE+2]]: cannot bridge a call of elsewhere
void calls(u64 *out) {
  *out = elsewhere(*out);
}

// ASM: error: {{.*}}refuse.c:[[#@LINE+2]]: cannot bridge inline assembly
void assembly(u64 *out) {
  __asm__("bswap %0" : "+r"(*out));
}

// PANIC: error: {{.*}}refuse.c:[[#@LINE+4]]: cannot bridge a branch to a check that failed
// PANIC: try: {{.*}}overflow-checks=off
_Noreturn void panic(void);
void panics(u64 *out, u64 n) {
  if (n > 3) panic();
  *out = n;
}

// Without a name, what can be bridged is, and the rest is listed.
// ALL: "refused":
// ALL: cannot bridge a branch{{.*}}"name":"branch"
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
