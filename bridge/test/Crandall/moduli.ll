; RUN: %opt -passes='crandall-reduction<incomplete>,early-cse,adce,verify' -S %s | FileCheck %s
;
; The steps follow the modulus.

; 2^448 - 2^224 - 1: shifts and additions, no product.
define i448 @goldilocks(i448 %a, i448 %b) {
; CHECK-LABEL: @goldilocks(
; CHECK-NEXT:  %1 = zext i448 %a to i896
; CHECK-NEXT:  %2 = zext i448 %b to i896
; CHECK-NEXT:  %m1 = mul nuw i896 %1, %2
; CHECK-NEXT:  %3 = freeze i896 %m1
; CHECK-NEXT:  %lo = trunc i896 %3 to i448
; CHECK-NEXT:  %4 = lshr i896 %3, 448
; CHECK-NEXT:  %hi = trunc i896 %4 to i448
; CHECK-NEXT:  %5 = zext i448 %hi to i673
; CHECK-NEXT:  %6 = zext i448 %lo to i673
; CHECK-NEXT:  %7 = add nuw i673 %6, %5
; CHECK-NEXT:  %8 = shl nuw i673 %5, 224
; CHECK-NEXT:  %9 = add nuw i673 %7, %8
; CHECK-NEXT:  %lo2 = trunc i673 %9 to i448
; CHECK-NEXT:  %10 = lshr i673 %9, 448
; CHECK-NEXT:  %hi3 = trunc i673 %10 to i225
; CHECK-NEXT:  %11 = zext i225 %hi3 to i450
; CHECK-NEXT:  %12 = zext i448 %lo2 to i450
; CHECK-NEXT:  %13 = add nuw i450 %12, %11
; CHECK-NEXT:  %14 = shl nuw i450 %11, 224
; CHECK-NEXT:  %15 = add nuw i450 %13, %14
; CHECK-NEXT:  %lo4 = trunc i450 %15 to i448
; CHECK-NEXT:  %16 = lshr i450 %15, 448
; CHECK-NEXT:  %hi5 = trunc i450 %16 to i2
; CHECK-NEXT:  %17 = zext i2 %hi5 to i449
; CHECK-NEXT:  %18 = zext i448 %lo4 to i449
; CHECK-NEXT:  %19 = add nuw i449 %18, %17
; CHECK-NEXT:  %20 = shl nuw i449 %17, 224
; CHECK-NEXT:  %21 = add nuw i449 %19, %20
; CHECK-NEXT:  %below = icmp ult i449 %21, 726838724295606890549323807888004534353641360687318060281490199180612328166730772686396383698676545930088884461843637361053498018365439
; CHECK-NEXT:  %22 = sub i449 %21, 726838724295606890549323807888004534353641360687318060281490199180612328166730772686396383698676545930088884461843637361053498018365439
; CHECK-NEXT:  %reduced = select i1 %below, i449 %21, i449 %22
; CHECK-NEXT:  %23 = trunc i449 %reduced to i448
; CHECK-NEXT:  ret i448 %23
  %aw = zext i448 %a to i896
  %bw = zext i448 %b to i896
  %m = mul i896 %aw, %bw
  %r = urem i896 %m, 726838724295606890549323807888004534353641360687318060281490199180612328166730772686396383698676545930088884461843637361053498018365439
  %t = trunc i896 %r to i448
  ret i448 %t
}

; 2^521 - 1: the upper half is added to the lower.
define i521 @mersenne(i521 %a, i521 %b) {
; CHECK-LABEL: @mersenne(
; CHECK-NEXT:  %1 = zext i521 %a to i1042
; CHECK-NEXT:  %2 = zext i521 %b to i1042
; CHECK-NEXT:  %m1 = mul nuw i1042 %1, %2
; CHECK-NEXT:  %3 = freeze i1042 %m1
; CHECK-NEXT:  %lo = trunc i1042 %3 to i521
; CHECK-NEXT:  %4 = lshr i1042 %3, 521
; CHECK-NEXT:  %hi = trunc i1042 %4 to i521
; CHECK-NEXT:  %5 = zext i521 %hi to i522
; CHECK-NEXT:  %6 = zext i521 %lo to i522
; CHECK-NEXT:  %7 = add nuw i522 %6, %5
; CHECK-NEXT:  %below = icmp ult i522 %7, 6864797660130609714981900799081393217269435300143305409394463459185543183397656052122559640661454554977296311391480858037121987999716643812574028291115057151
; CHECK-NEXT:  %8 = sub i522 %7, 6864797660130609714981900799081393217269435300143305409394463459185543183397656052122559640661454554977296311391480858037121987999716643812574028291115057151
; CHECK-NEXT:  %reduced = select i1 %below, i522 %7, i522 %8
; CHECK-NEXT:  %9 = trunc i522 %reduced to i521
; CHECK-NEXT:  ret i521 %9
  %aw = zext i521 %a to i1042
  %bw = zext i521 %b to i1042
  %m = mul i1042 %aw, %bw
  %r = urem i1042 %m, 6864797660130609714981900799081393217269435300143305409394463459185543183397656052122559640661454554977296311391480858037121987999716643812574028291115057151
  %t = trunc i1042 %r to i521
  ret i521 %t
}

; 2^384 - 2^128 - 2^96 + 2^32 - 1: signed terms.
define i384 @p384(i384 %a, i384 %b) {
; CHECK-LABEL: @p384(
; CHECK-NEXT:  %1 = zext i384 %a to i768
; CHECK-NEXT:  %2 = zext i384 %b to i768
; CHECK-NEXT:  %m1 = mul nuw i768 %1, %2
; CHECK-NEXT:  %3 = freeze i768 %m1
; CHECK-NEXT:  %lo = trunc i768 %3 to i384
; CHECK-NEXT:  %4 = lshr i768 %3, 384
; CHECK-NEXT:  %hi = trunc i768 %4 to i384
; CHECK-NEXT:  %5 = zext i384 %hi to i513
; CHECK-NEXT:  %6 = zext i384 %lo to i513
; CHECK-NEXT:  %7 = add nuw i513 %6, %5
; CHECK-NEXT:  %8 = shl nuw i513 %5, 96
; CHECK-NEXT:  %9 = add nuw i513 %7, %8
; CHECK-NEXT:  %10 = shl nuw i513 %5, 128
; CHECK-NEXT:  %11 = add nuw i513 %9, %10
; CHECK-NEXT:  %12 = shl nuw i513 %5, 32
; CHECK-NEXT:  %13 = sub nuw i513 %11, %12
; CHECK-NEXT:  %lo2 = trunc i513 %13 to i384
; CHECK-NEXT:  %14 = lshr i513 %13, 384
; CHECK-NEXT:  %hi3 = trunc i513 %14 to i129
; CHECK-NEXT:  %15 = zext i129 %hi3 to i385
; CHECK-NEXT:  %16 = zext i384 %lo2 to i385
; CHECK-NEXT:  %17 = add nuw i385 %16, %15
; CHECK-NEXT:  %18 = shl nuw i385 %15, 96
; CHECK-NEXT:  %19 = add nuw i385 %17, %18
; CHECK-NEXT:  %20 = shl nuw i385 %15, 128
; CHECK-NEXT:  %21 = add nuw i385 %19, %20
; CHECK-NEXT:  %22 = shl nuw i385 %15, 32
; CHECK-NEXT:  %23 = sub nuw i385 %21, %22
; CHECK-NEXT:  %below = icmp ult i385 %23, 39402006196394479212279040100143613805079739270465446667948293404245721771496870329047266088258938001861606973112319
; CHECK-NEXT:  %24 = sub i385 %23, 39402006196394479212279040100143613805079739270465446667948293404245721771496870329047266088258938001861606973112319
; CHECK-NEXT:  %reduced = select i1 %below, i385 %23, i385 %24
; CHECK-NEXT:  %25 = trunc i385 %reduced to i384
; CHECK-NEXT:  ret i384 %25
  %aw = zext i384 %a to i768
  %bw = zext i384 %b to i768
  %m = mul i768 %aw, %bw
  %r = urem i768 %m, 39402006196394479212279040100143613805079739270465446667948293404245721771496870329047266088258938001861606973112319
  %t = trunc i768 %r to i384
  ret i384 %t
}

; 2^256 - 2^224 + 2^192 + 2^96 - 1: a fold gains 32 bits only, so the quotient is approximated.
define i256 @p256(i256 %a, i256 %b) {
; CHECK-LABEL: @p256(
; CHECK-NEXT:  %1 = zext i256 %a to i512
; CHECK-NEXT:  %2 = zext i256 %b to i512
; CHECK-NEXT:  %m1 = mul nuw i512 %1, %2
; CHECK-NEXT:  %3 = freeze i512 %m1
; CHECK-NEXT:  %4 = lshr i512 %3, 255
; CHECK-NEXT:  %5 = zext i512 %4 to i514
; CHECK-NEXT:  %6 = mul nuw i514 %5, 115792089264276142090721624801893421302618430054073857003285787780261785632771
; CHECK-NEXT:  %quotient = lshr i514 %6, 257
; CHECK-NEXT:  %7 = trunc i514 %quotient to i258
; CHECK-NEXT:  %8 = mul i258 %7, 115792089210356248762697446949407573530086143415290314195533631308867097853951
; CHECK-NEXT:  %9 = trunc i512 %3 to i258
; CHECK-NEXT:  %barrett = sub i258 %9, %8
; CHECK-NEXT:  %below = icmp ult i258 %barrett, 231584178420712497525394893898815147060172286830580628391067262617734195707902
; CHECK-NEXT:  %10 = sub i258 %barrett, 231584178420712497525394893898815147060172286830580628391067262617734195707902
; CHECK-NEXT:  %reduced = select i1 %below, i258 %barrett, i258 %10
; CHECK-NEXT:  %11 = trunc i258 %reduced to i257
; CHECK-NEXT:  %below2 = icmp ult i257 %11, 115792089210356248762697446949407573530086143415290314195533631308867097853951
; CHECK-NEXT:  %12 = sub i257 %11, 115792089210356248762697446949407573530086143415290314195533631308867097853951
; CHECK-NEXT:  %reduced3 = select i1 %below2, i257 %11, i257 %12
; CHECK-NEXT:  %13 = trunc i257 %reduced3 to i256
; CHECK-NEXT:  ret i256 %13
  %aw = zext i256 %a to i512
  %bw = zext i256 %b to i512
  %m = mul i512 %aw, %bw
  %r = urem i512 %m, 115792089210356248762697446949407573530086143415290314195533631308867097853951
  %t = trunc i512 %r to i256
  ret i256 %t
}

; 2^64 - 2^32 + 1: 2^96 is -1, so the upper half of the high word comes off the low word.
define i64 @goldilocks64(i64 %a, i64 %b) {
; CHECK-LABEL: @goldilocks64(
; CHECK-NEXT:  %1 = zext i64 %a to i128
; CHECK-NEXT:  %2 = zext i64 %b to i128
; CHECK-NEXT:  %m1 = mul nuw i128 %1, %2
; CHECK-NEXT:  %3 = freeze i128 %m1
; CHECK-NEXT:  %lo = trunc i128 %3 to i64
; CHECK-NEXT:  %4 = lshr i128 %3, 64
; CHECK-NEXT:  %middle = trunc i128 %4 to i32
; CHECK-NEXT:  %5 = lshr i128 %3, 96
; CHECK-NEXT:  %hi = trunc i128 %5 to i32
; CHECK-NEXT:  %6 = zext i32 %middle to i65
; CHECK-NEXT:  %7 = mul nuw i65 %6, 4294967295
; CHECK-NEXT:  %8 = zext i32 %hi to i64
; CHECK-NEXT:  %9 = sub i64 %lo, %8
; CHECK-NEXT:  %borrow = icmp ult i64 %lo, %8
; CHECK-NEXT:  %10 = select i1 %borrow, i64 4294967295, i64 0
; CHECK-NEXT:  %11 = sub i64 %9, %10
; CHECK-NEXT:  %12 = zext i64 %11 to i65
; CHECK-NEXT:  %fold = add nuw i65 %7, %12
; CHECK-NEXT:  %below = icmp ult i65 %fold, 18446744069414584321
; CHECK-NEXT:  %13 = sub i65 %fold, 18446744069414584321
; CHECK-NEXT:  %reduced = select i1 %below, i65 %fold, i65 %13
; CHECK-NEXT:  %14 = trunc i65 %reduced to i64
; CHECK-NEXT:  ret i64 %14
  %aw = zext i64 %a to i128
  %bw = zext i64 %b to i128
  %m = mul i128 %aw, %bw
  %r = urem i128 %m, 18446744069414584321
  %t = trunc i128 %r to i64
  ret i64 %t
}
