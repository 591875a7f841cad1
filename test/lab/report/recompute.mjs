/**
 * Recomputes the figures of README's rows, of docs/RESULTS.md and of the page of results from the committed records,
 * with nothing of src: the records are read as JSON, and the documents as text.
 *
 * `node test/lab/report/recompute.mjs [folder [page]]`, where the page is build/dashboard.html unless named; exit code
 * 1 if anything differs, which is printed. Behind them other folders of documents, each with its dashboard.html, may be
 * named, which are held against the same records instead, one after the other, each with its name.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODES, answersOf } from './recomputed/answers.mjs';
import {
  bold,
  brief,
  compilersOnly,
  compilersOnlyIn,
  countsIn,
  countsOf,
  cyclesOf,
  figure,
  generatedLines,
  isOutsider,
  mean,
  tablesOf,
  times,
} from './recomputed/documents.mjs';
import { readRecords } from './recomputed/records.mjs';

const root = process.argv[2] ?? join(import.meta.dirname, '..', '..', '..');
const page = process.argv[3] ?? join(root, 'build', 'dashboard.html');
const others = process.argv.slice(4);
let problems = [];
let compared = 0;

function agree(where, found, expected) {
  compared++;
  if (found !== expected)
    problems.push(`${where}: ${JSON.stringify(found)}, from the records ${JSON.stringify(expected)}`);
}

/** A ratio must be what the cycles of the layouts say, as far as medians of other things can agree. */
function checkMedians(record) {
  const [ours, ...others] = record.comparison.contestants;
  for (const mode of MODES)
    for (const other of others.filter((c) => c[mode] !== null && c[mode].ratio.value < 4)) {
      const { ratio, layoutCycles } = other[mode];
      const own = ours[mode].layoutCycles;
      if (own.length !== layoutCycles.length) continue;
      const sorted = layoutCycles.map((cycles, i) => cycles / own[i]).sort((a, b) => a - b);
      const middle = sorted[sorted.length >> 1];
      compared++;
      if (middle < 0.93 * ratio.low || middle > 1.07 * ratio.high)
        problems.push(
          `${record.name} ${record.machine} ${mode} ${other.name}: median ${middle}, recorded ${ratio.value}`,
        );
    }
}

/** Functions that README shows. */
const HEADLINES = ['25519-mul', 'bls12-381-p-mul', 'p256-montgomery-mul', 'p521-mul', 'secp256k1-mul'];

/**
 * README and the head of docs/RESULTS.md: per machine a line, and a table of multiplications and squarings (README: of
 * `HEADLINES`) in throughput; no older instruction sets.
 */
function checkOverview(page, lines, answers, isRow = () => true) {
  const shown = answers.filter(
    ({ mode, name, machine }) => mode === 'throughput' && /-(mul|square)$/.test(name) && !machine.includes('-x86-64'),
  );
  const machines = [...new Set(shown.map(({ machine }) => machine))].sort();
  const [titles, ...rows] = tablesOf(lines)[0] ?? [[]];
  agree(`columns of ${page}`, titles.join(), ['function', ...machines, 'fastest alternative'].join());
  const names = [...new Set(shown.map(({ name }) => name))].filter(isRow);
  agree(`functions of ${page}`, rows.map(([name]) => name).join(), names.join());
  for (const [name, ...cells] of rows)
    for (const [i, machine] of machines.entries()) {
      const one = shown.find((other) => other.name === name && other.machine === machine);
      agree(`${page}, ${name} ${machine}`, cells[i], one === undefined ? '–' : overviewCell(one));
      if (one === undefined) continue;
      agree(`${page}, strongest of ${name} ${machine}: ${cells.at(-1)}`, isNamed(one, cells.at(-1)), true);
    }
  for (const machine of machines) {
    const [first, second = ''] = (lines.find((text) => text.startsWith(`* **${machine}**`)) ?? '').split(
      '; in latency ',
    );
    const own = shown.filter((one) => one.machine === machine);
    agree(`${page}, counts of ${machine}`, countsIn(first), countsOf(own));
    agree(`${page}, ${machine} against compilers`, compilersOnlyIn(first), compilersOnly(own));
    agree(`${page}, mean of ${machine}`, / on average (\S+×)/.exec(first)?.[1], mean(own));
    const latency = answers.filter((one) => one.machine === machine && one.mode === 'latency');
    agree(`${page}, counts in latency of ${machine}`, countsIn(second), countsOf(latency));
    agree(`${page}, ${machine} in latency against compilers`, compilersOnlyIn(second), compilersOnly(latency));
  }
}

