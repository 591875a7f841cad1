; RUN: %opt -passes='print<reduction-plan>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %opt -passes='crandall-reduction,early-cse,adce,verify' -pass-remarks-analysis=crandall-reduction -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: %opt -passes='crandall-reduction<incomplete-phi;exact;local>,early-cse,adce,verify' -pass-remarks-analysis=crandall-reduction -disable-output %s 2>&1 | FileCheck %s --check-prefix=LOCAL --allow-empty
;
; How far reductions go is chosen for the function as a whole.

; LOCAL-NOT: planned

; a b - c d modulo the prime of secp256k1: either product alone would make the difference wider, both together
; save more than that costs.
define i256 @difference(i256 %a, i256 %b, i256 %c, i256 %d) {
; CHECK-LABEL: function 'difference': 153 word operations, local 178
; CHECK:         48 x1 512 bits:{{ +}}%ab
; CHECK-NEXT:    0 x1 512 bits none:{{ +}}%x
; CHECK-NEXT:    48 x1 512 bits:{{ +}}%cd
; CHECK-NEXT:    0 x1 512 bits none:{{ +}}%y
; CHECK:         18 x1 513 bits:{{ +}}%e
; CHECK-NEXT:    39 x1 256 bits complete:{{ +}}%r
; REMARK: planned with 153 word operations, 178 if each reduction stopped at the words of its modulus
  %aw = zext i256 %a to i512
  %bw = zext i256 %b to i512
  %cw = zext i256 %c to i512
  %dw = zext i256 %d to i512
  %ab = mul nuw i512 %aw, %bw
  %x = urem i512 %ab, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  %cd = mul nuw i512 %cw, %dw
  %y = urem i512 %cd, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  %xp = add nuw i512 %x, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  %e = sub nuw i512 %xp, %y
  %r = urem i512 %e, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  %t = trunc i512 %r to i256
  ret i256 %t
}

; Around a loop: what the phi carries is only added to, so one fold is enough for it; but some reduction has to hold
; it down, or it would grow with every round.
define i256 @around(i256 %start, i256 %w, i64 %n) {
; CHECK-LABEL: function 'around': 799 word operations, local 859
; CHECK:         5 x10 289 bits:{{ +}}%x = phi
; CHECK-NEXT:    5 x10 289 bits:{{ +}}%s
; CHECK-NEXT:    13 x10 256 bits words:{{ +}}%y
; CHECK-NEXT:    38 x10 512 bits:{{ +}}%yy
; CHECK-NEXT:    17 x10 289 bits extra-word:{{ +}}%r
; CHECK-NEXT:    19 x1 256 bits complete:{{ +}}%last
; REMARK: planned with 799 word operations, 859 if
entry:
  %first = zext i256 %start to i512
  %ww = zext i256 %w to i512
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %x = phi i512 [ %first, %entry ], [ %r, %loop ]
  %s = add nuw i512 %x, %ww
  %y = urem i512 %s, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  %yy = mul nuw i512 %y, %y
  %r = urem i512 %yy, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  %last = urem i512 %r, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  %t = trunc i512 %last to i256
  ret i256 %t
}

; Negative test. One product: there is nothing to choose, every way costs the same or more.
define i256 @product(i256 %a, i256 %b) {
; CHECK-LABEL: function 'product': 84 word operations, local 84
; CHECK:         48 x1 512 bits:{{ +}}%ab
; CHECK-NEXT:    36 x1 256 bits complete:{{ +}}%r
; REMARK: planned with 84 word operations, 84 if
  %aw = zext i256 %a to i512
  %bw = zext i256 %b to i512
  %ab = mul nuw i512 %aw, %bw
  %r = urem i512 %ab, 115792089237316195423570985008687907853269984665640564039457584007908834671663
  %t = trunc i512 %r to i256
  ret i256 %t
}
