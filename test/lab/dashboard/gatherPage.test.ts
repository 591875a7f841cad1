import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildsTable } from '../../../lab/dashboard/buildsTable.ts';
import { gatherPage } from '../../../lab/dashboard/gatherPage.ts';
import { htmlPage } from '../../../lab/dashboard/htmlPage.ts';
import { reportedResults } from '../../../lab/report/reportedResults.ts';
import { resultsHeadlines } from '../../../lab/report/resultsOverview.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { searchRuns } from '../../../lab/dashboard/searchRuns.ts';
import type { BatchEntry } from '../../../lab/report/batchStore.ts';
import type { RecordedComparison, ResultRecord } from '../../../src/bench/record.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';
import { drawnRecord, sampleBench, sampleResults } from './sampleResults.ts';

const root = join(import.meta.dirname, '..', '..', '..');

test('machines, champions and bars of all sources, losses and gaps by name', () => {
  const page = gatherPage(sampleResults(), '');
  expect(page.machines).toMatchObject([
    { slug: 'amd-zen4', functions: 2, losses: 2, contended: 0, met: 1, core: 'Zen 4', isOtherCore: false },
    { slug: 'intel-skylake', functions: 1, losses: 0, met: 0, core: 'Golden Cove', isOtherCore: true },
  ]);
  // As README counts: multiplications and squarings alone.
  expect(page.machines[0]).toMatchObject({ leads: 'faster in 1 of 1', comparisons: 4 });
  expect(page.machines[0].meanLead).toBeCloseTo(1.1, 6);
  expect(
    page.bars.filter(({ machine }) => machine === 'amd-zen4').map((b) => [b.function, b.mode, b.kind, b.standing]),
  ).toEqual([
    ['25519-mul', 'throughput', 'llc -O3', 'ahead'],
    ['25519-mul', 'latency', 'llc -O3', 'ahead'],
    ['25519-add', 'throughput', 'llc -O3', 'behind'],
    ['25519-add', 'latency', 'llc -O3', 'ahead'],
    ['25519-mul', 'throughput', 'OpenSSL', 'ahead'],
    ['25519-mul', 'latency', 'OpenSSL', 'behind'],
  ]);
  expect(page.builds).toBeNull();
  expect(page.gaps).toEqual([
    expect.stringMatching(/^2 of the 3 best codes have met no library/),
    'No stored run compares our own fields with gcc, wolfSSL, s2n-bignum.',
    expect.stringMatching(/^1 of 3 records have no trace/),
    expect.stringMatching(/^1 of the 3 best codes were recorded without the code/),
    'X25519 in its builds is not measured.',
    'Batches are not measured.',
  ]);
});

test('the figure of a machine is that of README', async () => {
  const results = await reportedResults(true, recordingIo([], { root, results: join(root, 'results') }));
  const lines = resultsHeadlines(results).split('\n');
  for (const { slug, isPortable, meanLead, leads } of gatherPage(results, '').machines) {
    if (isPortable) continue;
    const line = lines.find((text) => text.startsWith(`* **${slug}**`))?.replaceAll('**', '');
    expect(line).toContain(`: ${leads} multiplications and squarings, on average ${meanLead?.toFixed(2)}×`);
  }
});

test('batches: a curve for each contestant, cycles of one call, the smallest batch first', () => {
  const { comparison } = sampleBench(sampleResults().records[0]);
  const batch = (count: number): BatchEntry => ({
    time: '2026-01-03T00:00:00.000Z',
    seed: 1,
    ruler: 2,
    function: 'x25519',
    count,
    lanes: false,
    comparison,
    origins: ['ours', 'openssl 3'],
    deviations: [],
    absent: [],
  });
  const entries = { 'x25519-10': batch(10), 'x25519-2': batch(2) };
  const page = gatherPage({ ...sampleResults(), batches: new Map([['amd-zen4', entries]]) }, '');
  expect(page.batches).toEqual([
    {
      function: 'x25519',
      title: 'X25519 (RFC 7748)',
      machine: 'amd-zen4',
      curves: [
        {
          name: comparison.contestants[0].name,
          points: [
            [2, 15],
            [10, 3],
          ],
        },
        {
          name: 'OpenSSL x25519_fe64_mul',
          points: [
            [2, 16.5],
            [10, 3.3],
          ],
        },
      ],
    },
  ]);
  expect(page.gaps.at(-1)).toBe('No batches are measured on a processor with AVX-512 IFMA.');
});

