/**
 * Recomputes the ratios of README's table and of the page of results from the committed records, with nothing of src:
 * the records are read as JSON, and the documents as text.
 *
 * `node test/report/recompute.mjs [folder]`; exit code 1 if anything differs, which is printed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2] ?? join(import.meta.dirname, '..', '..');
const problems = [];
let compared = 0;

/** Texts of files below results/: of the last commit, or as they lie there where there is none. */
function resultFiles() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' });
  try {
    const prefix = git('rev-parse', '--show-prefix').trim();
    return git('ls-tree', '-r', '--name-only', 'HEAD', '--', 'results')
      .split('\n')
      .filter((name) => name.startsWith('results/') && /\.jsonl?$/.test(name))
      .map((name) => [name, git('show', `HEAD:${prefix}${name}`)]);
  } catch {
    return readdirSync(join(root, 'results'), { recursive: true })
      .filter((name) => /\.jsonl?$/.test(name))
      .map((name) => [`results/${name}`, readFileSync(join(root, 'results', name), 'utf8')]);
  }
}

const files = resultFiles();
const records = files
  .filter(([name]) => name.endsWith('record.jsonl'))
  .flatMap(([name, text]) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ ...JSON.parse(line), name: name.split('/')[1], machine: name.split('/')[2] })),
  );
const bench = Object.fromEntries(
  files
    .filter(([name]) => /^results\/bench\/[^/]*\.json$/.test(name))
    .map(([, text]) => JSON.parse(text))
    .map(({ machine, entries }) => [machine, entries]),
);

/** Code that was searched for latency is in folders of its own, and is judged by it. */
const speedupOf = ({ name, comparison: { contestants } }) =>
  (name.endsWith('-for-latency') ? contestants[1].latency : contestants[1].throughput).ratio.value;

/** Hashes of code that lost the last race it took part in (`merge`). */
function beaten(own) {
  const losers = new Set();
  const mode = own[0]?.name.endsWith('-for-latency') ? 'latency' : 'throughput';
  for (const { race, code } of own
    .filter(({ race }) => race?.[mode] !== undefined)
    .sort((a, b) => (a.time < b.time ? -1 : 1))) {
    for (const loser of race[mode]) losers.add(loser.code);
    losers.delete(code.sha256);
  }
  return losers;
}

const fastest = (own) => own.reduce((a, b) => (speedupOf(b) > speedupOf(a) ? b : a));

/** Of records of the same code the fastest of those with most proofs. */
function mostProved(own) {
  const proofs = ({ verdicts }) => verdicts.filter(({ kind }) => kind === 'proved').length;
  const groups = {};
  for (const record of own) groups[record.code.sha256] = [...(groups[record.code.sha256] ?? []), record];
  return Object.values(groups).map((same) => {
    const most = Math.max(...same.map(proofs));
    return fastest(same.filter((record) => proofs(record) === most));
  });
}

/** What is not decided of the shipped bytes; such code counts only if there is nothing else. */
const isOpen = ({ verdicts }) =>
  verdicts.some(({ claim, kind }) => kind === 'undecided' && ['asm = IR', 'constant time'].includes(claim));

function bestOf(all) {
  const right = all.filter(({ verdicts }) => verdicts.every(({ kind }) => kind !== 'refuted'));
  const losers = beaten(right);
  const sound = right.filter(({ code }) => !losers.has(code.sha256));
  const decided = sound.filter((record) => !isOpen(record));
  const trusted = decided.length > 0 ? decided : sound;
  const quiet = trusted.filter(({ comparison }) => !comparison.contended);
  return fastest(mostProved(quiet.length > 0 ? quiet : trusted));
}

const names = [...new Set(records.map(({ name }) => name))].sort();
const machines = [...new Set(records.map(({ machine }) => machine))].sort();
const MODES = ['throughput', 'latency'];

const figure = ({ value, low, high }, noise) => {
  const text = `${value.toFixed(2)}× ±${Math.max(high - value, value - low).toFixed(2)}`;
  return high < 1 - noise ? `**${text}**` : text;
};