function overviewCell(one) {
  const ratio = times(one.against.timing.ratio.value);
  return `${cyclesOf(one)}\u00a0·\u00a0${bold(one.contenders.some(isOutsider) ? ratio : `(${ratio})`, one)}`;
}

/** `name`, or `name (machine, machine)` among others. */
function isNamed({ machine, against }, cell) {
  const name = brief(against.name);
  if (cell === name) return true;
  const at = cell.indexOf(`${name} (`);
  return (
    at >= 0 &&
    cell
      .slice(at + name.length)
      .split(')')[0]
      .slice(2)
      .split(', ')
      .includes(machine)
  );
}

/** docs/RESULTS.md: losses, for each machine a table of each mode, who took part. */
function checkPage(lines, answers, machines) {
  const losses = answers
    .filter(({ kind }) => kind === 'behind')
    .map((a) => `* ${a.name} on ${a.machine} in ${a.mode}: ${figure(a.against.timing.ratio)}, ${a.against.name}`);
  agree('losses', lines.filter((line) => line.startsWith('* ')).join('\n'), losses.join('\n'));
  for (const machine of machines)
    for (const mode of MODES) {
      const own = answers.filter((one) => one.machine === machine && one.mode === mode);
      const at = lines.findIndex((line) => line.startsWith(`### ${machine}, ${mode}: `));
      agree(`${machine}, ${mode}: there`, at >= 0, own.length > 0);
      if (at < 0 || own.length === 0) continue;
      agree(`${machine}, ${mode}: counts`, countsIn(lines[at + 2]), countsOf(own));
      agree(`${machine}, ${mode}: against compilers`, compilersOnlyIn(lines[at + 2]), compilersOnly(own));
      agree(`${machine}, ${mode}: mean`, /mean (\S+×)/.exec(lines[at + 2])?.[1], mean(own));
      const [, ...rows] = tablesOf(lines.slice(at))[0];
      agree(`${machine}, ${mode}: rows`, rows.length, own.length);
      for (const [i, one] of own.entries())
        agree(`${machine}, ${mode}`, rows[i]?.join(' | '), pageRow(one).join(' | '));
    }
  const [, ...parts] = tablesOf(lines).at(-1) ?? [];
  const expected = [...new Set(answers.map(({ name }) => name))].map((name) => {
    const met = answers.filter((one) => one.name === name).flatMap(({ contenders }) => contenders.map(brief));
    return `${name}: ${[...new Set(met)].sort().join(', ')}`;
  });
  agree('who took part', parts.map((cells) => cells.join(': ')).join('\n'), expected.join('\n'));
}

function pageRow(one) {
  const { record, against, mode, contenders } = one;
  const { contestants } = record.comparison;
  const llc = contestants.find(({ name }) => name.startsWith('llc'))?.[mode];
  const other = contestants[0][mode === 'latency' ? 'throughput' : 'latency'];
  const claims = record.verdicts.filter(({ kind }) => kind === 'proved').map(({ claim }) => claim);
  const isAll = ['asm = IR', 'constant time', 'asm = source', 'IR = specification'].every((c) => claims.includes(c));
  return [
    one.name,
    cyclesOf(one),
    brief(against.name),
    bold(figure(against.timing.ratio), one),
    llc ? figure(llc.ratio) : '–',
    other?.cycles.toFixed(1) ?? '–',
    `${contenders.length}${contenders.some(isOutsider) ? '' : ' (compilers)'}`,
    isAll ? 'all' : claims.join(', ') || 'no',
  ];
}

