// RUN: rm -rf %t && mkdir %t
// RUN: %clang -O1 -c %fields/poly1305/poly1305.bitint.c -o %t/ref.o && llvm-objcopy --prefix-symbols=ref_ %t/ref.o
// RUN: %fast -c %fields/poly1305/poly1305.bitint.c -o %t/new.o && llvm-objcopy --prefix-symbols=new_ %t/new.o
// RUN: %clang -O1 -I%fields/poly1305 -I%S/../Inputs %s %t/ref.o %t/new.o -o %t/compare && %t/compare | FileCheck %s
//
// The functions of the field with and without the plugin, on random and extreme values, also in place.
// CHECK: all equal

#include "poly1305.bitint.c"
#define FIELD poly1305
#define SCALED _mul5
#include "compareField.c"
