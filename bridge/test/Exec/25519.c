// RUN: rm -rf %t && mkdir %t
// RUN: %clang -O1 -c %fields/25519/25519.bitint.c -o %t/ref.o && llvm-objcopy --prefix-symbols=ref_ %t/ref.o
// RUN: %fast -c %fields/25519/25519.bitint.c -o %t/new.o && llvm-objcopy --prefix-symbols=new_ %t/new.o
// RUN: %clang -O1 -I%fields/25519 -I%S/../Inputs %s %t/ref.o %t/new.o -o %t/compare && %t/compare | FileCheck %s
//
// The functions of the field with and without the plugin, on random and extreme values, also in place.
// CHECK: all equal

#include "25519.bitint.c"
#define FIELD fe25519
#define SCALED _mul121665
#include "compareField.c"
