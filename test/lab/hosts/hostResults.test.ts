/** What is measured of hosts: stored, and as a table. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hostsTable } from '../../../lab/hosts/hostsTable.ts';
import { HOSTS, storeHost, type HostEntry } from '../../../lab/hosts/hostStore.ts';
import { machineOf } from '../../../src/bench/machine.ts';
import { failureOf } from './failureOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
let folder = '';
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));

const counts = { passed: 170, failed: [], ignored: 0 };
const entry: HostEntry = {
  time: '2026-01-02T03:04:05.000Z',
  title: 'Small',
  from: 'small 1.2.3',
  change: 'the field',
  command: './fieldwright hosts small',
  compiler: 'rustc 1.95.0',
  load: 1.5,
  rounds: 40,
  suites: [
    {
      title: 'small',
      before: { ...counts, failed: ['old'] },
      after: { passed: 169, failed: ['old', 'new'], ignored: 1 },
    },
  ],
  benches: [
    {
      title: 'as shipped',
      times: [
        { operation: 'mul', before: 53_000, after: 26_500, speedup: { value: 2, low: 1.98, high: 2.04 } },
        { operation: 'add', before: 900, after: 1000, speedup: { value: 0.9, low: 0.88, high: 0.92 } },
      ],
    },
  ],
};
const machine = machineOf('vendor_id : AuthenticAMD\ncpu family : 25\nmodel : 17\nmodel name : AMD EPYC\n', '6.1');

test('the table has tests, times with intervals and what became slower in bold', () => {
  const text = hostsTable([{ schemaVersion: 1, machine, hosts: { small: entry } }]);
  expect(text).toContain('| Small (small 1.2.3) | the field |');
  expect(text).toContain('| small: 170 → 169, failed: new (1 left out; failed before and after: old) |');
  expect(text).toContain(
    '*as shipped*<br>mul 2.00× [1.98, 2.04] (53.0 → 26.5 µs)<br>add **0.90× [0.88, 0.92]** (0.9 → 1.0 µs)',
  );
  expect(text).toContain('AMD EPYC (amd-zen4, family 25, model 17), 2026-01-02, load 1.5, rustc 1.95.0');
  expect(hostsTable([])).toBe('Nothing is measured yet.');
});

test('rows of the same host library on several machines stand together', () => {
  const other = machineOf('vendor_id : AuthenticAMD\ncpu family : 26\nmodel : 2\nmodel name : AMD EPYC\n', '6.1');
  const of = (title: string): HostEntry => ({ ...entry, title });
  const text = hostsTable([
    { schemaVersion: 1, machine, hosts: { b: of('B'), a: of('A') } },
    { schemaVersion: 1, machine: other, hosts: { b: of('B') } },
  ]);
  const rows = text.split('\n').slice(2);
  expect(rows.map((row) => [row.slice(2, 3), /amd-\w+/.exec(row)?.[0]])).toEqual([
    ['A', 'amd-zen4'],
    ['B', 'amd-zen4'],
    ['B', 'amd-zen5'],
  ]);
});

test('what is stored is read again, host by host; a damaged file is told', async () => {
  storeHost(folder, machine, 'small', entry);
  storeHost(folder, machine, 'other', { ...entry, title: 'Other' });
  storeHost(folder, machine, 'small', { ...entry, rounds: 7 });
  const [file] = HOSTS.all([folder]);
  expect(Object.entries(file.hosts).map(([name, { rounds }]) => [name, rounds])).toEqual([
    ['small', 7],
    ['other', 40],
  ]);
  writeFileSync(HOSTS.file(folder, machine.slug), '{}');
  expect((await failureOf(() => HOSTS.all([folder]))).message).toContain('malformed');
});

test('docs/HOSTS.md has the table of what is stored', () => {
  const page = readFileSync(join(root, 'docs', 'HOSTS.md'), 'utf8');
  expect(page).toContain(`-->\n${hostsTable(HOSTS.all([join(root, 'results')]))}\n<!-- end hosts -->`);
});
