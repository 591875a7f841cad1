; RUN: %opt -passes='print<reduction-analysis>' -disable-output %s 2>&1 | FileCheck %s
;
; What stops the property.

; Negative test. The sum is taken modulo 2^255 before it is reduced.
define i255 @wrapping(i255 %a, i255 %b) {
; CHECK-LABEL: 'wrapping'
; CHECK-NEXT:  NOTREDUCED 255 bits: %r0
; CHECK-NEXT:  REDUCED({{.*}}) 255 bits wraps: %sum
  %r0 = urem i255 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %sum = add i255 %r0, %b
  %r = urem i255 %sum, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  ret i255 %r
}

; Negative test. The value is reduced by two moduli.
define i256 @moduli(i256 %a, i256 %b) {
; CHECK-LABEL: 'moduli'
; CHECK-NEXT:  NOTREDUCED 255 bits: %r0
  %r0 = urem i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %r1 = urem i256 %r0, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  %r2 = urem i256 %r0, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %sum = add i256 %r1, %r2
  ret i256 %sum
}

; Negative test. A comparison sees the value itself, not its residue class.
define i1 @compared(i256 %a) {
; CHECK-LABEL: 'compared'
; CHECK-NEXT:  NOTREDUCED 255 bits: %r0
  %r0 = urem i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %r1 = urem i256 %r0, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %c = icmp eq i256 %r0, 0
  ret i1 %c
}

; The condition of a select is no part of the value, its operands are.
define i256 @selected(i1 %c, i256 %a, i256 %b) {
; CHECK-LABEL: 'selected'
; CHECK-NEXT:  REDUCED({{.*}}) 255 bits: %r0
; CHECK-NEXT:  REDUCED({{.*}}) 256 bits: %s
; CHECK-NEXT:  NOTREDUCED 255 bits: %r
  %r0 = urem i256 %a, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %s = select i1 %c, i256 %r0, i256 %b
  %r = urem i256 %s, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  ret i256 %r
}

; Around a loop: the phi takes the canonical range from the reduction.
define i255 @loop(i255 %a, i32 %n) {
; CHECK-LABEL: 'loop'
; CHECK:       REDUCED({{.*}}) 255 bits: %x
; CHECK:       REDUCED({{.*}}) 255 bits: %r
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %x = phi i255 [ 1, %entry ], [ %rt, %body ]
  %xw = zext i255 %x to i510
  %aw = zext i255 %a to i510
  %m = mul i510 %xw, %aw
  %r = urem i510 %m, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %rt = trunc i510 %r to i255
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %body, label %done
done:
  %e = zext i255 %rt to i256
  %f = urem i256 %e, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %ft = trunc i256 %f to i255
  ret i255 %ft
}
