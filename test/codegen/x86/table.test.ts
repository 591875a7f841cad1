/** What the encoder's forms have beside their rows. */
import { expect, test } from 'vitest';
import { AF, CF, flagMasks, flagNames, OF, PF } from '../../../src/codegen/x86/flags.ts';
import { formNamed, formOf, formsOfPorts } from '../../../src/codegen/x86/forms.ts';
import { parsePorts } from '../../../src/codegen/x86/form.ts';
import { RAX, RDX, registerMask, registerName, registerNamed } from '../../../src/codegen/x86/registers.ts';

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
  expect([mulx.implicitReads, mulx.implicitWrites, mulx.sets]).toEqual([registerMask(RDX), 0, ['BMI2']]);
  expect(mulx.ports.goldenCove).toEqual([...parsePorts('p1'), ...parsePorts('p5'), ...parsePorts('p23B')]);
  expect(() => formNamed('mul_r8')).toThrow();
});

test.each([
  ['adc | 06 | p0 | p0', "port column '06'"],
  ['adc_r65 | p06 | p0 | p0', "no instruction form is called 'adc_r65'"],
  ['frobnicate | p06 | p0 | p0', "no instruction form is called 'frobnicate'"],
])('the line %s is refused', (line, message) => expect(() => formsOfPorts(line)).toThrow(message));

test('flags are masks, and have names', () => {
  const effect = { reads: 'C', writes: 'OSZC', undefined: 'AP', cleared: 'O', set: '', mayKeep: false };
  expect(flagMasks(effect)).toMatchObject({ read: CF, undefined: AF | PF, cleared: OF, set: 0 });
  expect(flagNames(CF | OF)).toBe('OF CF');
});

test('register names and numbers correspond at every width', () => {
  for (const width of [8, 32, 64, 128] as const)
    for (let n = 0; n < 16; n++) expect(registerNamed(registerName(n, width))).toEqual({ number: n, width });
  expect(registerNamed('ah')).toBeUndefined();
  expect(() => registerName(16)).toThrow('no 64-bit register has number 16');
});
