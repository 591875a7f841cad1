; RUN: %opt -passes='loose-moduli,function(crandall-reduction<incomplete>,early-cse,adce),verify' -S %s | FileCheck %s
;
; Differences modulo p are taken from the borrow, without the multiple of p that the source adds.

@text = private constant [19 x i8] c"fieldwright::loose\00"
@file = private constant [4 x i8] c"f.c\00"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @loose, ptr @text, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @shared, ptr @text, ptr @file, i32 1, ptr null } ]

; Both operands are canonical: the modulus is added back where the difference borrows.
define void @canonical(ptr %out, ptr %pa, ptr %pb) {
; CHECK-LABEL: @canonical(
; CHECK-NEXT:  %a = load i256, ptr %pa, align 4
; CHECK-NEXT:  %b = load i256, ptr %pb, align 4
; CHECK-NEXT:  %ac = icmp ult i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  call void @llvm.assume(i1 %ac)
; CHECK-NEXT:  %bc = icmp ult i256 %b, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  call void @llvm.assume(i1 %bc)
; CHECK-NEXT:  %ap1 = trunc i256 %a to i255
; CHECK-NEXT:  %1 = freeze i255 %ap1
; CHECK-NEXT:  %2 = zext i255 %1 to i256
; CHECK-NEXT:  %3 = freeze i256 %b
; CHECK-NEXT:  %4 = sub i256 %2, %3
; CHECK-NEXT:  %borrow = icmp ult i256 %2, %3
; CHECK-NEXT:  %5 = select i1 %borrow, i256 57896044618658097711785492504343953926634992332820282019728792003956564819949, i256 0
; CHECK-NEXT:  %r2 = add i256 %4, %5
; CHECK-NEXT:  store i256 %r2, ptr %out, align 4
; CHECK-NEXT:  ret void
  %a = load i256, ptr %pa
  %b = load i256, ptr %pb
  %ac = icmp ult i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  call void @llvm.assume(i1 %ac)
  %bc = icmp ult i256 %b, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  call void @llvm.assume(i1 %bc)
  %ap = add i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %d = sub i256 %ap, %b
  %r = urem i256 %d, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  store i256 %r, ptr %out
  ret void
}

; Any operands of 256 bits: the borrow is worth 38, and the second one too.
define void @loose(ptr %out, ptr %pa, ptr %pb) {
; CHECK-LABEL: @loose(
; CHECK-NEXT:  %a = load i256, ptr %pa, align 4
; CHECK-NEXT:  %b = load i256, ptr %pb, align 4
; CHECK-NEXT:  %1 = freeze i256 %a
; CHECK-NEXT:  %2 = freeze i256 %b
; CHECK-NEXT:  %3 = sub i256 %1, %2
; CHECK-NEXT:  %borrow = icmp ult i256 %1, %2
; CHECK-NEXT:  %4 = select i1 %borrow, i256 38, i256 0
; CHECK-NEXT:  %5 = sub i256 %3, %4
; CHECK-NEXT:  %borrow1 = icmp ult i256 %3, %4
; CHECK-NEXT:  %6 = select i1 %borrow1, i64 38, i64 0
; CHECK-NEXT:  %7 = trunc i256 %5 to i64
; CHECK-NEXT:  %8 = sub i64 %7, %6
; CHECK-NEXT:  %9 = lshr i256 %5, 64
; CHECK-NEXT:  %10 = shl i256 %9, 64
; CHECK-NEXT:  %11 = zext i64 %8 to i256
; CHECK-NEXT:  %r2 = or i256 %10, %11
; CHECK-NEXT:  store i256 %r2, ptr %out, align 4
; CHECK-NEXT:  ret void
  %a = load i256, ptr %pa
  %b = load i256, ptr %pb
  %aw = zext i256 %a to i512
  %bw = zext i256 %b to i512
  %ap = add i512 %aw, 231584178474632390847141970017375815706539969331281128078915168015826259279796
  %d = sub i512 %ap, %bw
  %r = urem i512 %d, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %t = trunc i512 %r to i256
  store i256 %t, ptr %out
  ret void
}

; Negative test. The difference has another user, so it is computed with an offset; it is twice of it that is reduced.
define void @shared(ptr %out, ptr %pa, ptr %pb) {
; CHECK-LABEL: @shared(
; CHECK-NEXT:  %a = load i256, ptr %pa, align 4
; CHECK-NEXT:  %b = load i256, ptr %pb, align 4
; CHECK-NEXT:  %1 = zext i256 %a to i258
; CHECK-NEXT:  %2 = add nuw i258 %1, 173688133855974293135356477513031861779904976998460846059186376011869694459847
; CHECK-NEXT:  %3 = zext i256 %b to i258
; CHECK-NEXT:  %d1 = sub nuw i258 %2, %3
; CHECK-NEXT:  %4 = zext i258 %d1 to i259
; CHECK-NEXT:  %m2 = add nuw i259 %4, %4
; CHECK-NEXT:  %5 = freeze i259 %m2
; CHECK-NEXT:  %lo = trunc i259 %5 to i255
; CHECK-NEXT:  %6 = lshr i259 %5, 255
; CHECK-NEXT:  %hi = trunc i259 %6 to i4
; CHECK-NEXT:  %7 = zext i4 %hi to i256
; CHECK-NEXT:  %8 = mul nuw i256 %7, 19
; CHECK-NEXT:  %9 = zext i255 %lo to i256
; CHECK-NEXT:  %fold = add nuw i256 %8, %9
; CHECK-NEXT:  store i256 %fold, ptr %out, align 4
; CHECK-NEXT:  ret void
  %a = load i256, ptr %pa
  %b = load i256, ptr %pb
  %aw = zext i256 %a to i512
  %bw = zext i256 %b to i512
  %ap = add i512 %aw, 231584178474632390847141970017375815706539969331281128078915168015826259279796
  %d = sub i512 %ap, %bw
  %r = urem i512 %d, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %m = add i512 %d, %r
  %s = urem i512 %m, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %t = trunc i512 %s to i256
  store i256 %t, ptr %out
  ret void
}
