; RUN: %opt -passes='wide-products,verify' -S %s | FileCheck %s
; RUN: %opt -passes=wide-products -pass-remarks=wide-products -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
;
; REMARK: product of 256 bits written as rows of products of words

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; A row for each word of one factor, each a sum of low and high halves.
define i256 @product(i128 noundef %a, i128 noundef %b) {
; CHECK-LABEL: @product(
; CHECK-NEXT:  %x = zext i128 %a to i256
; CHECK-NEXT:  %y = zext i128 %b to i256
; CHECK-NEXT:  %1 = trunc i256 %x to i128
; CHECK-NEXT:  %2 = trunc i128 %1 to i64
; CHECK-NEXT:  %3 = lshr i128 %1, 64
; CHECK-NEXT:  %4 = trunc i128 %3 to i64
; CHECK-NEXT:  %5 = trunc i256 %y to i128
; CHECK-NEXT:  %6 = trunc i128 %5 to i64
; CHECK-NEXT:  %7 = lshr i128 %5, 64
; CHECK-NEXT:  %8 = trunc i128 %7 to i64
; CHECK-NEXT:  %9 = zext i64 %2 to i128
; CHECK-NEXT:  %10 = zext i64 %6 to i128
; CHECK-NEXT:  %11 = mul nuw i128 %9, %10
; CHECK-NEXT:  %12 = trunc i128 %11 to i64
; CHECK-NEXT:  %13 = zext i64 %12 to i192
; CHECK-NEXT:  %14 = lshr i128 %11, 64
; CHECK-NEXT:  %15 = zext i128 %14 to i192
; CHECK-NEXT:  %16 = shl i192 %15, 64
; CHECK-NEXT:  %17 = zext i64 %2 to i128
; CHECK-NEXT:  %18 = zext i64 %8 to i128
; CHECK-NEXT:  %19 = mul nuw i128 %17, %18
; CHECK-NEXT:  %20 = trunc i128 %19 to i64
; CHECK-NEXT:  %21 = zext i64 %20 to i192
; CHECK-NEXT:  %22 = shl i192 %21, 64
; CHECK-NEXT:  %23 = or i192 %13, %22
; CHECK-NEXT:  %24 = lshr i128 %19, 64
; CHECK-NEXT:  %25 = zext i128 %24 to i192
; CHECK-NEXT:  %26 = shl i192 %25, 128
; CHECK-NEXT:  %27 = or i192 %16, %26
; CHECK-NEXT:  %28 = add i192 %23, %27
; CHECK-NEXT:  %29 = zext i64 %4 to i128
; CHECK-NEXT:  %30 = zext i64 %6 to i128
; CHECK-NEXT:  %31 = mul nuw i128 %29, %30
; CHECK-NEXT:  %32 = trunc i128 %31 to i64
; CHECK-NEXT:  %33 = zext i64 %32 to i256
; CHECK-NEXT:  %34 = shl i256 %33, 64
; CHECK-NEXT:  %35 = lshr i128 %31, 64
; CHECK-NEXT:  %36 = zext i128 %35 to i256
; CHECK-NEXT:  %37 = shl i256 %36, 128
; CHECK-NEXT:  %38 = zext i64 %4 to i128
; CHECK-NEXT:  %39 = zext i64 %8 to i128
; CHECK-NEXT:  %40 = mul nuw i128 %38, %39
; CHECK-NEXT:  %41 = trunc i128 %40 to i64
; CHECK-NEXT:  %42 = zext i64 %41 to i256
; CHECK-NEXT:  %43 = shl i256 %42, 128
; CHECK-NEXT:  %44 = or i256 %34, %43
; CHECK-NEXT:  %45 = lshr i128 %40, 64
; CHECK-NEXT:  %46 = zext i128 %45 to i256
; CHECK-NEXT:  %47 = shl i256 %46, 192
; CHECK-NEXT:  %48 = or i256 %37, %47
; CHECK-NEXT:  %49 = add i256 %44, %48
; CHECK-NEXT:  %50 = zext i192 %28 to i256
; CHECK-NEXT:  %51 = add i256 %50, %49
; CHECK-NEXT:  ret i256 %51
  %x = zext i128 %a to i256
  %y = zext i128 %b to i256
  %m = mul nuw i256 %x, %y
  ret i256 %m
}

; One product of different words, doubled, and the squares side by side.
define i256 @square(i128 noundef %a) {
; CHECK-LABEL: @square(
; CHECK-NEXT:  %x = zext i128 %a to i256
; CHECK-NEXT:  %1 = trunc i256 %x to i128
; CHECK-NEXT:  %2 = trunc i128 %1 to i64
; CHECK-NEXT:  %3 = lshr i128 %1, 64
; CHECK-NEXT:  %4 = trunc i128 %3 to i64
; CHECK-NEXT:  %5 = zext i64 %2 to i128
; CHECK-NEXT:  %6 = zext i64 %4 to i128
; CHECK-NEXT:  %7 = mul nuw i128 %5, %6
; CHECK-NEXT:  %8 = trunc i128 %7 to i64
; CHECK-NEXT:  %9 = zext i64 %8 to i192
; CHECK-NEXT:  %10 = shl i192 %9, 64
; CHECK-NEXT:  %11 = lshr i128 %7, 64
; CHECK-NEXT:  %12 = zext i128 %11 to i192
; CHECK-NEXT:  %13 = shl i192 %12, 128
; CHECK-NEXT:  %14 = add i192 %10, %13
; CHECK-NEXT:  %15 = zext i192 %14 to i256
; CHECK-NEXT:  %16 = zext i192 %14 to i256
; CHECK-NEXT:  %17 = add i256 %16, %15
; CHECK-NEXT:  %18 = zext i64 %2 to i128
; CHECK-NEXT:  %19 = mul nuw i128 %18, %18
; CHECK-NEXT:  %20 = zext i128 %19 to i256
; CHECK-NEXT:  %21 = zext i64 %4 to i128
; CHECK-NEXT:  %22 = mul nuw i128 %21, %21
; CHECK-NEXT:  %23 = zext i128 %22 to i256
; CHECK-NEXT:  %24 = shl i256 %23, 128
; CHECK-NEXT:  %25 = or i256 %20, %24
; CHECK-NEXT:  %26 = add i256 %17, %25
; CHECK-NEXT:  ret i256 %26
  %x = zext i128 %a to i256
  %m = mul nuw i256 %x, %x
  ret i256 %m
}

; The bounds leave three words of the four.
define i256 @narrow(i128 noundef %a) {
; CHECK-LABEL: @narrow(
; CHECK-NEXT:  %x = zext i128 %a to i256
; CHECK-NEXT:  %1 = trunc i256 %x to i128
; CHECK-NEXT:  %2 = trunc i128 %1 to i64
; CHECK-NEXT:  %3 = lshr i128 %1, 64
; CHECK-NEXT:  %4 = trunc i128 %3 to i64
; CHECK-NEXT:  %5 = zext i64 %2 to i128
; CHECK-NEXT:  %6 = mul nuw i128 38, %5
; CHECK-NEXT:  %7 = trunc i128 %6 to i64
; CHECK-NEXT:  %8 = zext i64 %7 to i192
; CHECK-NEXT:  %9 = lshr i128 %6, 64
; CHECK-NEXT:  %10 = zext i128 %9 to i192
; CHECK-NEXT:  %11 = shl i192 %10, 64
; CHECK-NEXT:  %12 = zext i64 %4 to i128
; CHECK-NEXT:  %13 = mul nuw i128 38, %12
; CHECK-NEXT:  %14 = trunc i128 %13 to i64
; CHECK-NEXT:  %15 = zext i64 %14 to i192
; CHECK-NEXT:  %16 = shl i192 %15, 64
; CHECK-NEXT:  %17 = or i192 %8, %16
; CHECK-NEXT:  %18 = lshr i128 %13, 64
; CHECK-NEXT:  %19 = zext i128 %18 to i192
; CHECK-NEXT:  %20 = shl i192 %19, 128
; CHECK-NEXT:  %21 = or i192 %11, %20
; CHECK-NEXT:  %22 = add i192 %17, %21
; CHECK-NEXT:  %23 = zext i192 %22 to i256
; CHECK-NEXT:  ret i256 %23
  %x = zext i128 %a to i256
  %m = mul nuw i256 %x, 38
  ret i256 %m
}

; What is above the type is not computed. A factor that may be undefined is used more than once: it is frozen.
define i192 @low(i192 %a, i70 noundef %b) {
; CHECK-LABEL: @low(
; CHECK-NEXT:  %y = zext i70 %b to i192
; CHECK-NEXT:  %1 = freeze i192 %a
; CHECK-NEXT:  %2 = trunc i192 %1 to i64
; CHECK-NEXT:  %3 = lshr i192 %1, 64
; CHECK-NEXT:  %4 = trunc i192 %3 to i64
; CHECK-NEXT:  %5 = lshr i192 %1, 128
; CHECK-NEXT:  %6 = trunc i192 %5 to i64
; CHECK-NEXT:  %7 = trunc i192 %y to i128
; CHECK-NEXT:  %8 = trunc i128 %7 to i64
; CHECK-NEXT:  %9 = lshr i128 %7, 64
; CHECK-NEXT:  %10 = trunc i128 %9 to i64
; CHECK-NEXT:  %11 = zext i64 %8 to i128
; CHECK-NEXT:  %12 = zext i64 %2 to i128
; CHECK-NEXT:  %13 = mul nuw i128 %11, %12
; CHECK-NEXT:  %14 = trunc i128 %13 to i64
; CHECK-NEXT:  %15 = zext i64 %14 to i192
; CHECK-NEXT:  %16 = lshr i128 %13, 64
; CHECK-NEXT:  %17 = zext i128 %16 to i192
; CHECK-NEXT:  %18 = shl i192 %17, 64
; CHECK-NEXT:  %19 = zext i64 %8 to i128
; CHECK-NEXT:  %20 = zext i64 %4 to i128
; CHECK-NEXT:  %21 = mul nuw i128 %19, %20
; CHECK-NEXT:  %22 = trunc i128 %21 to i64
; CHECK-NEXT:  %23 = zext i64 %22 to i192
; CHECK-NEXT:  %24 = shl i192 %23, 64
; CHECK-NEXT:  %25 = or i192 %15, %24
; CHECK-NEXT:  %26 = lshr i128 %21, 64
; CHECK-NEXT:  %27 = zext i128 %26 to i192
; CHECK-NEXT:  %28 = shl i192 %27, 128
; CHECK-NEXT:  %29 = or i192 %18, %28
; CHECK-NEXT:  %30 = zext i64 %8 to i128
; CHECK-NEXT:  %31 = zext i64 %6 to i128
; CHECK-NEXT:  %32 = mul nuw i128 %30, %31
; CHECK-NEXT:  %33 = trunc i128 %32 to i64
; CHECK-NEXT:  %34 = zext i64 %33 to i192
; CHECK-NEXT:  %35 = shl i192 %34, 128
; CHECK-NEXT:  %36 = or i192 %25, %35
; CHECK-NEXT:  %37 = add i192 %36, %29
; CHECK-NEXT:  %38 = zext i64 %10 to i128
; CHECK-NEXT:  %39 = zext i64 %2 to i128
; CHECK-NEXT:  %40 = mul nuw i128 %38, %39
; CHECK-NEXT:  %41 = trunc i128 %40 to i64
; CHECK-NEXT:  %42 = zext i64 %41 to i192
; CHECK-NEXT:  %43 = shl i192 %42, 64
; CHECK-NEXT:  %44 = lshr i128 %40, 64
; CHECK-NEXT:  %45 = zext i128 %44 to i192
; CHECK-NEXT:  %46 = shl i192 %45, 128
; CHECK-NEXT:  %47 = zext i64 %10 to i128
; CHECK-NEXT:  %48 = zext i64 %4 to i128
; CHECK-NEXT:  %49 = mul nuw i128 %47, %48
; CHECK-NEXT:  %50 = trunc i128 %49 to i64
; CHECK-NEXT:  %51 = zext i64 %50 to i192
; CHECK-NEXT:  %52 = shl i192 %51, 128
; CHECK-NEXT:  %53 = or i192 %43, %52
; CHECK-NEXT:  %54 = add i192 %53, %46
; CHECK-NEXT:  %55 = add i192 %37, %54
; CHECK-NEXT:  ret i192 %55
  %y = zext i70 %b to i192
  %m = mul i192 %a, %y
  ret i192 %m
}

; Independent products alternate: the second starts before the first is squared again. What touches memory stays behind the store.
define void @alternate(ptr %p, ptr %q) {
; CHECK-LABEL: @alternate(
; CHECK-NEXT:  %a = load i128, ptr %p, align 16
; CHECK-NEXT:  %x = zext i128 %a to i256
; CHECK-NEXT:  %1 = freeze i256 %x
; CHECK-NEXT:  %2 = trunc i256 %1 to i128
; CHECK-NEXT:  %3 = trunc i128 %2 to i64
; CHECK-NEXT:  %4 = lshr i128 %2, 64
; CHECK-NEXT:  %5 = trunc i128 %4 to i64
; CHECK-NEXT:  %6 = zext i64 %3 to i128
; CHECK-NEXT:  %7 = mul nuw i128 3, %6
; CHECK-NEXT:  %8 = trunc i128 %7 to i64
; CHECK-NEXT:  %9 = zext i64 %8 to i192
; CHECK-NEXT:  %10 = lshr i128 %7, 64
; CHECK-NEXT:  %11 = zext i128 %10 to i192
; CHECK-NEXT:  %12 = shl i192 %11, 64
; CHECK-NEXT:  %13 = zext i64 %5 to i128
; CHECK-NEXT:  %14 = mul nuw i128 3, %13
; CHECK-NEXT:  %15 = trunc i128 %14 to i64
; CHECK-NEXT:  %16 = zext i64 %15 to i192
; CHECK-NEXT:  %17 = shl i192 %16, 64
; CHECK-NEXT:  %18 = or i192 %9, %17
; CHECK-NEXT:  %19 = lshr i128 %14, 64
; CHECK-NEXT:  %20 = zext i128 %19 to i192
; CHECK-NEXT:  %21 = shl i192 %20, 128
; CHECK-NEXT:  %22 = or i192 %12, %21
; CHECK-NEXT:  %23 = add i192 %18, %22
; CHECK-NEXT:  %24 = zext i192 %23 to i256
; CHECK-NEXT:  %25 = freeze i256 %x
; CHECK-NEXT:  %26 = trunc i256 %25 to i128
; CHECK-NEXT:  %27 = trunc i128 %26 to i64
; CHECK-NEXT:  %28 = lshr i128 %26, 64
; CHECK-NEXT:  %29 = trunc i128 %28 to i64
; CHECK-NEXT:  %30 = zext i64 %27 to i128
; CHECK-NEXT:  %31 = mul nuw i128 7, %30
; CHECK-NEXT:  %32 = trunc i128 %31 to i64
; CHECK-NEXT:  %33 = zext i64 %32 to i192
; CHECK-NEXT:  %34 = lshr i128 %31, 64
; CHECK-NEXT:  %35 = zext i128 %34 to i192
; CHECK-NEXT:  %36 = shl i192 %35, 64
; CHECK-NEXT:  %37 = zext i64 %29 to i128
; CHECK-NEXT:  %38 = mul nuw i128 7, %37
; CHECK-NEXT:  %39 = trunc i128 %38 to i64
; CHECK-NEXT:  %40 = zext i64 %39 to i192
; CHECK-NEXT:  %41 = shl i192 %40, 64
; CHECK-NEXT:  %42 = or i192 %33, %41
; CHECK-NEXT:  %43 = lshr i128 %38, 64
; CHECK-NEXT:  %44 = zext i128 %43 to i192
; CHECK-NEXT:  %45 = shl i192 %44, 128
; CHECK-NEXT:  %46 = or i192 %36, %45
; CHECK-NEXT:  %47 = add i192 %42, %46
; CHECK-NEXT:  %48 = zext i192 %47 to i256
; CHECK-NEXT:  %49 = freeze i256 %24
; CHECK-NEXT:  %50 = trunc i256 %49 to i64
; CHECK-NEXT:  %51 = lshr i256 %49, 64
; CHECK-NEXT:  %52 = trunc i256 %51 to i64
; CHECK-NEXT:  %53 = lshr i256 %49, 128
; CHECK-NEXT:  %54 = trunc i256 %53 to i64
; CHECK-NEXT:  %55 = lshr i256 %49, 192
; CHECK-NEXT:  %56 = trunc i256 %55 to i64
; CHECK-NEXT:  %57 = zext i64 %50 to i128
; CHECK-NEXT:  %58 = mul nuw i128 5, %57
; CHECK-NEXT:  %59 = trunc i128 %58 to i64
; CHECK-NEXT:  %60 = zext i64 %59 to i256
; CHECK-NEXT:  %61 = lshr i128 %58, 64
; CHECK-NEXT:  %62 = zext i128 %61 to i256
; CHECK-NEXT:  %63 = shl i256 %62, 64
; CHECK-NEXT:  %64 = zext i64 %52 to i128
; CHECK-NEXT:  %65 = mul nuw i128 5, %64
; CHECK-NEXT:  %66 = trunc i128 %65 to i64
; CHECK-NEXT:  %67 = zext i64 %66 to i256
; CHECK-NEXT:  %68 = shl i256 %67, 64
; CHECK-NEXT:  %69 = or i256 %60, %68
; CHECK-NEXT:  %70 = lshr i128 %65, 64
; CHECK-NEXT:  %71 = zext i128 %70 to i256
; CHECK-NEXT:  %72 = shl i256 %71, 128
; CHECK-NEXT:  %73 = or i256 %63, %72
; CHECK-NEXT:  %74 = zext i64 %54 to i128
; CHECK-NEXT:  %75 = mul nuw i128 5, %74
; CHECK-NEXT:  %76 = trunc i128 %75 to i64
; CHECK-NEXT:  %77 = zext i64 %76 to i256
; CHECK-NEXT:  %78 = shl i256 %77, 128
; CHECK-NEXT:  %79 = or i256 %69, %78
; CHECK-NEXT:  %80 = lshr i128 %75, 64
; CHECK-NEXT:  %81 = zext i128 %80 to i256
; CHECK-NEXT:  %82 = shl i256 %81, 192
; CHECK-NEXT:  %83 = or i256 %73, %82
; CHECK-NEXT:  %84 = zext i64 %56 to i128
; CHECK-NEXT:  %85 = mul nuw i128 5, %84
; CHECK-NEXT:  %86 = trunc i128 %85 to i64
; CHECK-NEXT:  %87 = zext i64 %86 to i256
; CHECK-NEXT:  %88 = shl i256 %87, 192
; CHECK-NEXT:  %89 = or i256 %79, %88
; CHECK-NEXT:  %90 = add i256 %89, %83
; CHECK-NEXT:  store i256 %90, ptr %p, align 16
; CHECK-NEXT:  %b = load i128, ptr %q, align 16
; CHECK-NEXT:  %y = zext i128 %b to i256
; CHECK-NEXT:  store i256 %48, ptr %q, align 16
; CHECK-NEXT:  ret void
  %a = load i128, ptr %p
  %x = zext i128 %a to i256
  %s = mul i256 %x, 3
  %t = mul i256 %s, 5
  store i256 %t, ptr %p
  %b = load i128, ptr %q
  %y = zext i128 %b to i256
  %u = mul i256 %x, 7
  store i256 %u, ptr %q
  ret void
}

; Negative test. Two words: the target has an instruction.
define i128 @native(i128 %a, i128 %b) {
; CHECK-LABEL: @native(
; CHECK-NEXT:  %m = mul i128 %a, %b
; CHECK-NEXT:  ret i128 %m
  %m = mul i128 %a, %b
  ret i128 %m
}
