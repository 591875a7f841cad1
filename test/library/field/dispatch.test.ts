/** Which code a library chooses: by the C that it has, by what we expect, and on emulated processors. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requireSealed } from '../../../src/library/field/binaries.ts';
import { requireFeatures } from '../../../src/library/field/dispatchLibrary.ts';
import { DISPATCH_KINDS } from '../../../src/library/field/dispatchSource.ts';
import { variantOn, variantsFor } from '../../../src/library/field/variants.ts';
import { readFlatCode } from '../../../src/frontend/object/readFunction.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { findTools } from '../../../src/frontend/toolchain/tools.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { chooserPrograms, VARIANTS } from './chooser.ts';
import { oneIn } from '../../oneIn.ts';
import { MODELS, saidOn, withoutEmulator } from './emulated.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const toolchain = await openToolchain(process.cwd());
const { path: cc } = findTools().byName.cc;
const noEmulator = withoutEmulator();
if (noEmulator !== null) console.warn(noEmulator);
const folder = temporaryFolder();

test('there is a variant for each target and for each machine with results; virtual ones may hide features', () => {
  expect(VARIANTS.variants.map(({ title }) => title)).toEqual([
    ...['x86-64', 'bmi2', 'bmi2+adx', 'amd-zen3', 'amd-zen4', 'intel-skylake'],
  ]);
  expect(variantsFor([]).variants).toHaveLength(3);
  const unknown = { slug: 'amd-f30m1', features: ['bmi2', 'adx'] };
  expect(variantsFor([unknown]).variants).toHaveLength(3);
  const [whole, hiding] = [['bmi2', 'adx'], ['bmi2']].map((features) => ({ slug: 'intel-haswell', features }));
  expect(variantsFor([whole, hiding]).variants.at(-1)).toMatchObject({ title: 'intel-haswell', target: TARGETS[1] });
});

interface Processor {
  readonly vendor: string;
  readonly family: number;
  readonly model: number;
  readonly features: readonly string[];
  readonly highestLeaf: number;
}

const FEATURES = [
  [],
  ['bmi1', 'movbe'],
  ['bmi1', 'adx'],
  ['bmi2', 'movbe', 'adx'],
  ['bmi1', 'bmi2', 'adx'],
  ['bmi1', 'bmi2', 'movbe'],
  ['bmi1', 'bmi2', 'movbe', 'adx'],
];

const PROCESSORS: readonly Processor[] = ['AuthenticAMD', 'GenuineIntel', 'CentaurHauls'].flatMap((vendor) =>
  [5, 6, 15, 0x17, 0x19, 0x1a].flatMap((family) =>
    Array.from({ length: family === 6 || family > 15 ? 256 : 16 }, (_, model) => model).flatMap((model) =>
      FEATURES.map((features) => ({
        ...{ vendor, family, model, features, highestLeaf: model % 16 === 5 ? 4 : 13 },
      })),
    ),
  ),
);

/** Words of CPUID as makers document them. */
function cpuidWords({ vendor, family, model, features, highestLeaf }: Processor): string {
  const extended = family >= 15 ? (family - 15) << 20 : 0;
  const signature = (Math.min(family, 15) << 8) | extended | ((model & 15) << 4) | ((model >> 4) << 16) | 2;
  const others = 0x21c27eb & ~(1 << 3) & ~(1 << 8) & ~(1 << 19);
  const has = (name: string, bit: number): number => (features.includes(name) ? 1 << bit : 0);
  const asked = has('bmi1', 3) | has('bmi2', 8) | has('adx', 19);
  const basic = (0x76f8320b & ~(1 << 22)) | has('movbe', 22);
  const words = [highestLeaf, Buffer.from(vendor).readUInt32LE(), signature, basic, others | asked];
  return words.map((word) => (word >>> 0).toString(16)).join(' ');
}

/** BMI2 is of no use without BMI1 and MOVBE, which code for it may have. */
function expected(processor: Processor): number {
  const asked = processor.highestLeaf < 7 ? [] : processor.features;
  const features = asked.filter((feature) => feature !== 'bmi2' || (asked.includes('bmi1') && asked.includes('movbe')));
  return VARIANTS.variants.indexOf(variantOn(VARIANTS, { ...processor, features }));
}

/** Processors that a program chooses something else for. */
function differences(asks: string): Processor[] {
  const input = PROCESSORS.map((one) => `${cpuidWords(one)}\n`).join('');
  const numbers = execFileSync(asks, { input, encoding: 'utf8' }).trim().split('\n').map(Number);
  return PROCESSORS.filter((one, i) => numbers[i] !== expected(one));
}