test('a contender that was met twice has one bar, and compilers alone are no outsiders', () => {
  const results = sampleResults();
  const { comparison } = results.records[0];
  const entry = { ...sampleBench(results.records[0]), comparison };
  const page = gatherPage({ ...results, bench: new Map([['amd-zen4', { '25519-mul': entry }]]) }, '');
  expect(page.bars.filter(({ source }) => source === 'bench')).toEqual([]);
  expect(page.gaps[0]).toMatch(/^3 of the 3 best codes have met no library/);
});

test('code for latency answers for latency alone, and takes it from the code for throughput', () => {
  const { records, ...rest } = sampleResults();
  const slow = sampleRecord({ options: { for: 'latency' } }, 0.8);
  const [ours, llc] = slow.comparison.contestants;
  const fast = { ...llc, latency: { ...llc.latency!, ratio: { value: 1.3, low: 1.29, high: 1.31 } } };
  const chained = { ...slow, comparison: { ...slow.comparison, contestants: [ours, fast] } };
  const page = gatherPage({ ...rest, records: [...records, chained] }, '');
  expect(page.champions.map((c) => [c.function, c.machine, ...c.modes])).toEqual([
    ['25519-add', 'amd-zen4', 'throughput', 'latency'],
    ['25519-mul', 'amd-zen4', 'throughput'],
    ['25519-mul', 'intel-skylake', 'throughput', 'latency'],
    ['25519-mul-for-latency', 'amd-zen4', 'latency'],
  ]);
  // The loss in latency to OpenSSL is not one any more; throughput of the code for latency counts nowhere.
  expect(page.machines[0]).toMatchObject({ losses: 1, functions: 2 });
  expect(page.machines[0].meanLead).toBeCloseTo(1.1, 6);
});

test('a champion has its bound, its schedule and that of its contender as far as it can be read', () => {
  const [, champion] = gatherPage(sampleResults(), '').champions;
  expect(champion).toMatchObject({ function: '25519-mul', machine: 'amd-zen4', instructions: 5, bytes: 20 });
  expect(champion.strongest.map(({ mode, contender, standing }) => [mode, contender, standing])).toEqual([
    ['throughput', 'OpenSSL x25519_fe64_mul', 'ahead'],
    ['latency', 'OpenSSL x25519_fe64_mul', 'behind'],
  ]);
  expect(champion.timeline.missing).toBe('');
  expect(champion.timeline.instructions.map(([text, , , start, , kind]) => [text, start, kind])).toEqual([
    ['mulx r8, r9, rcx', 0, 'product'],
    ['xor eax, eax', 0, 'other'],
    ['adcx r8, r9', 4, 'carry'],
    ['adox r8, r9', 5, 'overflow'],
    ['ret', 5, 'move'],
  ]);
  expect(champion.bound).toBeLessThanOrEqual(champion.scheduled);
  expect(champion.contender).toMatchObject({
    name: 'llc',
    instructions: [['xor eax, eax', 0, -1, 0, 0, 'other', '', -1, -1]],
  });
  expect(champion.contender?.missing).toContain('up to byte 2 of 5');
});

test('the contender whose schedule is drawn is the strongest in the mode that the code answers for', () => {
  const plain = drawnRecord();
  const [ours, llc] = plain.comparison.contestants;
  const gcc = {
    ...llc,
    name: 'gcc-12 -O3',
    throughput: { ...llc.throughput, ratio: { value: 2, low: 1.9, high: 2.1 } },
    latency: { ...llc.latency!, ratio: { value: 1.05, low: 1.04, high: 1.06 } },
  };
  const comparison: RecordedComparison = { ...plain.comparison, contestants: [ours, llc, gcc] };
  const stronger = { ...llc, latency: { ...llc.latency!, ratio: { value: 1.3, low: 1.29, high: 1.31 } } };
  const records: ResultRecord[] = [
    { ...plain, comparison },
    {
      ...drawnRecord({ options: { for: 'latency' } }),
      comparison: { ...comparison, contestants: [ours, stronger, gcc] },
    },
  ];
  const { champions } = gatherPage({ ...sampleResults(), records }, '');
  expect(champions.map(({ modes, contender }) => [...modes, contender?.name])).toEqual([
    ['throughput', 'llc'],
    ['latency', 'gcc'],
  ]);
});

