; REQUIRES: debug-counters
; RUN: %opt -load=%plugin -passes=crandall-reduction -debug-counter=crandall-incomplete=1 -pass-remarks=crandall-reduction -disable-output %s 2>&1 | FileCheck %s --check-prefix=REDUCTIONS
; RUN: %opt -load=%plugin -passes=wide-products -debug-counter=wide-products=1 -pass-remarks=wide-products -disable-output %s 2>&1 | FileCheck %s --check-prefix=PRODUCTS
;
; One reduction of two that could be stays incomplete, one product of three becomes rows.
;
; REDUCTIONS-COUNT-1: : incomplete, below 2^
; REDUCTIONS-NOT: : incomplete
;
; PRODUCTS-COUNT-1: product of 512 bits written as rows
; PRODUCTS-NOT: written as rows

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define i512 @fifth(i255 %a) {
  %w = zext i255 %a to i512
  %s = mul nuw i512 %w, %w
  %t = urem i512 %s, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %u = mul nuw i512 %t, %w
  %v = urem i512 %u, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %x = mul nuw i512 %v, %v
  %y = urem i512 %x, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  ret i512 %y
}
