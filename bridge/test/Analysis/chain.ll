; RUN: %opt -passes='print<reduction-analysis>' -disable-output %s 2>&1 | FileCheck %s
;
; (a + b) mod p * c mod p: the inner reduction is only used modulo p, the outer one is stored.

define void @chain(ptr %out, i255 %a, i255 %b, i255 %c) {
; CHECK-LABEL: 'chain'
; CHECK-NEXT:  REDUCED(0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFED) 255 bits: %aw
; CHECK-NEXT:  REDUCED({{.*}}) 255 bits: %bw
; CHECK-NEXT:  REDUCED({{.*}}) 256 bits: %sum
; CHECK-NEXT:  REDUCED({{.*}}) 255 bits: %r
; CHECK-NEXT:  REDUCED({{.*}}) 255 bits: %rw
; CHECK-NEXT:  REDUCED({{.*}}) 255 bits: %cw
; CHECK-NEXT:  REDUCED({{.*}}) 510 bits: %product
; CHECK-NEXT:  NOTREDUCED 255 bits: %s
  %aw = zext i255 %a to i256
  %bw = zext i255 %b to i256
  %sum = add i256 %aw, %bw
  %r = urem i256 %sum, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %rw = zext i256 %r to i510
  %cw = zext i255 %c to i510
  %product = mul i510 %rw, %cw
  %s = urem i510 %product, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  store i510 %s, ptr %out
  ret void
}
