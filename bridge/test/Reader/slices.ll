; RUN: not %reader --function=third %s 2>&1 | FileCheck %s --check-prefix=OPEN
; RUN: %reader --function=third --set=a.len=3 %s | FileCheck %s
; RUN: not %reader --function=third --set=a.len=2 %s 2>&1 | FileCheck %s --check-prefix=SHORT
; RUN: not %reader --function=third --set=a.len=1000 %s 2>&1 | FileCheck %s --check-prefix=RANGE
; RUN: not %reader --function=third --set=a=3 %s 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not %reader --function=sum %s 2>&1 | FileCheck %s --check-prefix=SUM
;
; Slices and checks as rustc writes them.

declare void @panic_bounds_check(i64, i64) noreturn
declare void @panic_const_add_overflow() noreturn
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

; OPEN: error: function third: cannot bridge a branch to a check that failed
; OPEN: try: {{.*}}&[u64; N]{{.*}}--set a.len=4
; CHECK: "set": [{"from":2,"name":"a.len","value":"3","width":64}]
; CHECK: "mem":{"base":"arg1","offset":16},"op":"load","width":64}
; SHORT: error: function third: cannot bridge a function that never returns
; SHORT: found: call void @panic_bounds_check
; RANGE: expected: from 0 to 99
; NAME: expected: one of a.len
define void @third(ptr noalias %r, ptr noalias readonly %a.0, i64 range(i64 0, 100) %a.1) {
  %inside = icmp ult i64 2, %a.1
  br i1 %inside, label %read, label %panic
read:
  %at = getelementptr inbounds i64, ptr %a.0, i64 2
  %word = load i64, ptr %at
  store i64 %word, ptr %r
  ret void
panic:
  call void @panic_bounds_check(i64 2, i64 %a.1)
  unreachable
}

; SUM: try: arithmetic that says that it wraps, such as wrapping_add
define void @sum(ptr noalias %r, i64 %a, i64 %b) {
  %both = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  %carry = extractvalue { i64, i1 } %both, 1
  br i1 %carry, label %panic, label %done
done:
  %sum = extractvalue { i64, i1 } %both, 0
  store i64 %sum, ptr %r
  ret void
panic:
  call void @panic_const_add_overflow()
  unreachable
}