/** The strongest opponent of the code in a mode, of its own run or of a run of `bench` with the very same code. */
function strongest(record, mode) {
  const entry = bench[record.machine]?.[record.name];
  const runs = [record.comparison, ...(entry?.code === record.code.sha256 ? [entry.comparison] : [])];
  return runs
    .flatMap(({ contestants, noise }) => contestants.slice(1).map((c) => ({ name: c.name, noise, timing: c[mode] })))
    .filter(({ timing }) => timing !== null)
    .reduce((a, b) => (b.timing.ratio.value < a.timing.ratio.value ? b : a));
}

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

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const block = readme.slice(readme.indexOf('<!-- begin results'), readme.indexOf('<!-- end results'));
const rows = block
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
agree('machines of README', rows[0]?.slice(1, -2).join(), machines.join());
agree(
  'functions of README',
  rows
    .slice(1)
    .map(([name]) => name)
    .join(),
  names.join(),
);

const best = new Map();
for (const name of names)
  for (const machine of machines) {
    const own = records.filter((record) => record.name === name && record.machine === machine);
    if (own.length > 0) best.set(`${name} ${machine}`, bestOf(own));
  }

for (const [name, ...cells] of rows.slice(1)) {
  const strongestCell = cells.at(-2) ?? '';
  machines.forEach((machine, i) => {
    const record = best.get(`${name} ${machine}`);
    if (record === undefined) return agree(`${name} ${machine}`, cells[i], '–');
    checkMedians(record);
    const { contestants, noise, contended } = record.comparison;
    const llc = contestants.find((c) => c.name.startsWith('llc'));
    const cycles = MODES.map((mode) => contestants[0][mode]?.cycles.toFixed(1) ?? '–').join(' / ');
    const ratios = MODES.map((mode) => (llc?.[mode] ? figure(llc[mode].ratio, noise) : '–')).join(' / ');
    agree(`${name} ${machine}`, cells[i], `${cycles}${contended ? ' †' : ''}<br>${ratios}`);
    const line = strongestCell.split('<br>').find((text) => text.startsWith(`${machine}: `)) ?? '';
    const found = line.match(/(\*\*)?\d+\.\d\d× ±\d+\.\d\d(\*\*)?/g)?.join(' / ');
    const expected = MODES.filter((mode) => contestants[0][mode] !== null)
      .map((mode) => strongest(record, mode))
      .map((s) => figure(s.timing.ratio, s.noise))
      .join(' / ');
    agree(`strongest of ${name} ${machine}`, found, expected);
  });
}

const pageFile = join(root, 'docs', 'dashboard.html');
if (existsSync(pageFile)) {
  const html = readFileSync(pageFile, 'utf8');
  const page = JSON.parse(/id="results">(.*)<\/script>/.exec(html)[1]);
  const ownBars = page.bars.filter(({ source }) => source === 'optimize');
  const expected = [...best.values()].flatMap((record) =>
    record.comparison.contestants.slice(1).flatMap((c) =>
      MODES.filter((mode) => c[mode] !== null).map((mode) => {
        const { value, low, high } = c[mode].ratio;
        const figures = [value, low, high].map((x) => Number(x.toFixed(3)));
        return [record.name, record.machine, mode, c.name, ...figures].join(' ');
      }),
    ),
  );
  const found = ownBars.map((b) => [b.function, b.machine, b.mode, b.opponent, b.ratio, b.low, b.high].join(' '));
  agree('bars of docs/dashboard.html', found.sort().join('\n'), expected.sort().join('\n'));
  for (const champion of page.champions)
    for (const s of champion.strongest) {
      const record = best.get(`${champion.function} ${champion.machine}`);
      agree(`page, ${champion.function} ${champion.machine}`, s.ratio, strongest(record, s.mode).timing.ratio.value);
    }
}

process.stdout.write(
  problems.length > 0
    ? `${problems.join('\n')}\n${problems.length} of ${compared} figures differ\n`
    : `${compared} figures of ${best.size} best results agree with ${records.length} records\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