const INJECTED: readonly (readonly [name: string, from: string, to: string])[] = [
  ['another bit for ADX', 'extended >> 19', 'extended >> 18'],
  ['another bit for BMI2', 'extended >> 8 &', 'extended >> 5 &'],
  ['no bit for BMI1', 'extended >> 3 &', ''],
  ['no bit for MOVBE', 'first.c >> 22 &', ''],
  ['features that are not demanded', '(features & r->features) != r->features', '0'],
  ['one feature of two', '(features & r->features) != r->features', 'r->features && !(features & r->features)'],
  ['a leaf that is not there', 'start.a < 7', 'start.a < 1'],
  ['the family of old processors', 'base == 15 ? base +', 'base == 6 ? base +'],
  ['models of four bits', '? signature >> 12 & 0xf0 : 0', '? 0 : 0'],
  ['any maker', 'r->maker != start.b', '0'],
];

describe.skipIf(cc === null).each(DISPATCH_KINDS)('the choice by %s', (kind) => {
  const program = (change?: (source: string) => string) =>
    chooserPrograms(mkdtempSync(join(folder, 'c-')), cc ?? '', kind, change);

  test(`is what is expected on each of ${PROCESSORS.length} processors`, () => {
    expect(differences(program().asks)).toEqual([]);
  });

  // What asks the processor is the same text for each.
  test.each(kind === DISPATCH_KINDS[0] ? oneIn(2, INJECTED) : oneIn(4, INJECTED))(
    '%s would be noticed',
    (_, from, to) => {
      const changed = program((source) => {
        expect(source).toContain(from);
        return source.replace(from, to);
      });
      expect(differences(changed.asks).length).toBeGreaterThan(0);
    },
  );

  test.skipIf(noEmulator !== null)('is what is expected on emulated processors; wrong bits are noticed', () => {
    const { says } = program();
    const [bmi2, adx] = [INJECTED[1], INJECTED[0]].map(
      ([, from, to]) => program((text) => text.replace(from, to)).says,
    );
    expect(MODELS.map(([model]) => [model, saidOn(model, says)])).toEqual(
      MODELS.map(([model, tuned]) => [model, tuned]),
    );
    for (const wrong of [bmi2, adx]) expect(MODELS.some(([model, tuned]) => saidOn(model, wrong) !== tuned)).toBe(true);
  });
});

test.skipIf(toolchain === null).each<[opcode: string, bytes: readonly number[], fewest: number]>([
  ['ADC64rm', [0x48, 0x13, 0x06], 0],
  ['MOVAPSrr', [0x0f, 0x28, 0xc1], 0],
  ['MULX64rr', [0xc4, 0xe2, 0xfb, 0xf6, 0xc1], 1],
  ['ADCX64rr', [0x66, 0x48, 0x0f, 0x38, 0xf6, 0xc1], 2],
  ['ADOX32rr', [0xf3, 0x0f, 0x38, 0xf6, 0xc1], 2],
  ['ANDN64rr', [0xc4, 0xe2, 0xf8, 0xf2, 0xc1], 1],
  ['TZCNT64rr', [0xf3, 0x48, 0x0f, 0xbc, 0xc1], 1],
  ['MOVBE64rm', [0x48, 0x0f, 0x38, 0xf0, 0x06], 1],
  ['POPCNT64rr', [0xf3, 0x48, 0x0f, 0xb8, 0xc1], 3],
  ['VPADDQrr', [0xc5, 0xf9, 0xd4, 0xc1], 3],
  ['VPADDQZrr', [0x62, 0xf1, 0xfd, 0x48, 0xd4, 0xc1], 3],
  ['PSHUFBrr', [0x66, 0x0f, 0x38, 0x00, 0xc1], 3],
])('%s is refused where it is not there', async (opcode, bytes, fewest) => {
  const { code } = await readFlatCode('f', Uint8Array.from([...bytes, 0xc3]), toolchain!.bridge.decoder);
  expect([...code.values()].map((instruction) => instruction?.opcode)).toContain(opcode);
  TARGETS.toReversed().forEach((target, i) => {
    const demand = (): void => requireFeatures(code, target, 'f');
    if (i >= fewest) expect(demand).not.toThrow();
    else expect(demand).toThrow('the code is not for every processor that gets it');
  });
});

test.skipIf(cc === null)('a table of addresses in a shared object is found, and data that stay writable', async () => {
  const built = (name: string, source: string): string => {
    writeFileSync(join(folder, `${name}.c`), source);
    const hardened = ['-nostdlib', '-Wl,-z,relro,-z,now'];
    const shared = join(folder, `${name}.so`);
    execFileSync(cc ?? '', ['-O1', '-shared', '-fPIC', ...hardened, join(folder, `${name}.c`), '-o', shared]);
    return shared;
  };
  await requireSealed(built('plain', 'int f(void) { return 1; }'));
  const table = built('table', 'static int g(void) { return 1; } int (*const t[])(void) = {g, g};');
  await expect(requireSealed(table)).rejects.toThrow('not read-only after its start');
  await expect(requireSealed(built('data', 'int x[600] = {1};'))).rejects.toThrow('not read-only after its start');
});
