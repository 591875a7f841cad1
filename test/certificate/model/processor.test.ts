/** Each form of instruction that coq/Machine.v has, against the processor: registers, flags and memory. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decoder, DecoderOptions, RflagsBits } from 'iced-x86';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { allForms } from './forms.ts';
import { buildModel, hasCoq, withCoq, type BuiltModel } from './buildModel.ts';

const SEED = 40;
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
/** Instructions of each form, and operands of each. */
const [INSTANCES, RUNS] = IS_LONG ? [200, 500] : [10, 30];
const RFLAGS = [
  [RflagsBits.CF, 0],
  [RflagsBits.ZF, 6],
  [RflagsBits.OF, 11],
] as const;

describe.skipIf(!hasCoq)(withCoq('the machine in Coq'), () => {
  let built: BuiltModel;
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-forms-'));
  beforeAll(async () => {
    built = await buildModel();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the model says otherwise of these lines, and the last line: how many it has compared. */
  function compared(lines: readonly string[]): string[] {
    const file = join(folder, 'forms');
    writeFileSync(file, `${lines.join('\n')}\n`);
    const shell = `set -o pipefail; "${built.processor}" ${SEED} < "${file}" | "${built.model}" compare "${file}"`;
    return execFileSync('bash', ['-c', shell], { encoding: 'utf8' }).trim().split('\n');
  }

  it(`does what the processor does, ${INSTANCES * RUNS} times for each form (seed ${SEED})`, () => {
    const rng = seeded(SEED, 'forms');
    const lines = allForms().flatMap(({ name, encode }) =>
      Array.from({ length: INSTANCES }, () => lineOf(name, encode(rng))),
    );
    expect(compared(lines)).toEqual([`compared ${lines.length * RUNS}`]);
  });

  it('is seen to be wrong where it is', () => {
    // An instruction that the model is told leaves ZF undefined, and one that it does not have.
    const [first, second] = compared([`4801c8 -1 64 3`, '0f01d0 -1 0 0']);
    expect(first).toContain('3 of 3: the model states flag 6, which is undefined');
    expect(second).toContain('is refused');
  });
});

function lineOf(name: string, { bytes, base }: { bytes: readonly number[]; base: number }): string {
  const decoder = new Decoder(64, Uint8Array.from(bytes), DecoderOptions.None);
  const instruction = decoder.decode();
  const { length, rflagsUndefined } = instruction;
  const hex = Buffer.from(bytes).toString('hex');
  expect(length, `${name}: ${hex}`).toBe(bytes.length);
  const undefinedBits = RFLAGS.reduce((sum, [flag, bit]) => sum + (rflagsUndefined & flag ? 1 << bit : 0), 0);
  instruction.free();
  decoder.free();
  return `${hex} ${base} ${undefinedBits} ${RUNS}`;
}
