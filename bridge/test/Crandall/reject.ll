; RUN: %opt -passes='crandall-reduction<incomplete>,verify' -pass-remarks-missed=crandall -S %s 2>&1 | FileCheck %s

; Negative test. The modulus is not a constant.
define i256 @variable(i256 %a, i256 %m) {
; CHECK: remark: <unknown>:0:0: division of 256-bit integers left: not a remainder by a constant
; CHECK-LABEL: @variable(
; CHECK-NEXT:  %r = urem i256 %a, %m
  %r = urem i256 %a, %m
  ret i256 %r
}
