import { expect, test } from 'vitest';
import { priorityCheck, vectorCheck } from '../../../src/cli/doctor/doctor.ts';

test.each([
  [{ prioritised: true, autogroups: true, weighted: true }, 'good', 'autogroup'],
  [{ prioritised: true, autogroups: false, weighted: false }, 'good', 'high'],
  [{ prioritised: true, autogroups: true, weighted: false }, 'warning', 'evenly with other sessions'],
  [{ prioritised: false, autogroups: true, weighted: false }, 'warning', 'session of its own'],
  [{ prioritised: false, autogroups: false, weighted: false }, 'warning', 'ordinary'],
] as const)('doctor on %j', (hello, state, said) => {
  const check = priorityCheck(hello);
  expect(check).toMatchObject({ name: 'priority', state, found: expect.stringContaining(said) });
  expect(check.mend === undefined).toBe(state === 'good');
});

test.each([
  [{ avx2: true, avx512ifma: true }, 'good', 'eight lanes'],
  [{ avx2: true, avx512ifma: false }, 'warning', 'four lanes; what needs AVX-512 IFMA is proved'],
  [{ avx2: false, avx512ifma: false }, 'warning', 'none'],
] as const)('doctor on %j', (hello, state, said) => {
  expect(vectorCheck(hello)).toMatchObject({ name: 'vectors', state, found: expect.stringContaining(said) });
});
