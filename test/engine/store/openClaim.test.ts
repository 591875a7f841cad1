import { expect, test } from 'vitest';
import { openClaim } from '../../../src/engine/store/readRecords.ts';
import type { RecordedVerdict } from '../../../src/bench/record.ts';

const proved = (...claims: string[]): RecordedVerdict[] => claims.map((claim) => ({ claim, kind: 'proved', by: 'x' }));
const open = (...claims: string[]): RecordedVerdict[] =>
  claims.map((claim) => ({ claim, kind: 'undecided', reason: 'x' }));

test.each([
  [[...proved('asm = IR', 'constant time', 'asm = source', 'IR = specification')], undefined],
  [[...proved('asm = IR', 'constant time', 'IR = specification'), ...open('asm = source')], undefined],
  [[...proved('asm = IR', 'constant time', 'asm = source'), ...open('IR = specification')], undefined],
  [[...proved('asm = IR', 'constant time')], undefined],
  [[...proved('asm = IR', 'constant time'), ...open('asm = source')], 'asm = source'],
  [[...proved('asm = IR', 'constant time'), ...open('asm = source', 'IR = specification')], 'asm = source'],
  [[...proved('asm = source'), ...open('asm = IR', 'constant time')], 'asm = IR'],
])('%#: bytes are proved, and one of what the word IR means', (verdicts, expected) => {
  expect(openClaim(verdicts)?.claim).toBe(expected);
});
