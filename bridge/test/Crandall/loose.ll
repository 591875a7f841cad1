; RUN: %opt -passes='loose-moduli,function(crandall-reduction<incomplete>,early-cse,adce),verify' -S %s | FileCheck %s

@text = private constant [19 x i8] c"fieldwright::loose\00"
@other = private constant [6 x i8] c"other\00"
@file = private constant [4 x i8] c"f.c\00"
@llvm.global.annotations = appending global [5 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @add, ptr @text, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @narrow, ptr @text, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @two, ptr @text, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @compared, ptr @text, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @strict, ptr @other, ptr @file, i32 1, ptr null } ]

; The sum is folded until it fits 256 bits, and stored.
define void @add(ptr %out, ptr %pa, ptr %pb) {
; CHECK-LABEL: @add(
; CHECK-NEXT:  %a = load i256, ptr %pa, align 4
; CHECK-NEXT:  %b = load i256, ptr %pb, align 4
; CHECK-NEXT:  %1 = zext i256 %a to i257
; CHECK-NEXT:  %2 = zext i256 %b to i257
; CHECK-NEXT:  %sum1 = add nuw i257 %1, %2
; CHECK-NEXT:  %3 = freeze i257 %sum1
; CHECK-NEXT:  %lo = trunc i257 %3 to i256
; CHECK-NEXT:  %4 = lshr i257 %3, 256
; CHECK-NEXT:  %hi = trunc i257 %4 to i1
; CHECK-NEXT:  %5 = zext i1 %hi to i257
; CHECK-NEXT:  %6 = mul nuw i257 %5, 38
; CHECK-NEXT:  %7 = zext i256 %lo to i257
; CHECK-NEXT:  %fold = add nuw i257 %6, %7
; CHECK-NEXT:  %lo2 = trunc i257 %fold to i256
; CHECK-NEXT:  %8 = lshr i257 %fold, 256
; CHECK-NEXT:  %hi3 = trunc i257 %8 to i1
; CHECK-NEXT:  %9 = zext i1 %hi3 to i64
; CHECK-NEXT:  %10 = mul nuw i64 %9, 38
; CHECK-NEXT:  %11 = trunc i256 %lo2 to i64
; CHECK-NEXT:  %12 = add i64 %11, %10
; CHECK-NEXT:  %13 = lshr i256 %lo2, 64
; CHECK-NEXT:  %14 = shl i256 %13, 64
; CHECK-NEXT:  %15 = zext i64 %12 to i256
; CHECK-NEXT:  %r4 = or i256 %14, %15
; CHECK-NEXT:  store i256 %r4, ptr %out, align 4
; CHECK-NEXT:  ret void
  %a = load i256, ptr %pa
  %b = load i256, ptr %pb
  %aw = zext i256 %a to i257
  %bw = zext i256 %b to i257
  %sum = add i257 %aw, %bw
  %r = urem i257 %sum, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %t = trunc i257 %r to i256
  store i256 %t, ptr %out
  ret void
}

; The type is i131, the memory type i192: the value has to fit the former.
define void @narrow(ptr %out, i131 %a, i131 %b) {
; CHECK-LABEL: @narrow(
; CHECK-NEXT:  %1 = zext i131 %a to i262
; CHECK-NEXT:  %2 = zext i131 %b to i262
; CHECK-NEXT:  %m1 = mul nuw i262 %1, %2
; CHECK-NEXT:  %3 = freeze i262 %m1
; CHECK-NEXT:  %lo = trunc i262 %3 to i130
; CHECK-NEXT:  %4 = lshr i262 %3, 130
; CHECK-NEXT:  %hi = trunc i262 %4 to i132
; CHECK-NEXT:  %5 = zext i132 %hi to i135
; CHECK-NEXT:  %6 = mul nuw i135 %5, 5
; CHECK-NEXT:  %7 = zext i130 %lo to i135
; CHECK-NEXT:  %fold = add nuw i135 %6, %7
; CHECK-NEXT:  %8 = freeze i135 %fold
; CHECK-NEXT:  %lo2 = trunc i135 %8 to i130
; CHECK-NEXT:  %9 = lshr i135 %8, 130
; CHECK-NEXT:  %hi3 = trunc i135 %9 to i5
; CHECK-NEXT:  %10 = zext i5 %hi3 to i131
; CHECK-NEXT:  %11 = mul nuw i131 %10, 5
; CHECK-NEXT:  %12 = zext i130 %lo2 to i131
; CHECK-NEXT:  %fold4 = add nuw i131 %11, %12
; CHECK-NEXT:  %13 = zext i131 %fold4 to i192
; CHECK-NEXT:  store i192 %13, ptr %out, align 4
; CHECK-NEXT:  ret void
  %aw = zext i131 %a to i262
  %bw = zext i131 %b to i262
  %m = mul i262 %aw, %bw
  %r = urem i262 %m, 1361129467683753853853498429727072845819
  %t = trunc i262 %r to i131
  %w = zext i131 %t to i192
  store i192 %w, ptr %out
  ret void
}

; Negative test. Two moduli: the annotation does not say which one the boundary values are taken by.
define void @two(ptr %out, i256 %a) {
; CHECK-LABEL: @two(
; CHECK-NEXT:  %1 = freeze i256 %a
; CHECK-NEXT:  %lo = trunc i256 %1 to i255
; CHECK-NEXT:  %2 = lshr i256 %1, 255
; CHECK-NEXT:  %hi = trunc i256 %2 to i1
; CHECK-NEXT:  %3 = zext i1 %hi to i256
; CHECK-NEXT:  %4 = mul nuw i256 %3, 19
; CHECK-NEXT:  %5 = zext i255 %lo to i256
; CHECK-NEXT:  %fold = add nuw i256 %4, %5
; CHECK-NEXT:  %below = icmp ult i256 %fold, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %6 = sub i256 %fold, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %reduced = select i1 %below, i256 %fold, i256 %6
; CHECK-NEXT:  %below1 = icmp ult i256 %1, -4294968273
; CHECK-NEXT:  %7 = sub i256 %1, -4294968273
; CHECK-NEXT:  %reduced2 = select i1 %below1, i256 %1, i256 %7
; CHECK-NEXT:  store i256 %reduced, ptr %out, align 4
; CHECK-NEXT:  %out2 = getelementptr i8, ptr %out, i64 32
; CHECK-NEXT:  store i256 %reduced2, ptr %out2, align 4
; CHECK-NEXT:  ret void
  %r = urem i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %s = urem i256 %a, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  store i256 %r, ptr %out
  %out2 = getelementptr i8, ptr %out, i64 32
  store i256 %s, ptr %out2
  ret void
}

; Negative test. Another annotation does not make a function loose.
define void @strict(ptr %out, i256 %a) {
; CHECK-LABEL: @strict(
; CHECK-NEXT:  %1 = freeze i256 %a
; CHECK-NEXT:  %lo = trunc i256 %1 to i255
; CHECK-NEXT:  %2 = lshr i256 %1, 255
; CHECK-NEXT:  %hi = trunc i256 %2 to i1
; CHECK-NEXT:  %3 = zext i1 %hi to i256
; CHECK-NEXT:  %4 = mul nuw i256 %3, 19
; CHECK-NEXT:  %5 = zext i255 %lo to i256
; CHECK-NEXT:  %fold = add nuw i256 %4, %5
; CHECK-NEXT:  %below = icmp ult i256 %fold, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %6 = sub i256 %fold, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %reduced = select i1 %below, i256 %fold, i256 %6
; CHECK-NEXT:  store i256 %reduced, ptr %out, align 4
; CHECK-NEXT:  ret void
  %r = urem i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  store i256 %r, ptr %out
  ret void
}

; Negative test. A value that is compared as well is completed, in a loose function too.
define i1 @compared(ptr %out, i256 %a) {
; CHECK-LABEL: @compared(
; CHECK-NEXT:  %1 = freeze i256 %a
; CHECK-NEXT:  %lo = trunc i256 %1 to i255
; CHECK-NEXT:  %2 = lshr i256 %1, 255
; CHECK-NEXT:  %hi = trunc i256 %2 to i1
; CHECK-NEXT:  %3 = zext i1 %hi to i256
; CHECK-NEXT:  %4 = mul nuw i256 %3, 19
; CHECK-NEXT:  %5 = zext i255 %lo to i256
; CHECK-NEXT:  %fold = add nuw i256 %4, %5
; CHECK-NEXT:  %below = icmp ult i256 %fold, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %6 = sub i256 %fold, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %reduced = select i1 %below, i256 %fold, i256 %6
; CHECK-NEXT:  store i256 %reduced, ptr %out, align 4
; CHECK-NEXT:  %c = icmp eq i256 %reduced, 0
; CHECK-NEXT:  ret i1 %c
  %r = urem i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  store i256 %r, ptr %out
  %c = icmp eq i256 %r, 0
  ret i1 %c
}
