/** What is said of a modulus and of a target before anything is searched. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { targetNamed } from '../../../src/codegen/x86/target.ts';
import { primeField } from '../../../src/engine/subject/fieldSubject.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();

async function notes(modulus: string, form: 'auto' | 'plain' | 'montgomery' = 'plain'): Promise<string[]> {
  const io = recordingIo([], { root, results: join(root, 'results') });
  await primeField(modulus, form, io);
  return io.noteText;
}

test('of a prime without a name nothing is said', async () => {
  expect(await notes('2^221 - 3')).toEqual([]);
});

test.each(['2^255 - 19', '2**255 - 19', '2^254 + (2^254 - 19)'])(
  '%s is that of a field with stored code',
  async (p) => {
    expect(await notes(p)).toEqual([
      expect.stringMatching(
        /is the modulus of the field 25519, of which code is stored for .*\bmul\b.*: --field 25519$/,
      ),
    ]);
  },
);

test('a composite one is', async () => {
  expect(await notes('2^255 - 21')).toEqual([
    '2^255 - 21 is composite: its residues are no field, so not all have an inverse',
  ]);
});

test('nothing is said, or asked for hours, of one that is refused', async () => {
  for (const modulus of ['2^2003 - 9', '2^1010 - 2']) {
    const io = recordingIo([], { root, results: join(root, 'results') });
    const hint = expect.stringContaining('C of your own');
    await expect(primeField(modulus, 'auto', io)).rejects.toMatchObject({ kind: 'unsupported', detail: { hint } });
    expect(io.noteText).toEqual([]);
  }
});

test('an even one has no other form to be tried', async () => {
  const io = recordingIo([], { root, results: join(root, 'results') });
  const hints = { '2^200 - 2': '--form plain', '2^1010 - 2': expect.stringContaining('C of your own') };
  for (const [modulus, hint] of Object.entries(hints))
    await expect(primeField(modulus, 'montgomery', io)).rejects.toMatchObject({ detail: { hint } });
});

test.skipIf(toolchain === null)('of more than 1000 bits, the Montgomery form is chosen', async () => {
  expect((await notes('2^1010 - 3', 'auto')).at(-1)).toMatch(/^2\^1010 - 3: montgomery, .* montgomery \d+ \(the plain/);
});

test.skipIf(toolchain === null)('the representation that is chosen, with its price', async () => {
  expect(await notes('2^127 - 1', 'auto')).toEqual([
    expect.stringMatching(/^2\^127 - 1: plain, elements are themselves; cost of a product: plain \d+, montgomery \d+$/),
  ]);
  expect((await notes('2^100 + 278', 'auto')).at(-1)).toMatch(/plain \d+ \(Montgomery form needs an odd modulus\)$/);
});

describe('targets', () => {
  const ALL = { bmi2: true, adx: true };
  const NONE = { bmi2: false, adx: false };

  test('native is the richest that runs', () => {
    expect(targetNamed('native', ALL).name).toBe('x86-64-v3+adx');
    expect(targetNamed('native', { bmi2: true, adx: false }).name).toBe('x86-64-v3');
    expect(targetNamed('native', NONE).name).toBe('x86-64');
    expect(targetNamed('x86-64', ALL)).toEqual({ name: 'x86-64', ...NONE });
  });

  test.each([
    ['skylake', ALL, 'unknown target', "'skylake'", undefined],
    ['x86-64-v3', NONE, 'this processor cannot run', 'BMI2 no, ADX no', '--target x86-64'],
    ['x86-64-v3+adx', { bmi2: true, adx: false }, 'this processor cannot run', 'ADX no', '--target x86-64-v3'],
  ] as const)('%s where it is none', (name, cpu, message, found, hint) => {
    expect(() => targetNamed(name, cpu)).toThrow(
      expect.objectContaining({
        kind: 'input',
        message: expect.stringContaining(message),
        detail: expect.objectContaining({ found: expect.stringContaining(found), ...(hint && { hint }) }),
      }),
    );
  });
});
