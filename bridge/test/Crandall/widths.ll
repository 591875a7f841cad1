; RUN: %opt -passes='crandall-reduction<incomplete>' -S %s | FileCheck --check-prefix=EXACT %s
; RUN: %opt -passes='crandall-reduction<incomplete;exact>' -S %s | FileCheck --check-prefix=EXACT %s
; RUN: %opt -passes='crandall-reduction<incomplete;word>' -S %s | FileCheck --check-prefix=WORD %s
; RUN: %opt -passes='crandall-reduction<incomplete;pow2>' -S %s | FileCheck --check-prefix=POW2 %s
; RUN: not %opt -passes='crandall-reduction<incomplete;odd>' -S %s 2>&1 | FileCheck --check-prefix=WRONG %s
;
; The types of unfinished values under each width policy; the modulus is 2^130 - 5.

; EXACT: mul nuw i260 %
; WORD: mul nuw i320 %
; POW2: mul nuw i512 %
; WRONG: unknown pass name 'crandall-reduction<incomplete;odd>'
define i130 @product(i130 %a, i130 %b) {
  %wa = zext i130 %a to i260
  %wb = zext i130 %b to i260
  %p = mul nuw i260 %wa, %wb
  %r = urem i260 %p, 1361129467683753853853498429727072845819
  %out = trunc i260 %r to i130
  ret i130 %out
}