/** The page of results: bars of the searches' own runs, champions with their fastest alternatives, machines. */
function checkDashboard(html, { best, answers, machines, strongest }) {
  const data = JSON.parse(/id="results">(.*)<\/script>/.exec(html)[1]);
  const isPortable = (slug) => slug.includes('-x86-64');
  const portableLast = machines.toSorted((a, b) => Number(isPortable(a)) - Number(isPortable(b)));
  agree('machines of the page', data.machines.map(({ slug }) => slug).join(), portableLast.join());
  for (const machine of data.machines) checkCard(machine, answers);
  const expected = [...best.values()].flatMap((record) =>
    record.comparison.contestants.slice(1).flatMap((c) =>
      MODES.filter((mode) => c[mode] !== null).map((mode) => {
        const { value, low, high } = c[mode].ratio;
        const figures = [value, low, high].map((x) => Number(x.toFixed(3)));
        return [record.name, record.machine, mode, c.name, ...figures].join(' ');
      }),
    ),
  );
  const found = data.bars
    .filter(({ source }) => source === 'optimize')
    .map((b) => [b.function, b.machine, b.mode, b.contender, b.ratio, b.low, b.high].join(' '));
  agree('bars of the page', found.sort().join('\n'), expected.sort().join('\n'));
  for (const champion of data.champions) {
    const record = best.get(`${champion.function} ${champion.machine}`);
    const modes = answers.filter((one) => one.record === record).map(({ mode }) => mode);
    agree(`page, modes of ${champion.function} ${champion.machine}`, champion.modes.join(), modes.join());
    for (const s of champion.strongest)
      agree(`page, ${champion.function} ${champion.machine}`, s.ratio, strongest(record, s.mode).timing.ratio.value);
  }
}

/** What stands at the head of the page about a machine. */
function checkCard({ slug, functions, met, meanLead, leads, comparisons, losses }, answers) {
  const all = answers.filter(({ machine }) => machine === slug);
  const own = all.filter(({ mode }) => mode === 'throughput');
  // The figure is README's.
  const shown = own.filter(({ name }) => /-(mul|square)$/.test(name));
  agree(`page, functions on ${slug}`, functions, own.length);
  agree(`page, functions on ${slug} that met libraries`, met, own.length - compilersOnly(own));
  agree(`page, mean of ${slug}`, times(meanLead), mean(shown));
  agree(`page, counts of ${slug}`, countsIn(leads.replace(/slower in \d+/, '**$&**')), countsOf(shown));
  agree(`page, comparisons on ${slug}`, comparisons, all.length);
  agree(`page, losses on ${slug}`, losses, all.filter(({ kind }) => kind === 'behind').length);
}

const stored = readRecords(root);
const found = answersOf(stored);
if (others.length === 0) process.stdout.write(accountOf(root, page));
for (const folder of others) process.stdout.write(`${folder}\n${accountOf(folder, join(folder, 'dashboard.html'))}`);

/** What differs between the documents of a folder and the records, or that nothing does. */
function accountOf(folder, dashboard) {
  const { best, answers, machines } = found;
  problems = [];
  compared = 0;
  for (const record of best.values()) checkMedians(record);
  for (const [file, check] of [
    [
      join(folder, 'README.md'),
      (text) => checkOverview('README', generatedLines(text, 'results'), answers, (name) => HEADLINES.includes(name)),
    ],
    [
      join(folder, 'docs', 'RESULTS.md'),
      (text) => {
        checkOverview('RESULTS', generatedLines(text, 'overview'), answers);
        checkPage(generatedLines(text, 'results'), answers, machines);
      },
    ],
    [dashboard, (text) => checkDashboard(text, found)],
  ]) {
    if (existsSync(file)) check(readFileSync(file, 'utf8'));
    else problems.push(`${file} is missing`);
  }
  if (problems.length === 0)
    return `${compared} figures of ${best.size} best results agree with ${stored.records.length} records\n`;
  process.exitCode = 1;
  return `${problems.join('\n')}\n${problems.length} of ${compared} figures differ\n`;
}
