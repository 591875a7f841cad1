; RUN: %opt -passes='crandall-reduction<single>,verify' -S %s | FileCheck %s --check-prefix=SINGLE
; RUN: %opt -passes='crandall-reduction<multi>,verify' -S %s | FileCheck %s --check-prefix=MULTI
; RUN: %opt -passes='crandall-reduction<incomplete>,verify' -S %s | FileCheck %s --check-prefix=INCOMPLETE
;
; One product, one reduction, whose result must be canonical.

define i255 @mul(i255 %a, i255 %b) {
; SINGLE-LABEL: @mul(
; SINGLE-NEXT:  %aw = zext i255 %a to i510
; SINGLE-NEXT:  %bw = zext i255 %b to i510
; SINGLE-NEXT:  %m = mul nuw i510 %aw, %bw
; SINGLE-NEXT:  %1 = freeze i510 %m
; SINGLE-NEXT:  %lo = trunc i510 %1 to i256
; SINGLE-NEXT:  %2 = lshr i510 %1, 256
; SINGLE-NEXT:  %hi = trunc i510 %2 to i254
; SINGLE-NEXT:  %3 = zext i254 %hi to i260
; SINGLE-NEXT:  %4 = mul nuw i260 %3, 38
; SINGLE-NEXT:  %5 = zext i256 %lo to i260
; SINGLE-NEXT:  %fold = add nuw i260 %4, %5
; SINGLE-NEXT:  %6 = urem i260 %fold, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; SINGLE-NEXT:  %7 = zext i260 %6 to i510
; SINGLE-NEXT:  %t = trunc nuw i510 %7 to i255
; SINGLE-NEXT:  ret i255 %t
; MULTI-LABEL: @mul(
; MULTI-NEXT:  %aw = zext i255 %a to i510
; MULTI-NEXT:  %bw = zext i255 %b to i510
; MULTI-NEXT:  %m = mul nuw i510 %aw, %bw
; MULTI-NEXT:  %1 = freeze i510 %m
; MULTI-NEXT:  %lo = trunc i510 %1 to i256
; MULTI-NEXT:  %2 = lshr i510 %1, 256
; MULTI-NEXT:  %hi = trunc i510 %2 to i254
; MULTI-NEXT:  %3 = zext i254 %hi to i260
; MULTI-NEXT:  %4 = mul nuw i260 %3, 38
; MULTI-NEXT:  %5 = zext i256 %lo to i260
; MULTI-NEXT:  %fold = add nuw i260 %4, %5
; MULTI-NEXT:  %lo1 = trunc i260 %fold to i255
; MULTI-NEXT:  %6 = lshr i260 %fold, 255
; MULTI-NEXT:  %hi2 = trunc i260 %6 to i5
; MULTI-NEXT:  %7 = zext i5 %hi2 to i256
; MULTI-NEXT:  %8 = mul nuw i256 %7, 19
; MULTI-NEXT:  %9 = zext i255 %lo1 to i256
; MULTI-NEXT:  %fold3 = add nuw i256 %8, %9
; MULTI-NEXT:  %10 = urem i256 %fold3, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; MULTI-NEXT:  %11 = zext i256 %10 to i510
; MULTI-NEXT:  %t = trunc nuw i510 %11 to i255
; MULTI-NEXT:  ret i255 %t
; INCOMPLETE-LABEL: @mul(
; INCOMPLETE-NEXT:  %1 = zext i255 %a to i510
; INCOMPLETE-NEXT:  %2 = zext i255 %b to i510
; INCOMPLETE-NEXT:  %m1 = mul nuw i510 %1, %2
; INCOMPLETE-NEXT:  %3 = freeze i510 %m1
; INCOMPLETE-NEXT:  %lo = trunc i510 %3 to i256
; INCOMPLETE-NEXT:  %4 = lshr i510 %3, 256
; INCOMPLETE-NEXT:  %hi = trunc i510 %4 to i254
; INCOMPLETE-NEXT:  %5 = zext i254 %hi to i260
; INCOMPLETE-NEXT:  %6 = mul nuw i260 %5, 38
; INCOMPLETE-NEXT:  %7 = zext i256 %lo to i260
; INCOMPLETE-NEXT:  %fold = add nuw i260 %6, %7
; INCOMPLETE-NEXT:  %lo2 = trunc i260 %fold to i255
; INCOMPLETE-NEXT:  %8 = lshr i260 %fold, 255
; INCOMPLETE-NEXT:  %hi3 = trunc i260 %8 to i5
; INCOMPLETE-NEXT:  %9 = zext i5 %hi3 to i256
; INCOMPLETE-NEXT:  %10 = mul nuw i256 %9, 19
; INCOMPLETE-NEXT:  %11 = zext i255 %lo2 to i256
; INCOMPLETE-NEXT:  %fold4 = add nuw i256 %10, %11
; INCOMPLETE-NEXT:  %below = icmp ult i256 %fold4, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; INCOMPLETE-NEXT:  %12 = sub i256 %fold4, 57896044618658097711785492504343953926634992332820282019728792003956564819949
; INCOMPLETE-NEXT:  %reduced = select i1 %below, i256 %fold4, i256 %12
; INCOMPLETE-NEXT:  %13 = trunc i256 %reduced to i255
; INCOMPLETE-NEXT:  ret i255 %13
  %aw = zext i255 %a to i510
  %bw = zext i255 %b to i510
  %m = mul nuw i510 %aw, %bw
  %r = urem i510 %m, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %t = trunc nuw i510 %r to i255
  ret i255 %t
}
