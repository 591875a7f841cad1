import { expect, test } from 'vitest';
import { irLeaks } from '../../../lab/suite/irLeaks.ts';

const leaksIn = (body: string, parameters = 'ptr %p, i64 %n', known: string[] = []): string[] =>
  irLeaks(
    [`f(${parameters})`, ...known.map((name) => `${name}()`)]
      .map((head) => `define void @${head} {\n${head.startsWith('f(') ? body : '  ret void'}\n}\n`)
      .join(''),
  ).flatMap(({ leaks }) => leaks.map(({ what }) => what));

test('loops by constants, selections and words of memory at fixed places are quiet', () => {
  const [{ leaks, conditionalJumps }] = irLeaks(
    `define dso_local void @f(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %3
3:
  %4 = phi i64 [ 0, %2 ], [ %9, %3 ]
  %5 = getelementptr i64, ptr %0, i64 %4
  %6 = load i64, ptr %5, align 8
  %7 = icmp ult i64 %6, %1
  %8 = select i1 %7, i64 %6, i64 %1
  store i64 %8, ptr %5, align 8
  %9 = add i64 %4, 1
  %10 = icmp eq i64 %9, 4
  br i1 %10, label %11, label %3
11:
  ret void
}
`,
  );
  expect(leaks).toEqual([]);
  expect(conditionalJumps).toBe(1);
});

test.each([
  ['a jump by a word', '  %a = load i64, ptr %p\n  %c = icmp eq i64 %a, 0\n  br i1 %c, label %x, label %y', 'jump'],
  ['a jump by a parameter', '  %c = icmp eq i64 %n, 0\n  br i1 %c, label %x, label %y', 'jump'],
  ['a switch', '  switch i64 %n, label %x [', 'jump'],
  ['an address', '  %q = getelementptr i64, ptr %p, i64 %n\n  %a = load i64, ptr %q, align 8', 'address'],
  ['an address that is written', '  %q = getelementptr i8, ptr %p, i64 %n\n  store i64 0, ptr %q, align 8', 'address'],
  ['an address out of memory', '  %q = load ptr, ptr %p\n  %a = load i64, ptr %q', 'address'],
  ['a division', '  %a = load i64, ptr %p\n  %d = urem i64 %a, 7', 'division'],
  ['a length', '  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 %n, i1 false)', 'length'],
  ['a function that is not there', '  call void @g(ptr %p)', 'call'],
  [
    'a jump around a loop',
    '  %i = phi i64 [ 0, %x ], [ %n, %y ]\n  %c = icmp eq i64 %i, 0\n  br i1 %c, label %x, label %y',
    'jump',
  ],
])('%s is found', (_, body, what) => {
  expect(leaksIn(body)).toEqual([what]);
});

test('what another function returns may be a secret; an intrinsic computes with its operands', () => {
  const jump = '  %c = icmp eq i64 %r, 0\n  br i1 %c, label %x, label %y';
  expect(leaksIn(`  %r = tail call i64 @g()\n${jump}`, 'ptr %p', ['g'])).toEqual(['jump']);
  expect(leaksIn(`  %r = tail call i64 @llvm.umin.i64(i64 1, i64 2)\n${jump}`)).toEqual([]);
  expect(leaksIn(`  %r = tail call i64 @llvm.umin.i64(i64 1, i64 %n)\n${jump}`)).toEqual(['jump']);
});
