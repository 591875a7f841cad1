/** The study of vectorised code: what it judges, how the table reads, and what it refuses. */
import { subjectOf } from '../../../src/engine/subject/findSubject.ts';
import { join } from 'node:path';
import { assert, expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../../lab/commands.ts';
import { judgedLanes } from '../../../lab/study/laneFunctions.ts';
import { lanesTable } from '../../../lab/study/studyLanes.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { parseOptions } from '../../../src/base/options/option.ts';
import { optimizeSchema } from '../../../src/engine/optimize/optimizeOptions.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { registerLanes } from '../../../src/ir/function.ts';
import { ssaFunction } from '../../../src/ir/ssa/schema.ts';
import { recordingIo } from '../../cli/recordingIo.ts';

const root = join(import.meta.dirname, '../../..');

test.each(judgedLanes(root).map((one) => [`${one.name} x${one.lanes}`, one] as const))(
  '%s is a function that optimize knows, and reads',
  async (_, { request, lanes }) => {
    const options = parseOptions(optimizeSchema, { ...request, lanes: String(lanes) });
    const { operation, ofOne, lower } = await subjectOf(options, recordingIo([], { root }));
    expect(operation).toMatch(new RegExp(`-x${lanes}$`));
    assert(ofOne !== undefined);
    const { ssaJson } = await (ofOne.read ?? ofOne.compile)(await openToolchain(root));
    expect(lower(ssaFunction(ssaJson, ofOne.symbol)).lanes).toBe(registerLanes(lanes));
  },
);

test('a row has all seeds, and dashes where nothing could be timed', () => {
  const [judged] = judgedLanes(root);
  const row = {
    judged,
    ours: [32.64, 33],
    clang: 35.1,
    gcc: null,
    scalar: 201.6,
    bound: 28,
    core: 'zen5',
    ratio: '1.08× ±0.01',
    isMeasured: true,
  } as const;
  const byModel = { ...row, judged: { ...judged, aim: null }, isMeasured: false } as const;
  const elsewhere = { ...row, core: 'goldenCove' } as const;
  const text = lanesTable([row, byModel, elsewhere], { seeds: 2, budget: '2m' });
  expect(text).toContain('searches of 2m from nothing, seeds 1 to 2. Aims are set for zen5; on others');
  expect(text).toContain('| 25519 mul | 8 | 32.6, 33.0 | 35.1 | – | 1.08× ±0.01 | 201.6 | ≤ 32.0 | 28.0 |');
  expect(text).toContain('| 25519 mul | 8 | 32.6, 33.0 | 35.1 | – | 1.08× ±0.01 | 201.6 | ≤ 30.8 | 28.0 |');
  expect(text).toContain('| 32.6, 33.0 (model of zen5) | 35.1 | – | 1.08× ±0.01 | 201.6 | – | 28.0 |');
});

test('a function that is none is refused with those that there are', async () => {
  const io = recordingIo(['study', 'lanes', '--functions', '25519-mul'], { root });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(2);
  expect(io.noteText.join('\n')).toMatch(
    /--functions: no vectorised function[\s\S]*some of 25519-mul-x8, 25519-mul-x16/,
  );
});
