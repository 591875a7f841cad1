import { describe, expect, test } from 'vitest';
import { formNamed } from '../../src/x86/forms.ts';
import { PortBound } from '../../src/x86/portBound.ts';
import { Program } from '../../src/x86/program.ts';

const repeat = (names: readonly string[], times: number): Program => {
  const p = new Program();
  for (let i = 0; i < times; i++) names.forEach((n) => p.emit(formNamed(n)));
  return p;
};

describe('PortBound', () => {
  test('multiplications are bound by the one multiplier', () => {
    for (const core of ['goldenCove', 'zen4'] as const) {
      expect(new PortBound(core).of(repeat(['mulx_r64_r64_r64'], 20)).cycles, core).toBe(20);
    }
  });

  test('carries on Golden Cove have two ports, on Zen 4 four', () => {
    expect(new PortBound('goldenCove').of(repeat(['adc_r64_r64'], 20)).cycles).toBe(10);
    expect(new PortBound('zen4').of(repeat(['adc_r64_r64'], 20)).cycles).toBe(5);
  });

  test('moves between registers need issue slots only', () => {
    expect(new PortBound('zen4').of(repeat(['mov_r64_r64'], 12))).toEqual({
      cycles: 2,
      limit: 'issue',
      operations: 12,
    });
  });

  test('the union of overlapping port sets counts', () => {
    const p = repeat(['adc_r64_r64'], 8);
    for (let i = 0; i < 4; i++) p.emit(formNamed('mulx_r64_r64_r64'));
    expect(new PortBound('goldenCove').of(p).cycles).toBe(4);
    expect(new PortBound('goldenCove').of(repeat(['adc_r64_r64', 'setc_r8'], 10)).cycles).toBe(10);
  });

  test('adding an instruction never lowers the bound', () => {
    const bound = new PortBound('zen4');
    const p = new Program();
    let last = 0;
    for (const n of [
      'mulx_r64_r64_m64',
      'adc_r64_m64',
      'mov_m64_r64',
      'lea_r64_m',
      'shrd_r64_r64_i8',
      'cmovc_r64_r64',
      'ret',
    ]) {
      p.emit(formNamed(n));
      const { cycles } = bound.of(p);
      expect(cycles).toBeGreaterThanOrEqual(last);
      last = cycles;
    }
  });
});
