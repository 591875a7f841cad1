/** Hosts that are Go modules: fetched, copied, tested and linked with a benchmark by go. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildBench } from '../../../lab/hosts/hostBench.ts';
import { packageOf, readHost, type Host } from '../../../lab/hosts/hostManifest.ts';
import { countGoTests } from '../../../lab/hosts/hostOutput.ts';
import { openSource } from '../../../lab/hosts/hostSource.ts';
import { runSuite, suiteTitle } from '../../../lab/hosts/hostSuites.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { failureOf } from './failureOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const MODULE = 'example.org/small';
const hasGo = await run('go', ['version']).then(
  ({ status }) => status === 0,
  () => false,
);

let folder = '';
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));
afterEach(() => {
  vi.unstubAllEnvs();
});

function write(path: string, text: string, mode = 0o644): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text, { mode });
  return file;
}

/** A module of one function, which the benchmark prints. */
function smallHost(changes: object = {}): Host {
  write('kept/go.mod', `module ${MODULE}\n\ngo 1.21\n`);
  write('kept/small.go', 'package small\n\nfunc Add(a, b int) int { return a + b }\n', 0o444);
  const tests = 'func TestSum(t *testing.T) {\n\tif Add(1, 2) != 3 {\n\t\tt.Fatal("not 3")\n\t}\n}\n';
  const left = 'func TestLeft(t *testing.T) { t.Skip("no reason") }\n';
  write('kept/small_test.go', `package small\n\nimport "testing"\n\n${tests}\n${left}`);
  write('hosts/shared/timing.h', '');
  write('hosts/small/bench/go.mod', `module bench\n\ngo 1.21\n\nrequire ${MODULE} v1.2.0\n`);
  write(
    'hosts/small/bench/main.go',
    `package main\n\nimport (\n\t"fmt"\n\n\t"${MODULE}"\n)\n\nfunc main() { fmt.Println("add", small.Add(1, 2)) }\n`,
  );
  const manifest = {
    title: 'Small',
    module: MODULE,
    version: '1.2.0',
    change: 'all',
    libraries: [],
    patch: {},
    suites: [{ kind: 'go', packages: ['./...'] }],
    benches: [{ title: 'as shipped' }],
    ...changes,
  };
  write('hosts/small/host.json', JSON.stringify(manifest));
  return readHost(folder, 'small');
}

const io = () => recordingIo(['hosts'], { root: folder, env: process.env });

/** Something that is called as go is. */
function stubGo(script: string): void {
  write('bin/go', `#!/bin/sh\n${script}\n`, 0o755);
  vi.stubEnv('PATH', `${join(folder, 'bin')}:${process.env['PATH']}`);
}

test('the pinned module is copied, so that it can be written; another version and no go are told', async () => {
  const host = smallHost();
  expect(packageOf(host)).toBe(MODULE);
  const kept = JSON.stringify({ Path: MODULE, Version: 'v1.2.0', Dir: join(folder, 'kept') });
  stubGo(`[ "$*" = "mod download -json ${MODULE}" ] && [ -e main.go ] && [ $GOTOOLCHAIN = local ] && echo '${kept}'`);
  const { copy } = await openSource(host, io());
  const place = await copy(join(folder, 'work', MODULE));
  expect(readFileSync(join(place, 'small.go'), 'utf8')).toBe(readFileSync(join(folder, 'kept/small.go'), 'utf8'));
  expect(statSync(join(place, 'small.go')).mode & 0o200).toBe(0o200);
  const other = await failureOf(() => openSource(smallHost({ version: '1.3.0' }), io()));
  expect([other.kind, other.detail.expected, other.detail.found]).toEqual(['input', 'v1.3.0', 'v1.2.0']);
  stubGo('echo no network >&2; exit 1');
  const failed = await failureOf(() => openSource(host, io()));
  expect([failed.kind, failed.detail.found]).toEqual(['tool', 'no network']);
  vi.stubEnv('PATH', join(folder, 'nothing'));
  expect((await failureOf(() => openSource(host, io()))).message).toBe('go is not installed');
});

test.runIf(hasGo)('its tests run, and the benchmark is built with the copy that is asked for', async () => {
  const host = smallHost();
  const [suite] = host.suites;
  expect(suiteTitle(suite)).toBe('go test ./...');
  const place = { folder: join(folder, 'kept'), variant: 'plain', archives: [], work: folder };
  const suiteOf = (at: typeof place) => runSuite(host, suite, at, { crates: new Map(), io: io() });
  expect(await suiteOf(place)).toEqual({ passed: 1, failed: [], ignored: 1 });
  await run('cp', ['-R', '--no-preserve=mode', join(folder, 'kept'), join(folder, 'patched')]);
  const patched = write('patched/small.go', 'package small\n\nfunc Add(a, b int) int { return a + b + 4 }\n');
  // The name of a library is found in what is linked with it, as that of a function would be.
  write('patched/ours.go', 'package small\n\nvar Ours = "fe_small"\n\nfunc init() { println(Ours[:0]) }\n');
  const wrong = { ...place, folder: join(patched, '..') };
  // No test passes: it is told what go says.
  expect((await failureOf(() => suiteOf(wrong))).detail.found).toContain('not 3');
  const programs = await buildBench(
    host,
    host.benches[0],
    { plain: place.folder, patched: wrong.folder, archives: ['libfe_small.a'], work: folder, name: 'bench' },
    io(),
  );
  expect((await run(programs.before, [])).stdout).toBe('add 3\n');
  expect((await run(programs.after, [])).stdout).toBe('add 7\n');
  expect(readFileSync(join(host.folder, 'bench/go.mod'), 'utf8')).not.toContain('replace');
});

test('events of go are counted: tests with their parts, and packages that fail without one', () => {
  const event = (Action: string, Package: string, Test?: string): string => JSON.stringify({ Action, Package, Test });
  const lines = [
    event('run', 'a', 'TestX'),
    event('pass', 'a', 'TestX/part'),
    event('pass', 'a', 'TestX'),
    event('skip', 'a', 'TestY'),
    event('pass', 'a'),
    event('fail', 'b', 'TestZ'),
    event('fail', 'b'),
    event('fail', 'c'),
    'not JSON',
  ];
  expect(countGoTests(lines.join('\n'), 1)).toEqual({ passed: 2, failed: ['b.TestZ', 'c'], ignored: 1 });
  expect(countGoTests(lines.slice(0, 5).join('\n'), 0)).toEqual({ passed: 2, failed: [], ignored: 1 });
  expect(countGoTests(lines.slice(0, 5).join('\n'), 2).failed).toEqual(['exit code 2']);
});
