import { describe, expect, test } from 'vitest';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { PortBound } from '../../../src/codegen/x86/portBound.ts';
import { nearestCore, type Core } from '../../../src/x86/cores.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { items } from '../../items.ts';

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

  test('on Golden Cove andn and movsxd have the tenth port, bswap has not', () => {
    const cycles = (form: string): number => new PortBound('goldenCove').of(repeat([form], 30)).cycles;
    expect(['andn_r64_r64_r64', 'movsxd_r64_r32', 'bswap_r32'].map(cycles)).toEqual([10, 10, 15]);
  });

  test('Zen 5 has three multipliers, two of which a wide product takes, and six ALUs', () => {
    const bound = new PortBound('zen5');
    expect(bound.of(repeat(['mulx_r64_r64_r64'], 21)).cycles).toBe(14);
    expect(bound.of(repeat(['imul_r64_r64'], 21)).cycles).toBe(7);
    expect(bound.of(repeat(['adc_r64_r64'], 24)).cycles).toBe(4);
    expect(bound.of(repeat(['mulx_r64_r64_r64', 'shl_r64_i8'], 21)).cycles).toBe(14);
  });

  test('eight operations are issued a cycle on Zen 5, six on others', () => {
    const cycles = (core: Core): number => new PortBound(core).of(repeat(['nop'], 24)).cycles;
    expect((['goldenCove', 'zen4', 'zen5'] as const).map(cycles)).toEqual([4, 4, 3]);
  });

  test('a machine has the table of its maker and family', () => {
    const core = (vendor: string, family: number): Core => nearestCore({ vendor, family });
    expect(core('GenuineIntel', 6)).toBe('goldenCove');
    expect([0x17, 0x19, 0x1a, 0x1b].map((family) => core('AuthenticAMD', family))).toEqual(items`
      zen4; zen4; zen5; zen5`);
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
    for (const n of items`mulx_r64_r64_m64; adc_r64_m64; mov_m64_r64; lea_r64_m; shrd_r64_r64_i8; cmovc_r64_r64; ret`) {
      p.emit(formNamed(n));
      const { cycles } = bound.of(p);
      expect(cycles).toBeGreaterThanOrEqual(last);
      last = cycles;
    }
  });
});
