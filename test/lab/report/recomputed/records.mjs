/** The committed records, read as JSON, and which of them is best: with nothing of src. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of files below results/: of the last commit, or as they lie there where there is none. */
function resultFiles(root) {
  try {
    return committedFiles(root);
  } catch {
    return readdirSync(join(root, 'results'), { recursive: true })
      .filter((name) => /\.jsonl?$/.test(name))
      .map((name) => [`results/${name}`, readFileSync(join(root, 'results', name), 'utf8')]);
  }
}

function committedFiles(root) {
  const git = (args, input) => execFileSync('git', args, { cwd: root, input, maxBuffer: 1 << 28 });
  const prefix = git(['rev-parse', '--show-prefix']).toString().trim();
  const names = git(['ls-tree', '-r', '--name-only', 'HEAD', '--', 'results'])
    .toString()
    .split('\n')
    .filter((name) => name.startsWith('results/') && /\.jsonl?$/.test(name));
  // Of each a line that ends in its length, the file, and an empty line.
  const all = git(['cat-file', '--batch'], names.map((name) => `HEAD:${prefix}${name}\n`).join(''));
  let at = 0;
  return names.map((name) => {
    const from = all.indexOf('\n', at) + 1;
    const end = from + Number(all.subarray(at, from).toString().split(' ')[2]);
    at = end + 1;
    return [name, all.subarray(from, end).toString()];
  });
}

/** All records with the names of their folders, and the entries of `bench --store` by machine. */
export function readRecords(root) {
  const files = resultFiles(root);
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
  return { records, bench };
}

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
export const isOpen = ({ verdicts }) =>
  verdicts.some(({ claim, kind }) => kind === 'undecided' && ['asm = IR', 'constant time'].includes(claim));

export function bestOf(all) {
  const right = all.filter(({ verdicts }) => verdicts.every(({ kind }) => kind !== 'refuted'));
  const losers = beaten(right);
  const sound = right.filter(({ code }) => !losers.has(code.sha256));
  const decided = sound.filter((record) => !isOpen(record));
  const trusted = decided.length > 0 ? decided : sound;
  const quiet = trusted.filter(({ comparison }) => !comparison.contended);
  return fastest(mostProved(quiet.length > 0 ? quiet : trusted));
}