test('courses come from traces, or from the history of older records, and are thinned', () => {
  const champion = drawnRecord();
  const history = Array.from({ length: 900 }, (_, i) => ({
    evaluation: i,
    seconds: 0.01 * (i + 1),
    ratio: 1 - i / 1000,
  }));
  const others = Array.from({ length: 12 }, (_, i) =>
    sampleRecord({ seed: 100 + i, history, time: `2026-01-01T00:00:${10 + i}.000Z` }),
  );
  const runs = searchRuns([...others, champion], champion);
  expect(runs.map(({ seed }) => seed)).toEqual([105, 106, 107, 108, 109, 110, 111, 7]);
  expect(runs.filter(({ isChampion }) => isChampion).map(({ points }) => points)).toEqual([
    [
      [1, 0.1, 1],
      [50, 1, 1.25],
      [1000, 2, 1.4286],
    ],
  ]);
  expect(runs[0].points.length).toBeLessThanOrEqual(80);
  expect(runs[0].points.length).toBeGreaterThan(40);
  expect(runs[0].points[0]).toEqual([0, 0.01, 1]);
  expect(runs[0].points.at(-1)?.[0]).toBe(899);
});

test('the builds of X25519 are read from the page that `builds --write` writes: the fastest first, in words', () => {
  const page = readFileSync(join(root, 'bridge', 'README.md'), 'utf8');
  const builds = buildsTable(page);
  const titles = builds?.rows.map(({ name }) => name) ?? [];
  expect(titles).toEqual(expect.arrayContaining(['our pass, word IR and search', 'AWS-LC (s2n-bignum)', 'libsodium']));
  expect(titles.at(-1)).toBe('clang alone, which divides');
  const ratios = builds?.rows.map(({ ratio }) => ratio) ?? [];
  expect(ratios).toEqual(ratios.toSorted((x, y) => x - y));
  expect(builds?.yardstick).toBe('libsodium');
  expect(builds?.rows.filter(({ isLibrary }) => isLibrary).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['AWS-LC (s2n-bignum)', 'OpenSSL', 'libsodium']),
  );
  expect(builds?.rows.every(({ cycles, low, ratio, high }) => cycles > 0 && low <= ratio && ratio <= high)).toBe(true);
  expect(JSON.stringify(builds)).not.toContain('`');
  const library = '| wolfSSL avx2, gcc-12 -O3 -march=native |  | 100854 | 0.936 [0.935, 0.936] |  |\n';
  expect(buildsTable(page.replace('| s2n-bignum', `${library}| s2n-bignum`))?.rows).toContainEqual(
    expect.objectContaining({ name: 'wolfSSL', isLibrary: true, ratio: 0.936 }),
  );
  expect(buildsTable('nothing')).toBeNull();
  const absent = 'took no part in the stored run of X25519 in its builds.';
  expect(gatherPage(sampleResults(), page.replace(/^\| (s2n-bignum|wolfSSL).*\n/gm, '')).gaps).toContain(
    `AWS-LC and wolfSSL ${absent}`,
  );
});

test('machines that met a library come first, code for older processors last', () => {
  const { records, ...rest } = sampleResults();
  const [first] = records;
  const older = { ...first, target: 'x86-64' as const };
  const page = gatherPage({ ...rest, records: [older, ...records] }, '');
  expect(page.machines.map(({ slug, isPortable, met }) => [slug, isPortable, met])).toEqual([
    ['amd-zen4', false, 1],
    ['intel-skylake', false, 0],
    [`${first.machine.slug}-x86-64`, true, expect.any(Number)],
  ]);
});

test('nothing in the data can end its element or fetch anything', () => {
  const page = { ...gatherPage(sampleResults(), ''), gaps: ['</script><script>alert(1)</script>'] };
  const html = htmlPage(page, { script: 'const x = "</script>";', style: 'p { color: red }' });
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain("default-src 'none'");
  const json = /<script type="application\/json" id="results">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(page)));
});
