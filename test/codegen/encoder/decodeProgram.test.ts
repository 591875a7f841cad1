import { join } from 'node:path';
import { wholeRecords } from '../../engine/store/wholeRecords.ts';
import { expect, test } from 'vitest';
import { decodeProgram } from '../../../src/codegen/encoder/decoder.ts';
import { nasmInstruction } from '../../../src/codegen/encoder/assemblyText.ts';
import { CODE_WITH_JUMP, SAMPLE_CODE } from '../../lab/dashboard/sampleResults.ts';

const root = join(import.meta.dirname, '..', '..', '..');

test('instructions up to ret are read, what is unknown ends them', () => {
  const { program, unknownAt } = decodeProgram(Buffer.from(SAMPLE_CODE, 'hex'));
  expect(Array.from({ length: program.count }, (_, i) => nasmInstruction(program, i))).toEqual([
    'mulx r8, r9, rcx',
    'xor eax, eax',
    'adcx r8, r9',
    'adox r8, r9',
    'ret',
  ]);
  expect(unknownAt).toBeNull();
  const jump = decodeProgram(Buffer.from(CODE_WITH_JUMP, 'hex'));
  expect([jump.program.count, jump.unknownAt]).toEqual([1, 2]);
  expect(decodeProgram(Buffer.from('31c0', 'hex')).unknownAt).toBe(2);
});

test('every stored code is read whole, as the lines of its file', () => {
  const records = wholeRecords(join(root, 'results'));
  expect(records.length).toBeGreaterThan(20);
  for (const { code } of records) {
    const { program, unknownAt } = decodeProgram(Buffer.from(code.hex, 'hex'));
    expect([unknownAt, program.count], code.sha256).toEqual([null, code.instructions]);
  }
});
