import { expect, test } from 'vitest';
import { benchTable } from '../../../src/engine/report/benchTable.ts';
import { X25519 } from '../../../src/bench/reference/peerX25519.ts';

/** As with --verbose. */
const ALL = { width: Infinity, isVerbose: true };

test('the table has the fastest first and says who has no time', () => {
  const timing = (cycles: number, value: number) => ({
    cycles,
    ratio: { value, low: value - 0.01, high: value + 0.01 },
    layoutCycles: [cycles],
  });
  const contestant = (name: string) => ({
    name,
    origin: 'somewhere',
    representation: '4x64',
    code: new Uint8Array(7),
    contract: X25519.contract,
  });
  const table = benchTable(
    [contestant('ours'), contestant('theirs')],
    [
      { name: 'A', reason: 'because' },
      { name: 'B', reason: 'because' },
    ],
    {
      contestants: [
        { name: 'ours', bytes: 7, throughput: timing(40, 1), latency: null },
        { name: 'theirs', bytes: 7, throughput: timing(30, 0.75), latency: timing(44, 0.9) },
      ],
      layouts: 32,
      quietShare: 0.5,
      contended: true,
      noise: 0.004,
    },
    ALL,
  );
  const lines = table.split('\n');
  expect(lines[2]).toMatch(
    /^theirs +30\.0 +0\.750 \[0\.740, 0\.760\] ◂ +44\.0 +0\.900 \[0\.890, 0\.910\] ◂ +4x64 +7 +somewhere$/,
  );
  expect(lines[3]).toMatch(/^ours +40\.0 +yardstick +– +4x64 +7 +somewhere$/);
  expect(table).toContain('50 % of the rounds');
  expect(table).toContain('measure again on a quiet machine');
  expect(table).toContain('  A, B: because');
});

test('two chains have a column of their own where they were timed', () => {
  const timing = (cycles: number) => ({ cycles, ratio: { value: cycles / 40, low: 1, high: 2 }, layoutCycles: [40] });
  const some = (name: string) => ({ name, origin: 'x', representation: '4x64', code: new Uint8Array(7), contract: X });
  const X = X25519.contract;
  const timed = (name: string, cycles: number) => ({ name, bytes: 7, throughput: timing(cycles), latency: null });
  const rest = { layouts: 32, quietShare: 1, contended: false, noise: 0 };
  const table = benchTable(
    [some('ours'), some('theirs')],
    [],
    {
      contestants: [{ ...timed('ours', 40), pairs: timing(50) }, timed('theirs', 44)],
      ...rest,
    },
    ALL,
  );
  const lines = table.split('\n');
  expect(lines[0]).toMatch(/latency +relative +two chains +limbs/);
  expect(lines[2]).toMatch(/^ours +40\.0 +yardstick +– +50\.0 +4x64 +7 +x$/);
  expect(table).toContain('Two chains: each call waits');
  const plain = { contestants: [timed('ours', 40), timed('theirs', 44)], ...rest };
  expect(benchTable([some('ours'), some('theirs')], [], plain, ALL)).not.toContain('chains');
});

test('the table says whose code does not move, and which arrays were kept apart', () => {
  const timing = { cycles: 40, ratio: { value: 1, low: 1, high: 1 }, layoutCycles: [40] };
  const spec = { modulus: 7n, relation: 'arg1', weights: [0], canonical: true, canonicalInputs: true };
  const some = (name: string, aliases: readonly string[]) => ({
    name,
    origin: '',
    representation: '',
    code: new Uint8Array(7),
    contract: { ...X25519.contract, spec },
    aliases,
  });
  const shared = {
    ...some('shared', ['out=a', 'out=b', 'a=b', 'out=a=b']),
    code: { path: 'x.so', symbol: 'f', length: 9 },
  };
  const field = [some('apart', []), some('partly', ['out=a']), shared];
  const times = field.map(({ name }) => ({ name, bytes: 1, throughput: timing, latency: timing }));
  const comparison = { contestants: times, layouts: 32, quietShare: 1, contended: false, noise: 0 };
  const table = benchTable(field, [], comparison, ALL);
  expect(table).toMatch(/Loaded as shared objects.*: shared\./);
  expect(table).toContain('Arrays may alias in no way, and were tested so: apart.');
  expect(table).toContain('Arrays may alias only as out=a, and were tested so: partly.');
});

test('the table fits a terminal', () => {
  const timing = { cycles: 6995, ratio: { value: 188.4, low: 170, high: 200 }, layoutCycles: [6995] };
  const names = ['ours', 'clang-22 -O3 -march=native + reduction pass', 'OpenSSL C (fe51), compiled by clang-22 -O3'];
  const field = names.map((name) => ({
    name,
    origin: 'peers/build/libraries/crypto.o',
    representation: '5x51',
    code: new Uint8Array(7),
    contract: X25519.contract,
  }));
  const times = names.map((name) => ({ name, bytes: 7, throughput: timing, latency: timing, pairs: timing }));
  const comparison = { contestants: times, layouts: 32, quietShare: 1, contended: true, noise: 0 };
  const absent = [{ name: names.join(', '), reason: 'not applicable: there is no source of it in bridge/' }];
  const lines = benchTable(field, absent, comparison, { width: 80, isVerbose: false }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
