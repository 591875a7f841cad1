/** Each form of instruction that coq/Machine.v has, against the processor: registers, flags and memory. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Decoder, DecoderOptions, RflagsBits } from 'iced-x86';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { allForms } from './forms.ts';
import { buildModel, hasCoq, withCoq, type BuiltModel } from './buildModel.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const SEED = 40;
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
/** Instructions of each form, and operands of each. */
const [INSTANCES, RUNS] = IS_LONG ? [200, 500] : [10, 30];
/** Forms that are run together; a long run says after each such part how far it is. */
const PART = 16;
const RFLAGS = [
  [RflagsBits.CF, 0],
  [RflagsBits.ZF, 6],
  [RflagsBits.OF, 11],
] as const;

describe.skipIf(!hasCoq)(withCoq('the machine in Coq'), () => {
  let built: BuiltModel;
  const folder = temporaryFolder();
  beforeAll(async () => {
    built = await buildModel();
  });

  /** What the model says otherwise of these lines, and the last line: how many it has compared. */
  async function compared(lines: readonly string[], seed: number): Promise<string[]> {
    const file = join(folder, 'forms');
    writeFileSync(file, `${lines.join('\n')}\n`);
    const shell = `set -o pipefail; "${built.processor}" ${seed} < "${file}" | "${built.model}" compare "${file}"`;
    return (await promisify(execFile)('bash', ['-c', shell])).stdout.trim().split('\n');
  }

  it(`does what the processor does, ${INSTANCES * RUNS} times for each form (seed ${SEED})`, async () => {
    const rng = seeded(SEED, 'forms');
    const forms = allForms();
    for (let at = 0; at < forms.length; at += PART) {
      const lines = forms
        .slice(at, at + PART)
        .flatMap(({ name, encode }) => Array.from({ length: INSTANCES }, () => lineOf(name, encode(rng))));
      expect(await compared(lines, SEED + at)).toEqual([`compared ${lines.length * RUNS}`]);
      if (IS_LONG) console.log(`${Math.min(at + PART, forms.length)} of ${forms.length} forms`);
    }
  });

  it('is seen to be wrong where it is', async () => {
    // An instruction that the model is told leaves ZF undefined, and one that it does not have.
    const [first, second] = await compared([`4801c8 -1 64 3`, '0f01d0 -1 0 0'], SEED);
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
