// RUN: rm -rf %t && mkdir %t
// RUN: %fast -Rpass=crandall -Rpass-missed=crandall -c %S/../../../templates/x25519/x25519.bitint.c -o %t/x25519.o 2> %t/remarks
// RUN: grep -c 'step(s): complete' %t/remarks | FileCheck %s --check-prefix=COMPLETE
// RUN: grep -c 'step(s): incomplete' %t/remarks | FileCheck %s --check-prefix=INCOMPLETE
// RUN: %clang -O1 %s %t/x25519.o -o %t/x25519 && %t/x25519 | FileCheck %s
//
// The test vectors of RFC 7748, section 5.2: the two single ones, and a key iterated 1 and 1000 times.
// Around the ladder and in the inversion all reductions stay incomplete, but for the last.
// COMPLETE: {{^1$}}
// INCOMPLETE: {{^[0-9][0-9]$}}
// CHECK: c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552
// CHECK: 95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957
// CHECK: 422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079
// CHECK: 684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51

#include <stdio.h>
#include <string.h>

void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point);

static void parse(unsigned char *out, const char *text) {
  for (int k = 0; k < 32; k++) sscanf(text + 2 * k, "%2hhx", &out[k]);
}

static void print(const unsigned char *x) {
  for (int k = 0; k < 32; k++) printf("%02x", x[k]);
  printf("\n");
}

static void single(const char *scalar, const char *point) {
  unsigned char k[32], u[32];
  parse(k, scalar);
  parse(u, point);
  x25519(u, k, u);
  print(u);
}

int main(void) {
  single("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
         "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c");
  single("4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
         "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493");
  unsigned char k[32] = {9}, u[32] = {9}, r[32];
  for (int n = 1; n <= 1000; n++) {
    x25519(r, k, u);
    memcpy(u, k, 32);
    memcpy(k, r, 32);
    if (n == 1) print(k);
  }
  print(k);
}
