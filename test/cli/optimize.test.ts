import { words } from './words.ts';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { SHIPPED_COMMANDS } from '../../src/cli/commands.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { STAGES } from '../../src/engine/optimize/stages.ts';
import { parseRecord } from '../../src/engine/store/readRecords.ts';
import { wholeRecords } from '../engine/store/wholeRecords.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { RUNNING, runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();

async function optimize(...args: string[]) {
  const surroundings = { ...RUNNING, root, cwd: folder, results: join(folder, 'results') };
  const { code, out, quiet } = await runLine(['optimize', ...args], surroundings, SHIPPED_COMMANDS);
  return { code, out, notes: quiet };
}

test.each([
  [['--op', 'mul'], 'no field is given'],
  [['--curve', '25519'], '--op: the option is missing'],
  [['--curve', '25518', '--op', 'mul'], 'one of 25519'],
  [['--curve', '25519', '--op', 'pow'], 'one of mul'],
  [['--curve', '25519', '--field', 'secp256k1', '--op', 'mul'], '25519 and secp256k1'],
  [['--curve', '25519', '--op', 'mul', '--budget', 'soon'], '60s, 5m, 2h'],
  [['--curve', '25519', '--op', 'mul', '--target', 'z80'], 'one of native, x86-64-v3+adx'],
  [['--curve', '25519', '--op', 'mul', '--seed', '-1'], 'a whole number'],
  [['--curve', '25519', '--op', 'mul', '--stop-after', 'lunch'], 'one of source, llvm'],
])('%j is answered by what is possible', async (args, message) => {
  const { code, notes } = await optimize(...args);
  expect(notes).toContain(message);
  expect(code).toBe(2);
});

test('stages can be printed, timed and stopped after', async () => {
  const { code, notes } = await optimize(
    ...words`--curve curve25519 --op add --stop-after ir --print-after all
      --timings`,
  );
  expect(code).toBe(0);
  const printed = [...notes.matchAll(/^; after (\w+)$/gm)].map(([, name]) => name);
  expect(printed).toEqual(STAGES.slice(0, STAGES.indexOf('ir') + 1));
  expect(notes).toMatch(/^ir +\d+\.\d\d s$/m);
  expect(notes).toContain('relation arg1+arg2');
});

test('from source to files', async () => {
  const { code, out, notes } = await optimize(
    ...words`--curve 25519 --op add --budget 300 --seed 5 --json --out
      mine --timings`,
  );
  const timing = /^(\w+) +\d+\.\d\d s$\n?/gm;
  expect([...notes.matchAll(timing)].map(([, name]) => name)).toEqual(STAGES);
  // Whether code of a compiler was fast enough to be tried depends on the machine.
  expect(notes.replace(timing, '').trimEnd()).toMatch(/^(direct.* \(time after short searches, relative\): .*)?$/);
  expect(code).toBe(0);
  const lines: unknown[] = out.split('\n').map((line) => JSON.parse(line));
  const record = parseRecord(readFileSync(join(folder, 'mine/best.json'), 'utf8'), 'best.json');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1))
    expect(line).toMatchObject({
      type: 'progress',
      subject: '25519 add',
      evaluations: expect.any(Number),
      speedup: expect.any(Number),
    });
  expect(lines.at(-1)).toMatchObject({
    type: 'result',
    record: { seed: 5, code: { sha256: record.code.sha256 } },
    written: { place: 'copied' },
    again: expect.stringContaining('--seed 5 --budget 300 --out mine --json --timings'),
  });
  expect([record.sourcePath, record.sourceSha256]).toEqual([
    'bridge/fields/25519/25519.bitint.c',
    sha256(readFileSync(join(root, 'bridge/fields/25519/25519.bitint.c'))),
  ]);
  expect(record).toMatchObject({
    field: '25519',
    operation: 'add',
    form: 'loose',
    effort: { wrong: 0, stopped: 'budget' },
    archiveProofs: { undecided: 0, refuted: 0 },
  });
  expect(record.comparison.contestants.map((c) => c.name.split(/[- ]/)[0])).toEqual(['ours', 'llc', 'clang', 'clang']);
  expect(readdirSync(join(folder, 'mine')).sort()).toEqual(['best.S', 'best.asm', 'best.h', 'best.json', 'best.v']);
  expect(readdirSync(folder)).toEqual(['mine']);
  expect(readFileSync(join(folder, 'mine/best.S'), 'utf8')).toContain(`sha256 of the code: ${record.code.sha256}`);
});

test.each([
  [
    ['--curve', '25519', '--op', 'sub', '--stop-after', 'ir', '--print-after', 'all', '--timings'],
    0,
    { type: 'stopped', stage: 'ir' },
  ],
  [
    ['--curve', '25519', '--op', 'pow'],
    2,
    { type: 'error', kind: 'input', exitCode: 2, message: 'field 25519 has no operation "pow"' },
  ],
  [['--curve', '25519', '--op', 'mul', '--budget', 'soon'], 2, { type: 'error', found: "'soon'" }],
  [['--curve', '25519', '--op', 'mul', '--target', 'z80'], 2, { type: 'error', where: '--target' }],
])('as JSON, %j says on standard output only how it ended', async (args, expected, line) => {
  const { code, out } = await optimize(...args, '--json');
  expect(JSON.parse(out)).toMatchObject(line);
  expect(code).toBe(expected);
});

test('an interrupted search keeps what it has', async () => {
  const stop = new AbortController();
  stop.abort();
  const io = recordingIo(['optimize', '--curve', '25519', '--op', 'sub'], {
    root,
    cwd: folder,
    results: join(folder, 'interrupted'),
    interrupted: stop.signal,
    clock: { nowMs: () => performance.now() },
  });
  expect(await runCommandLine(SHIPPED_COMMANDS, io), io.noteText.join('\n')).toBe(0);
  expect(wholeRecords(join(folder, 'interrupted'))).toMatchObject([
    { operation: 'sub', effort: { stopped: 'interrupted' } },
  ]);
});

// With one processor, which may be all that this process is allowed, `--jobs 2` is a mistake.
test.skipIf(availableParallelism() < 2)('two searches side by side, for both times, of one variant', async () => {
  const results = join(folder, 'jobs');
  const io = recordingIo(
    words`optimize --curve 25519 --op add --budget 80 --jobs 2 --for both --strategy anneal --variant direct`,
    { root, cwd: folder, results, clock: { nowMs: () => performance.now() } },
  );
  expect(await runCommandLine(SHIPPED_COMMANDS, io), io.noteText.join('\n')).toBe(0);
  const [record] = wholeRecords(results);
  expect(record).toMatchObject({
    operation: 'add',
    strategy: 'anneal(0.03,0.0008)',
    options: { variant: 'direct' },
    effort: { wrong: 0 },
  });
  expect(record.command).toContain('--for both --variant direct --strategy anneal --jobs 2');
  expect(existsSync(join(root, 'build/checkpoints/25519-add-job2.json'))).toBe(true);
  expect(io.noteText.join('\n')).not.toContain('is left out');
});

test.each([
  [['--strategy', 'wander'], 'one of anneal'],
  [['--for', 'speed'], 'one of throughput, latency, both'],
  [['--variant', 'plainest'], 'auto or one of direct'],
  [['--jobs', '0'], 'from 1 to'],
  [['--jobs', '9999', '--budget', '1'], 'the number of processors'],
])('%j is answered by what is possible in a search', async (args, message) => {
  const { code, notes } = await optimize('--curve', '25519', '--op', 'add', ...args);
  expect(notes).toContain(message);
  expect(code).toBe(2);
});
