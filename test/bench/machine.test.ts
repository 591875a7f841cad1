import { expect, test } from 'vitest';
import { machineOf } from '../../src/bench/machine.ts';
import { microarchitecture } from '../../src/bench/microarchitecture.ts';

const EPYC = `processor\t: 0
vendor_id\t: AuthenticAMD
cpu family\t: 25
model\t\t: 17
model name\t: AMD EPYC
stepping\t: 1
flags\t\t: fpu hypervisor movbe bmi1 avx2 bmi2 adx

processor\t: 1
vendor_id\t: Other
`;

test('the first processor of /proc/cpuinfo', () => {
  expect(machineOf(EPYC, '6.1.0')).toEqual({
    slug: 'amd-zen4',
    brand: 'AMD EPYC',
    vendor: 'AuthenticAMD',
    family: 25,
    model: 17,
    stepping: 1,
    features: ['adx', 'avx2', 'bmi1', 'bmi2'],
    virtual: true,
    kernel: '6.1.0',
  });
});

test.each(['movbe', 'bmi1'])('no BMI2 without %s', (name) => {
  expect(machineOf(EPYC.replace(` ${name}`, ''), 'x').features).not.toContain('bmi2');
});

test('an empty or foreign file gives a machine, not an error', () => {
  expect(machineOf('', 'x')).toMatchObject({ brand: 'unknown', family: 0, features: [], virtual: false });
});

test.each([
  ['GenuineIntel', 6, 143, 'intel-sapphirerapids'],
  ['GenuineIntel', 6, 0x55, 'intel-skylake'],
  ['AuthenticAMD', 25, 33, 'amd-zen3'],
  ['AuthenticAMD', 25, 97, 'amd-zen4'],
  ['AuthenticAMD', 26, 2, 'amd-zen5'],
  ['GenuineIntel', 6, 1, 'intel-f6m1'],
  ['Hygon Genuine', 24, 0, 'hygongenuine-f24m0'],
  ['', 0, 0, 'unknown-f0m0'],
])('%s family %i model %i is %s', (vendor, family, model, name) => {
  expect(microarchitecture(vendor, family, model)).toBe(name);
});
