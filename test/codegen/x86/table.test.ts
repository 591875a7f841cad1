/** The notation of the table of forms: what rows mean, and that malformed ones are refused. */
import { expect, test } from 'vitest';
import { AF, CF, OF, PF, SF, ZF, flagNames, parseFlagEffect } from '../../../src/codegen/x86/flags.ts';
import { formNamed, formOf } from '../../../src/codegen/x86/forms.ts';
import { parseTable } from '../../../src/codegen/x86/parseRow.ts';
import { parsePorts } from '../../../src/codegen/x86/ports.ts';
import { RAX, RDX, registerMask, registerName, registerNamed } from '../../../src/codegen/x86/registers.ts';

test('flag columns are read in the order OF SF ZF AF PF CF', () => {
  expect(parseFlagEffect('0mm--x')).toEqual({
    read: CF,
    written: OF | SF | ZF | CF,
    undefined: AF | PF,
    cleared: OF,
    set: 0,
  });
  expect(parseFlagEffect('t....1')).toEqual({ read: OF, written: CF, undefined: 0, cleared: 0, set: CF });
  expect(flagNames(CF | OF)).toBe('OF CF');
  expect(() => parseFlagEffect('mmm')).toThrow('not six letters');
});

test('one row gives forms for both widths, register and memory', () => {
  const forms = parseTable('adc | rw:rmN rN | | mmmmmx | base | doit | p06 | p0123 | p012345 | MR | 11 /r', 7);
  expect(forms.map((f) => [f.id, f.name])).toEqual([
    [7, 'adc_r64_r64'],
    [8, 'adc_m64_r64'],
    [9, 'adc_r32_r32'],
    [10, 'adc_m32_r32'],
  ]);
  expect(forms.map((f) => f.encoding.w)).toEqual([1, 1, 0, 0]);
  expect(forms[1].operands.map((o) => o.access)).toEqual(['rw', 'r']);
});

test('immediates have the range the machine gives them', () => {
  const range = (name: string): bigint[] => {
    const form = formOf(formNamed(name));
    const { lower, upper } = form.operands[form.immediate];
    return [lower, upper];
  };
  expect(range('add_r64_i8')).toEqual([-128n, 127n]);
  expect(range('shl_r64_i8')).toEqual([1n, 63n]);
  expect(range('shrd_r32_r32_i8')).toEqual([1n, 31n]);
  expect(range('rorx_r64_r64_i8')).toEqual([0n, 63n]);
  expect(range('mov_r64_i64')).toEqual([-(1n << 63n), (1n << 63n) - 1n]);
});

test('implicit registers, ports and classes of multiplication', () => {
  const mul = formOf(formNamed('mul_r64'));
  const mulx = formOf(formNamed('mulx_r64_r64_m64'));
  expect([mul.implicitReads, mul.implicitWrites]).toEqual([registerMask(RAX), registerMask(RAX, RDX)]);
  expect([mulx.implicitReads, mulx.implicitWrites, mulx.feature]).toEqual([registerMask(RDX), 0, 'BMI2']);
  expect(mulx.ports.goldenCove).toEqual([...parsePorts('p1'), ...parsePorts('p5'), ...parsePorts('p23B')]);
  expect(() => formNamed('mul_r8')).toThrow();
});

test.each([
  ['adc | rw:r64 | | ...... | base', 'row has 5 columns'],
  ['adc | rw:r65 r64 | | ...... | base | doit | p06 | p0 | p0 | MR | 11 /r', "'r65' in the table of forms"],
  ['adc | rw:r64 r64 | | ...... | base | fast | p06 | p0 | p0 | MR | 11 /r', "'fast' in the table of forms"],
  ['adc | rw:r64 r64 | | ...... | base | doit | 06 | p0 | p0 | MR | 11 /r', "port column '06'"],
  ['adc | rw:r64 r64 | | ...... | base | doit | p06 | p0 | p0 | XY | 11 /r', "'XY' in the table of forms"],
  ['adc | rw:r64 r64 | | ...... | base | doit | p06 | p0 | p0 | MR | 11 /q', "cannot read '/q'"],
  [
    'adc | rw:r64 r64 | r:rqx | ...... | base | doit | p06 | p0 | p0 | MR | 11 /r',
    "implicit operand 'r:rqx' names no register",
  ],
])('the row %s is refused', (row, message) => expect(() => parseTable(row, 0)).toThrow(message));

test('register names and numbers correspond at every width', () => {
  for (const width of [8, 32, 64, 128] as const)
    for (let n = 0; n < 16; n++) expect(registerNamed(registerName(n, width))).toEqual({ number: n, width });
  expect(registerNamed('ah')).toBeUndefined();
  expect(() => registerName(16)).toThrow('no 64-bit register has number 16');
});
