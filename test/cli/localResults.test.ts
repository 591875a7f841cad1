/** What users find is kept apart from what is committed: the program in a checkout of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleRecord } from '../engine/store/sampleRecord.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { committedResults, knownPlaces, pagesFolder, storing } from '../../src/engine/environment/places.ts';
import { placeOf, storedRecords } from '../../src/engine/environment/storedRecords.ts';
import { BENCH } from '../../src/engine/store/machineEntries.ts';
import { appendRecord, recordFile } from '../../src/engine/store/resultFiles.ts';
import { sampleBench } from '../lab/dashboard/sampleResults.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { recordingIo } from './recordingIo.ts';

const project = join(import.meta.dirname, '../..');
const { slug } = thisMachine();

/** README's first command, with less to search. */
const FIRST = ['optimize', '--curve', '25519', '--op', 'mul', '--budget', '60'];

describe('in a checkout', () => {
  const root = join(temporaryFolder(), 'checkout');
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@x', ...args], { cwd: root, encoding: 'utf8' });
  const call = (...args: string[]) => {
    const { FIELDWRIGHT_RESULTS: _, ...env } = process.env;
    return spawnSync(process.execPath, [join(root, 'dist/src/cli.js'), ...args], { cwd: root, encoding: 'utf8', env });
  };

  beforeAll(() => {
    mkdirSync(join(root, 'build'), { recursive: true });
    for (const name of ['package.json', '.gitignore', 'dist', 'results/25519-mul', 'results/README.md'])
      cpSync(join(project, name), join(root, name), { recursive: true });
    for (const name of ['bridge', 'src', 'templates', 'peers', 'coq', 'node_modules'])
      symlinkSync(join(project, name), join(root, name));
    for (const name of readdirSync(join(project, 'build')).filter((part) => !/checkpoints|repro/.test(part)))
      symlinkSync(join(project, 'build', name), join(root, 'build', name));
    git('init', '-q');
    git('add', '--force', 'results');
    git('add', '.');
    git('commit', '-qm', 'a checkout');
  });

  test('the first command of the README changes no file that git knows, and the last lines say what matters', () => {
    const { status, stdout, stderr } = call(...FIRST);
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    expect(git('status', '--porcelain')).toBe('');
    expect(existsSync(join(root, 'local/25519-mul', slug, 'record.jsonl'))).toBe(true);
    expect(readFileSync(join(root, 'local/25519-mul', slug, 'best.S'), 'utf8')).toContain('fe25519_mul_loose');
    const screen = stdout.trimEnd().split('\n').slice(-20).join('\n');
    expect(screen).toMatch(
      /^proved {7}asm = IR, for all inputs$[^]*^throughput: .*$[^]*^use: {4}.*best\.S$\n^longer: /m,
    );
    expect(screen).not.toContain('again:');
    expect(stdout).toContain('\nagain:  ./fieldwright optimize');
    const { fields } = JSON.parse(call('list', '25519', '--json').stdout) as {
      fields: { results: { machine: string }[] }[];
    };
    expect(fields[0].results.map(({ machine }) => machine)).toContain(slug);
  });

  test.runIf(process.env['FIELDWRIGHT_LONG'] === '1')('--store keeps it among the results that are committed', () => {
    expect(call(...FIRST, '--store').status).toBe(0);
    expect(readFileSync(join(root, 'results/25519-mul', slug, 'record.jsonl'), 'utf8')).toContain('"budget":"60"');
    git('checkout', '--', 'results');
  });
});

describe('places', () => {
  const root = temporaryFolder();
  const [local, committed] = [join(root, 'local'), join(root, 'results')];
  const io = recordingIo([], { root, cwd: root, results: local });

  test('records of both are known, and where each is', () => {
    const [ours, theirs] = [{ ...sampleRecord(), seed: 5, time: '2026-01-03T00:00:00.000Z' }, sampleRecord()];
    appendRecord(local, ours);
    appendRecord(committed, theirs);
    expect(storedRecords(io).map(({ seed }) => seed)).toEqual([5, theirs.seed]);
    expect([ours, theirs].map((record) => placeOf(record, io))).toEqual([local, committed]);
    expect(storedRecords(storing(io))).toEqual([theirs]);
    expect(storedRecords({ ...io, results: join(root, 'other') })).toEqual([]);
    appendFileSync(recordFile(local, ours), '{');
    expect(storedRecords(recordingIo([], { root, results: local })).length).toBe(2);
  });

  test('of measurements those of the user come first', () => {
    const entry = { ...sampleBench(sampleRecord()), seed: 1 };
    BENCH.add(committed, 'amd-zen4', 'a', entry);
    BENCH.add(committed, 'amd-zen4', 'b', entry);
    BENCH.add(local, 'amd-zen4', 'b', { ...entry, seed: 2 });
    const { a, b } = BENCH.entries(knownPlaces(io), 'amd-zen4');
    expect([a.seed, b.seed]).toEqual([1, 2]);
  });

  test('--store asks nothing of what it does not change', () => {
    let asked = 0;
    const lazy = {
      ...io,
      get interrupted() {
        asked++;
        return io.interrupted;
      },
    };
    const stored = storing(lazy);
    expect([asked, stored.results, stored.cwd]).toEqual([0, committed, root]);
    expect({ ...stored }.results).toBe(committed);
    expect([committedResults(io), pagesFolder(io), pagesFolder(stored)]).toEqual([
      committed,
      join(root, 'build'),
      join(root, 'docs'),
    ]);
    const named = { ...io, results: '/elsewhere' };
    expect(storing(named)).toBe(named);
  });
});
