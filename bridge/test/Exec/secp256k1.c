// RUN: rm -rf %t && mkdir %t
// RUN: %clang -O1 -c %fields/secp256k1/secp256k1.bitint.c -o %t/ref.o && llvm-objcopy --prefix-symbols=ref_ %t/ref.o
// RUN: %fast -c %fields/secp256k1/secp256k1.bitint.c -o %t/new.o && llvm-objcopy --prefix-symbols=new_ %t/new.o
// RUN: %clang -O1 -I%fields/secp256k1 -I%S/../Inputs %s %t/ref.o %t/new.o -o %t/compare && %t/compare | FileCheck %s
//
// The functions of the field with and without the plugin, on random and extreme values, also in place.
// CHECK: all equal

#include "secp256k1.bitint.c"
#define FIELD secp256k1
#define SCALED _mul21
#include "compareField.c"
