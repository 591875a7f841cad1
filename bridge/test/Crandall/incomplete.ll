; RUN: %opt -passes='crandall-reduction<incomplete>,early-cse,adce,verify' -S %s | FileCheck %s

; (a + b) * (a - b): the sum needs no reduction, and the difference only the multiple of p that keeps it above zero.
define i255 @chain(i255 %a, i255 %b) {
; CHECK-LABEL: @chain(
; CHECK-NEXT:  %1 = zext i255 %a to i256
; CHECK-NEXT:  %2 = zext i255 %b to i256
; CHECK-NEXT:  %sum1 = add nuw i256 %1, %2
; CHECK-NEXT:  %3 = freeze i255 %a
; CHECK-NEXT:  %4 = zext i255 %3 to i256
; CHECK-NEXT:  %5 = freeze i255 %b
; CHECK-NEXT:  %6 = zext i255 %5 to i256
; CHECK-NEXT:  %7 = sub i256 %4, %6
; CHECK-NEXT:  %borrow = icmp ult i256 %4, %6
; CHECK-NEXT:  %8 = select i1 %borrow, i256 38, i256 0
; CHECK-NEXT:  %d2 = sub i256 %7, %8
; CHECK-NEXT:  %9 = zext i256 %sum1 to i512
; CHECK-NEXT:  %10 = zext i256 %d2 to i512
; CHECK-NEXT:  %m3 = mul nuw i512 %9, %10
; CHECK-NEXT:  %11 = freeze i512 %m3
; CHECK-NEXT:  %lo = trunc i512 %11 to i256
; CHECK-NEXT:  %12 = lshr i512 %11, 256
; CHECK-NEXT:  %hi = trunc i512 %12 to i256
; CHECK-NEXT:  %13 = zext i256 %hi to i262
; CHECK-NEXT:  %14 = mul nuw i262 %13, 38
; CHECK-NEXT:  %15 = zext i256 %lo to i262
; CHECK-NEXT:  %fold = add nuw i262 %14, %15
; CHECK-NEXT:  %lo4 = trunc i262 %fold to i255
; CHECK-NEXT:  %16 = lshr i262 %fold, 255
; CHECK-NEXT:  %hi5 = trunc i262 %16 to i7
; CHECK-NEXT:  %17 = zext i7 %hi5 to i256
; CHECK-NEXT:  %18 = mul nuw i256 %17, 19
; CHECK-NEXT:  %19 = zext i255 %lo4 to i256
; CHECK-NEXT:  %fold6 = add nuw i256 %18, %19
; CHECK-NEXT:  %below = icmp ult i256 %fold6, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %20 = sub i256 %fold6, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %reduced = select i1 %below, i256 %fold6, i256 %20
; CHECK-NEXT:  %21 = trunc i256 %reduced to i255
; CHECK-NEXT:  ret i255 %21
  %aw = zext i255 %a to i256
  %bw = zext i255 %b to i256
  %sum = add i256 %aw, %bw
  %s = urem i256 %sum, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %a2 = zext i255 %a to i257
  %b2 = zext i255 %b to i257
  %ap = add i257 %a2, 115792089237316195423570985008687907853269984665640564039457584007913129639898
  %difference = sub i257 %ap, %b2
  %d = urem i257 %difference, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %sw = zext i256 %s to i512
  %dw = zext i257 %d to i512
  %m = mul i512 %sw, %dw
  %r = urem i512 %m, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %t = trunc i512 %r to i255
  ret i255 %t
}

; Both operands of the new multiplication are one value, so that it is still a square.
define i255 @square(i255 %a) {
; CHECK-LABEL: @square(
; CHECK-NEXT:  %1 = zext i255 %a to i510
; CHECK-NEXT:  %p1 = mul nuw i510 %1, %1
; CHECK-NEXT:  %2 = freeze i510 %p1
; CHECK-NEXT:  %lo = trunc i510 %2 to i256
; CHECK-NEXT:  %3 = lshr i510 %2, 256
; CHECK-NEXT:  %hi = trunc i510 %3 to i254
; CHECK-NEXT:  %4 = zext i254 %hi to i260
; CHECK-NEXT:  %5 = mul nuw i260 %4, 38
; CHECK-NEXT:  %6 = zext i256 %lo to i260
; CHECK-NEXT:  %fold = add nuw i260 %5, %6
; CHECK-NEXT:  %lo2 = trunc i260 %fold to i255
; CHECK-NEXT:  %7 = lshr i260 %fold, 255
; CHECK-NEXT:  %hi3 = trunc i260 %7 to i5
; CHECK-NEXT:  %8 = zext i5 %hi3 to i256
; CHECK-NEXT:  %9 = mul nuw i256 %8, 19
; CHECK-NEXT:  %10 = zext i255 %lo2 to i256
; CHECK-NEXT:  %fold4 = add nuw i256 %9, %10
; CHECK-NEXT:  %11 = zext i256 %fold4 to i511
; CHECK-NEXT:  %q5 = mul nuw i511 %11, %11
; CHECK-NEXT:  %12 = freeze i511 %q5
; CHECK-NEXT:  %lo6 = trunc i511 %12 to i256
; CHECK-NEXT:  %13 = lshr i511 %12, 256
; CHECK-NEXT:  %hi7 = trunc i511 %13 to i255
; CHECK-NEXT:  %14 = zext i255 %hi7 to i260
; CHECK-NEXT:  %15 = mul nuw i260 %14, 38
; CHECK-NEXT:  %16 = zext i256 %lo6 to i260
; CHECK-NEXT:  %fold8 = add nuw i260 %15, %16
; CHECK-NEXT:  %lo9 = trunc i260 %fold8 to i255
; CHECK-NEXT:  %17 = lshr i260 %fold8, 255
; CHECK-NEXT:  %hi10 = trunc i260 %17 to i5
; CHECK-NEXT:  %18 = zext i5 %hi10 to i256
; CHECK-NEXT:  %19 = mul nuw i256 %18, 19
; CHECK-NEXT:  %20 = zext i255 %lo9 to i256
; CHECK-NEXT:  %fold11 = add nuw i256 %19, %20
; CHECK-NEXT:  %below = icmp ult i256 %fold11, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %21 = sub i256 %fold11, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %reduced = select i1 %below, i256 %fold11, i256 %21
; CHECK-NEXT:  %22 = trunc i256 %reduced to i255
; CHECK-NEXT:  ret i255 %22
  %w = zext i255 %a to i512
  %p = mul i512 %w, %w
  %r = urem i512 %p, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %q = mul i512 %r, %r
  %s = urem i512 %q, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %t = trunc i512 %s to i255
  ret i255 %t
}

; An assumption about the argument saves the steps in front of the conditional subtraction.
define i255 @canonical(ptr %pa, ptr %pb) {
; CHECK-LABEL: @canonical(
; CHECK-NEXT:  %a = load i256, ptr %pa, align 4
; CHECK-NEXT:  %b = load i256, ptr %pb, align 4
; CHECK-NEXT:  %ac = icmp ult i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  call void @llvm.assume(i1 %ac)
; CHECK-NEXT:  %bc = icmp ult i256 %b, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  call void @llvm.assume(i1 %bc)
; CHECK-NEXT:  %sum1 = add nuw i256 %a, %b
; CHECK-NEXT:  %1 = freeze i256 %sum1
; CHECK-NEXT:  %below = icmp ult i256 %1, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %2 = sub i256 %1, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; CHECK-NEXT:  %reduced = select i1 %below, i256 %1, i256 %2
; CHECK-NEXT:  %3 = trunc i256 %reduced to i255
; CHECK-NEXT:  ret i255 %3
  %a = load i256, ptr %pa
  %b = load i256, ptr %pb
  %ac = icmp ult i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  call void @llvm.assume(i1 %ac)
  %bc = icmp ult i256 %b, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  call void @llvm.assume(i1 %bc)
  %sum = add i256 %a, %b
  %r = urem i256 %sum, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %t = trunc i256 %r to i255
  ret i255 %t
}

; A reduction without steps stands for its operand, here a cast of another result.
define i1 @nested(i256 %a, ptr %out) {
; CHECK-LABEL: @nested(
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
; CHECK-NEXT:  %7 = zext i256 %reduced to i512
; CHECK-NEXT:  store i512 %7, ptr %out, align 4
; CHECK-NEXT:  %8 = trunc i256 %reduced to i255
; CHECK-NEXT:  %c = icmp eq i255 %8, 0
; CHECK-NEXT:  ret i1 %c
  %r = urem i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %z = zext i256 %r to i512
  %s = urem i512 %z, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  store i512 %s, ptr %out
  %t = trunc i256 %r to i255
  %u = urem i255 %t, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %c = icmp eq i255 %u, 0
  ret i1 %c
}
