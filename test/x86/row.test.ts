/** The notation of the table of instructions: what rows mean, and that malformed ones are refused. */
import { expect, test } from 'vitest';
import { formText } from '../../src/x86/form.ts';
import { formsOf, generalRows, vectorRows } from '../../src/x86/row.ts';

test('columns of flags are read in the order O S Z A P C', () => {
  const [form] = generalRows('and | +rm8 r8 | 20 /r | 0mm--x | ').flatMap(formsOf);
  expect(form.flags).toEqual({
    ...{ reads: 'C', writes: 'OSZC', undefined: 'AP', cleared: 'O', set: '', mayKeep: false },
  });
});

test('one row gives forms of all widths, of registers and memory', () => {
  const forms = generalRows('adc | +rmv rv | 11 /r | mmmmmx | ').flatMap(formsOf);
  expect(forms.map(formText)).toEqual([
    ...['adc r64 r64', 'adc m64 r64', 'adc r32 r32', 'adc m32 r32', 'adc r16 r16', 'adc m16 r16'],
  ]);
  expect(forms.map(({ encoding: { w, rm, reg } }) => [w, rm, reg])).toEqual([
    ...[1, 1, 0, 0, 0, 0].map((w) => [w, 0, 1]),
  ]);
  expect(forms.map(({ prefixes }) => prefixes.join())).toEqual(['', '', '', '', '66', '66']);
});

test('one row of a vector gives its legacy, VEX and EVEX encodings, with masks and one element for all', () => {
  const forms = vectorRows('=v v w | 66 0F | S V E.z.b64 | paddq D4').flatMap(formsOf);
  expect(forms.map(formText)).toEqual([
    ...['paddq v128 v128', 'paddq v128 m128'],
    ...['vpaddq v128 v128 v128', 'vpaddq v128 v128 m128', 'vpaddq v256 v256 v256', 'vpaddq v256 v256 m256'],
    ...['v512', 'm512', 'm64'].flatMap((last) => ['', 'k64 ', 'k64 '].map((mask) => `vpaddq v512 ${mask}v512 ${last}`)),
  ]);
  expect(forms.map(({ sets }) => sets.join())).toEqual([
    ...['', '', 'AVX', 'AVX', 'AVX2', 'AVX2'],
    ...new Array<string>(9).fill('AVX512F'),
  ]);
  expect(forms.at(-2)?.operands[0]).toEqual({ kind: 'vector', width: 512, access: 'rw' });
  expect(forms.at(-1)?.encoding).toMatchObject({ isBroadcast: true, hasMask: true, isZeroing: true });
});

test.each([
  ['adc | +rmv rv | 11 /q | mmmmmx | ', 'the encoding of adc is not understood'],
  ['adc | +rmv rv | /r | mmmmmx | ', 'the encoding of adc is not understood'],
  ['adc | +rmv rv | 11 /r | mmm | ', "'mmm' is not six letters"],
  ['adc | +rmv rq | 11 /r | mmmmmx | ', "'rq' is no operand"],
  ['adc | +rmv rv | 11 /r | mmmmmx | fast', "'fast' says nothing"],
])('the row %s is refused', (row, message) => {
  expect(() => generalRows(row).flatMap(formsOf)).toThrow(message);
});
