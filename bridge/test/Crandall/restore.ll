; RUN: %opt -passes='crandall-reduction<incomplete>' -S %s | FileCheck %s
;
; What instcombine, correlated-propagation and reassociate leave of reductions is turned back. The results are only used
; modulo 2^255 - 19, so that no comparison is left between the first operation and the last reduction.

declare i256 @llvm.umin.i256(i256, i256)

; CHECK-LABEL: @selected(
; CHECK-NOT: icmp
; CHECK: mul nuw i512
; CHECK: %below = icmp ult
define i255 @selected(i255 noundef %a, i255 noundef %b) {
  %wa = zext i255 %a to i256
  %half = lshr i256 %wa, 1
  %wb = zext i255 %b to i256
  %x = add nuw i256 %half, %wb
  %below = icmp ult i256 %x, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %less = sub i256 %x, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %r = select i1 %below, i256 %x, i256 %less
  %wide = zext i256 %r to i512
  %square = mul nuw i512 %wide, %wide
  %m = urem i512 %square, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %out = trunc i512 %m to i255
  ret i255 %out
}

; The same as an unsigned minimum, and with the comparison turned around.
; CHECK-LABEL: @minimum(
; CHECK-NOT: umin
; CHECK: mul nuw i512
define i255 @minimum(i255 noundef %a, i255 noundef %b) {
  %wa = zext i255 %a to i256
  %half = lshr i256 %wa, 1
  %wb = zext i255 %b to i256
  %x = add nuw i256 %half, %wb
  %less = add i256 %x, -57896044618658097711785492504343953926634992332820282019728792003956564819949
  %r = call i256 @llvm.umin.i256(i256 %x, i256 %less)
  %wide = zext i256 %r to i512
  %square = mul nuw i512 %wide, %wide
  %m = urem i512 %square, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %out = trunc i512 %m to i255
  ret i255 %out
}

; A subtraction as reassociate writes it: the inner sum wraps, the whole one does not.
; CHECK-LABEL: @difference(
; CHECK-NOT: sub i256 0
; CHECK-NOT: urem
; CHECK: ret
define i255 @difference(i255 noundef %a, i255 noundef %b) {
  %wa = zext i255 %a to i256
  %wb = zext i255 %b to i256
  %negated = sub i256 0, %wb
  %s = add i256 %negated, %wa
  %kept = add i256 %s, 57896044618658097711785492504343953926634992332820282019728792003956564819968
  %m = urem i256 %kept, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %out = trunc i256 %m to i255
  ret i255 %out
}

; Not a remainder: x may be twice the modulus and more.
; CHECK-LABEL: @too_large(
; CHECK: icmp ult i256 %x
; CHECK: select
define i256 @too_large(i256 noundef %x) {
  %below = icmp ult i256 %x, 28948022309329048855892746252171976962977213799489202546401021394546514198529
  %less = sub i256 %x, 28948022309329048855892746252171976962977213799489202546401021394546514198529
  %r = select i1 %below, i256 %x, i256 %less
  ret i256 %r
}

; Not a difference of integers: it may fall below zero.
; CHECK-LABEL: @wraps(
; CHECK: sub i256 0
define i255 @wraps(i255 noundef %a, i255 noundef %b) {
  %wa = zext i255 %a to i256
  %wb = zext i255 %b to i256
  %negated = sub i256 0, %wb
  %s = add i256 %negated, %wa
  %m = urem i256 %s, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %out = trunc i256 %m to i255
  ret i255 %out
}

; A shift by an unknown amount does not propagate, no-wrap flag or not.
; CHECK-LABEL: @shifted(
; CHECK: shl nuw i512 %wa, %k
define i255 @shifted(i255 noundef %a, i512 %k) {
  %wa = zext i255 %a to i512
  %s = shl nuw i512 %wa, %k
  %m = urem i512 %s, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %out = trunc i512 %m to i255
  ret i255 %out
}
