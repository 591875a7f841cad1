; RUN: %opt -passes='loose-moduli,function(instcombine,crandall-reduction<incomplete>),verify' -S %s -pass-remarks-missed=crandall-reduction -o - 2> %t | FileCheck %s
; RUN: FileCheck %s --check-prefix=REMARK < %t
; RUN: %opt -passes='function(instcombine),loose-moduli,function(crandall-reduction<incomplete>),verify' -S %s | FileCheck %s --check-prefix=LATE
;
; By which modulus a loose function is loose is what its source says, before any other pass. instcombine drops the second reduction of
; @nested; a result that is congruent modulo the first one only would be wrong.

@text = private constant [19 x i8] c"fieldwright::loose\00"
@llvm.global.annotations = appending global [4 x { ptr, ptr }] [
  { ptr, ptr } { ptr @nested, ptr @text }, { ptr, ptr } { ptr @single, ptr @text },
  { ptr, ptr } { ptr @callee, ptr @text }, { ptr, ptr } { ptr @variable, ptr @text } ]

; 2^255 - 19, then 2^256 - 2^32 - 977: refused, the result is canonical.
; REMARK: results stay reduced although nested is annotated as loose
; CHECK-LABEL: define i256 @nested(
; CHECK: icmp ult
; CHECK: select
; CHECK: ret
; LATE-LABEL: define i256 @nested(
; LATE-SAME: #[[ATTRIBUTE:[0-9]+]]
define i256 @nested(i256 noundef %x) {
  %r = urem i256 %x, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %s = urem i256 %r, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  ret i256 %s
}

; The annotation and one modulus: loose.
; CHECK-LABEL: define i256 @single(
; CHECK-NOT: icmp ult
; CHECK: ret
define i256 @single(i256 noundef %x) {
  %r = urem i256 %x, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  ret i256 %r
}

; The modulus of a function that is called by name counts, too.
; REMARK: results stay reduced although callee is annotated as loose
; CHECK-LABEL: define i256 @callee(
; CHECK: icmp ult
; CHECK: ret
define i256 @callee(i256 noundef %x) {
  %y = call i256 @other(i256 %x)
  %r = urem i256 %y, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  ret i256 %r
}

define internal i256 @other(i256 noundef %x) {
  %r = urem i256 %x, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  ret i256 %r
}

; A divisor that is no constant may become another modulus.
; REMARK: results stay reduced although variable is annotated as loose
; CHECK-LABEL: define i256 @variable(
; CHECK: icmp ult
; CHECK: ret
define i256 @variable(i256 noundef %x, i256 noundef %m) {
  %y = urem i256 %x, %m
  %r = urem i256 %y, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  ret i256 %r
}
; LATE: attributes #[[ATTRIBUTE]] = { "fieldwright-loose-modulus"="7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFED" }
