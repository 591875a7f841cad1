; RUN: %opt -passes='crandall-reduction<single>' -pass-remarks=crandall-reduction -pass-remarks-missed=crandall-reduction -disable-output %s 2>&1 | FileCheck %s --check-prefix=SINGLE
; RUN: %opt -passes='crandall-reduction<multi>' -pass-remarks=crandall-reduction -pass-remarks-missed=crandall-reduction -disable-output %s 2>&1 | FileCheck %s --check-prefix=MULTI
; RUN: %opt -passes=crandall-reduction -pass-remarks=crandall-reduction -pass-remarks-missed=crandall-reduction -pass-remarks-analysis=crandall-reduction -disable-output %s 2>&1 | FileCheck %s --check-prefix=INCOMPLETE
; RUN: not %opt -load=%plugin -early-reduction-mode=multy -passes=early-reduction -disable-output %s 2>&1 | FileCheck %s --check-prefix=MODE
;
; What -Rpass, -Rpass-missed and -Rpass-analysis say in every mode, and a mode that there is not.
;
; SINGLE: dividend folded in 1 step(s), below 2^260
; SINGLE: dividend folded in 1 step(s), below 2^260
; SINGLE: division of 260-bit integers left: this mode keeps it
; SINGLE: division of 260-bit integers left: this mode keeps it
; SINGLE: division of 512-bit integers left: not a remainder by a constant
;
; MULTI: dividend folded in 2 step(s), below 2^256
; MULTI: dividend folded in 2 step(s), below 2^256
; MULTI: division of 256-bit integers left: this mode keeps it
; MULTI: division of 256-bit integers left: this mode keeps it
; MULTI: division of 512-bit integers left: not a remainder by a constant
;
; INCOMPLETE: planned with {{[0-9]+}} word operations, {{[0-9]+}} if each reduction stopped at the words of its modulus
; INCOMPLETE: reduction rewritten in 2 step(s): incomplete, below 2^256
; INCOMPLETE: reduction rewritten in 3 step(s): complete
; INCOMPLETE: division of 512-bit integers left: not a remainder by a constant
;
; MODE: error: -early-reduction-mode=multy: unknown function pass {{.*}}; expected single, multi, incomplete or incomplete-phi
; MODE-NOT: bug report

define i512 @cube(i255 %a) {
  %w = zext i255 %a to i512
  %s = mul nuw i512 %w, %w
  %t = urem i512 %s, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %u = mul nuw i512 %t, %w
  %v = urem i512 %u, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  ret i512 %v
}

define i512 @other(i512 %a, i512 %b) {
  %v = urem i512 %a, %b
  ret i512 %v
}
